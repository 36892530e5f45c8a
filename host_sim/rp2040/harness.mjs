// SPDX-License-Identifier: MIT
//
// The machine for another program, by lines of JSON: a request on standard input, its answer on standard
// output. It does nothing by itself, and time passes only in "run", so each run is the same.
//
//   node harness.mjs IMAGE.uf2
//
//   {"do": "start", "pixels": {"pin": 28, "count": 64}, "sound": {"pin": 16}, "picture": {"data": 4, "clock": 5},
//    "semihosting": true, "flash": {"at": 0, "base64": ""}, "revision": 2}     1: the chip is a B0 or B1, 2: a B2
//   {"do": "run", "nanos": 1000000, "until": "text"}   answers {"said", "usbSaid", "nanos", "busyNanos", "ended", "complaints",
//                                                       "resets"}
//   {"do": "write", "text": "name\n"}
//   {"do": "usb", "plugged": true, "open": true, "reads": true, "asleep": false}
//                                                       a PC at the USB port, a terminal on it that takes what comes
//                                                       answers {"enumerations", "device", "waits": bytes not yet sent}
//   {"do": "usb_write", "text": "name\n"}
//   {"do": "pin", "pin": 13, "level": false}            null: nothing drives it
//   {"do": "lights"}                                    {"lights": [words], "frames", "errors"}
//   {"do": "picture"}                                   {"rows": [64 rows of 128 characters, 0 or 1]}
//   {"do": "sound"}                                     {"hertz"}
//   {"do": "flash", "at": 0, "bytes": 16}               {"base64"}
//   {"do": "word", "address": 0}                        {"word"}, as the core reads it
//   {"do": "registers"}                                 {"registers": [16 words]}
//   {"do": "reset"} {"do": "cut"}                       the pin RUN; the power, for a moment
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { coreBytes } from './node_core.mjs';
import { Machine } from './machine.mjs';
import { UsbHost } from './usb_host.mjs';

let machine;

const requests = {
  start({ pixels, sound, picture, semihosting = true, flash, seed, revision }) {
    machine = new Machine(coreBytes(), { semihosting, seed, revision });
    machine.load(readFileSync(process.argv[2]));
    if (flash) machine.flash.bytes.set(Buffer.from(flash.base64, 'base64'), flash.at);
    machine.plugInto(UsbHost);
    if (pixels) machine.lights(pixels.pin, pixels.count);
    if (sound) machine.sound(sound.pin);
    if (picture) machine.picture(picture.data, picture.clock);
    machine.powerOn();
  },
  run({ nanos, until = null }) {
    machine.run(nanos, until);
    const { nanos: now, busyNanos, ended, complaints, resets } = machine;
    return { said: machine.heard(), usbSaid: machine.usb.heard(), nanos: now, busyNanos, ended, complaints, resets };
  },
  write: ({ text }) => machine.write(text),
  usb({ plugged, open, asleep, reads }) {
    const { usb } = machine;
    usb.isPlugged = plugged ?? usb.isPlugged;
    usb.isOpen = open ?? usb.isOpen;
    usb.isAsleep = asleep ?? usb.isAsleep;
    usb.reads = reads ?? usb.reads;
    usb.settle();
    return { enumerations: usb.enumerations, device: usb.device, waits: usb.toSend.length };
  },
  usb_write: ({ text }) => machine.usb.write(text),
  pin: ({ pin, level }) => machine.drivePin(pin, level),
  lights() {
    const { lights, frames, errors } = machine.pixels;
    return { lights, frames, errors };
  },
  picture: () => ({ rows: machine.oled.rows }),
  sound: () => ({ hertz: machine.wave.hertz }),
  flash: ({ at, bytes }) => ({ base64: Buffer.from(machine.flash.bytes.subarray(at, at + bytes)).toString('base64') }),
  word: ({ address }) => ({ word: machine.mcu.readUint32(address) }),
  registers: () => ({ registers: [...machine.mcu.core.registers] }),
  reset: () => machine.reset(),
  cut: () => machine.cutPower(),
};

function answer(line) {
  try {
    const request = JSON.parse(line);
    return requests[request.do](request) ?? {};
  } catch (reason) {
    return { error: String(reason.stack ?? reason) };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(line))}\n`);
}
