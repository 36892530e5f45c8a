// SPDX-License-Identifier: MIT
//
// The emulator of the RP2040 by itself: what it must not let pass. Programs are a few instructions each,
// behind a boot2 that jumps to them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Flash } from '../../host_sim/rp2040/flash.mjs';
import { Machine } from '../../host_sim/rp2040/machine.mjs';
import { coreBytes } from '../../host_sim/rp2040/node_core.mjs';
import { Noise } from '../../host_sim/rp2040/noise.mjs';
import { Pixels } from '../../host_sim/rp2040/pixels.mjs';
import { readUf2 } from '../../host_sim/rp2040/uf2.mjs';
import { Lockstep } from './lockstep.mjs';

const image = readFileSync(process.env.IMAGE);
const device = readFileSync(process.env.DEVICE), work = readFileSync(process.env.WORK); // which thinks
const kMillisecond = 1_000_000;

// A wire whose time is ours.
function wire(count) {
  let nanos = 0;
  const pixels = new Pixels(count, () => nanos);
  const hold = (level, length) => {
    pixels.edge(level);
    nanos += length;
  };
  return { pixels, hold, bit: (one) => (hold(true, one ? 672 : 336), hold(false, one ? 584 : 920)) };
}

function send(bit, word) {
  for (let at = 23; at >= 0; --at) bit((word >> at) & 1);
}

test('lights show green, red and blue from the top bit, once the wire has rested', () => {
  const { pixels, hold, bit } = wire(2);
  send(bit, 0x123456);
  send(bit, 0xabcdef);
  pixels.settle();
  assert.deepEqual([pixels.lights, pixels.frames], [[0, 0], 0]);
  hold(false, 280_000);
  pixels.settle();
  assert.deepEqual([pixels.lights, pixels.frames, pixels.errors], [[0x123456, 0xabcdef], 1, []]);
});

test('a pulse or a pause that is too short or too long is an error', () => {
  for (const [high, low] of [[240, 920], [390, 920], [640, 584], [760, 584], [336, 740], [336, 1010], [672, 570], [672, 610]]) {
    const { pixels, hold } = wire(1);
    hold(true, high);
    hold(false, low);
    hold(true, 336);
    assert.ok(pixels.errors.length > 0, `${high} ns high, ${low} ns low`);
  }
});

test('a second frame before the latch is an error', () => {
  const { pixels, hold, bit } = wire(1);
  send(bit, 1);
  hold(false, 279_000);
  send(bit, 2);
  assert.match(pixels.errors[0], /a pause of 279\d+ ns/);
});

test('a frame of half a light, or for too many lights, is an error', () => {
  for (const [bits, error] of [[23, /23 bits/], [48, /for 2 lights/]]) {
    const { pixels, hold, bit } = wire(1);
    for (let i = 0; i < bits; ++i) bit(0);
    hold(false, 300_000);
    pixels.settle();
    assert.match(pixels.errors[0], error);
  }
});

test('a frame that a reset breaks off shows on the lights that it reached', () => {
  const { pixels, bit } = wire(2);
  send(bit, 0x123456);
  bit(1);
  pixels.edge(true);
  pixels.breakOff();
  assert.deepEqual([pixels.lights, pixels.errors], [[0x123456, 0], []]);
});

test('a power cut while the flash changes leaves some of the bits that were to change, and no others', () => {
  const flash = new Flash(new Noise(1));
  flash.program(4096, new Uint8Array(256).fill(0x0f));
  flash.finish();
  flash.program(4096, new Uint8Array(256));
  flash.cut();
  const page = flash.bytes.subarray(4096, 4352);
  assert.ok(page.every((byte) => (byte & 0xf0) === 0));
  assert.ok(page.some((byte) => byte !== 0) && page.some((byte) => byte !== 0x0f));
});

test('programming can only clear bits', () => {
  const flash = new Flash(new Noise(1));
  for (const byte of [0x3c, 0xc3]) {
    flash.program(0, new Uint8Array(256).fill(byte));
    flash.finish();
  }
  assert.ok(flash.bytes.subarray(0, 256).every((byte) => byte === 0));
});

test('a .uf2 that is broken, or for another chip, is refused', () => {
  const wrong = [[0, /is no .uf2/], [512, /block 1 of the .uf2 is none/], [28, /another chip/],
    [20, /says that it is block 1/], [15, /outside the 2 MB/]];
  for (const [at, error] of wrong) {
    const broken = new Uint8Array(image);
    broken[at] ^= 1;
    assert.throws(() => readUf2(broken), error);
  }
  assert.throws(() => readUf2(image.subarray(0, 600)), /cut off: it ends in the middle of block 1/);
  assert.throws(() => readUf2(image.subarray(0, 1024)), /has 2 of its \d+ blocks/);
  assert.throws(() => readUf2(new Uint8Array(0)), /is no .uf2/);
});

function start(change = () => {}, program = image) {
  const machine = new Machine(coreBytes());
  machine.load(program);
  change(machine);
  machine.powerOn();
  machine.run(100 * kMillisecond);
  return machine;
}

test('an image starts through boot2, and not if one bit of it is wrong', () => {
  assert.match(start().heard(), /down 000/);
  const machine = start(({ flash }) => (flash.bytes[17] ^= 4));
  assert.deepEqual([machine.heard(), machine.complaints.length], ['', 1]);
  assert.match(machine.complaints[0], /checksum of boot2/);
});

test('two runs are the same to the nanosecond, RAM included', () => {
  const [first, second] = [start(), start()];
  assert.equal(first.nanos, second.nanos);
  assert.deepEqual(first.sram, second.sram);
});

test('a cut of power and a reset start the image anew; RAM survives the reset only', () => {
  const machine = start();
  machine.heard();
  machine.sram.set([1, 2, 3, 4], 16);
  machine.reset();
  machine.run(100 * kMillisecond);
  assert.match(machine.heard(), /down 000/);
  machine.sram.set([1, 2, 3, 4], 16);
  machine.cutPower();
  assert.notDeepEqual([...machine.sram.subarray(16, 20)], [1, 2, 3, 4]);
  machine.run(100 * kMillisecond);
  assert.match(machine.heard(), /down 000/);
});

test('a key without a pull-up is not there, one that is let go is up', () => {
  const machine = start();
  machine.drivePin(13, false);
  assert.equal(machine.mcu.gpio[13].inputValue, false);
  machine.drivePin(13, null);
  assert.equal(machine.mcu.gpio[13].inputValue, true);
  assert.equal(machine.mcu.gpio[12].inputValue, false);
});

// From the power on, with all that the image does: memory is compared at checkpoints.
function follow(machine, program, { instructions, checkpoints = 10, talk = () => {} }) {
  machine.load(program);
  machine.powerOn();
  const both = new Lockstep(machine);
  for (let part = 1; part <= checkpoints; ++part) {
    talk(machine, part);
    while (both.count < (instructions * part) / checkpoints) machine.run(kMillisecond);
    both.compareMemory();
  }
  return both;
}

test("an image that thinks does what it does on rp2040js's own core, instruction by instruction", () => {
  const both = follow(new Machine(coreBytes()), work, { instructions: 2_000_000 });
  assert.ok(both.accesses > 50, `${both.accesses} accesses`);
});

test("the device, its console and lights do what they do on rp2040js's own core", () => {
  const machine = new Machine(coreBytes());
  machine.lights(28, 64);
  const talk = (_, part) => machine.write(part % 2 ? 'genmove b\n' : 'showboard\n');
  const both = follow(machine, device, { instructions: 2_000_000, talk });
  assert.match(machine.heard(), /= [A-G]/i);
  assert.ok(both.accesses > 5000, `${both.accesses} accesses`);
});
