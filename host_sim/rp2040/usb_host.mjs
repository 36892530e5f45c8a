// SPDX-License-Identifier: MIT
//
// A PC at the chip's USB port. It enumerates as PCs do, loads its driver of serial ports, opens and closes
// the port as a terminal does, and complains about each answer that the specifications do not allow: USB 2.0,
// chapters 8 and 9; Communication Devices 1.2 and its subclass for PSTN devices.
//
// What it does is one sequence: each `yield` lets so many nanoseconds go.
import { UsbPort } from './usb_port.mjs';

const kMicro = 1000, kMilli = 1_000_000;
const kFrameNanos = kMilli, kPacketNanos = 50 * kMicro, kAgainNanos = 125 * kMicro;
const kPatienceNanos = 5000 * kMilli; // for a request, USB 2.0, chapter 9.2.6
const kDebounceNanos = 100 * kMilli, kResetNanos = 10 * kMilli, kRecoveryNanos = 10 * kMilli;
const kDevice = 1, kConfiguration = 2, kString = 3, kInterface = 4, kEndpoint = 5, kQualifier = 6;
const kFromDevice = 0x80, kClassInterface = 0x21;
const kGetDescriptor = 6, kSetAddress = 5, kSetConfiguration = 9;
const kSetLineCoding = 0x20, kGetLineCoding = 0x21, kSetControlLines = 0x22;
const kLineCoding = Uint8Array.of(0x00, 0xc2, 0x01, 0x00, 0, 0, 8); // 115,200 baud, 8N1
const kBulkBytes = 64;

class Gone extends Error {}

export class UsbHost {
  /** complain(sentence) */
  constructor(complain) {
    this.complain = complain;
    this.isPlugged = this.isOpen = this.isAsleep = false; // what the person in front of it wants
    this.reads = true; // whether the terminal takes what comes
    this.toSend = [];
    this.said = '';
    this.enumerations = 0;
    this.forget();
  }

  forget() {
    this.address = 0;
    this.device = null; // what it has told: identity and names
    this.lines = 0; // 3: the port is open
    this.toggles = new Map();
    this.isSuspended = this.isResetting = false;
  }

  /** To a chip that has just been reset. */
  connect(mcu) {
    this.port = new UsbPort(mcu);
    this.clock = mcu.clock;
    this.forget();
    this.frame = this.clock.createAlarm(() => this.startFrame());
    this.next = this.clock.createAlarm(() => this.goOn());
    this.sequence = null;
    this.settle();
  }

  /** After a change of what is wanted. */
  settle() {
    if (!this.isPlugged || this.sequence || !this.port) return;
    this.sequence = this.live();
    this.frame.schedule(kFrameNanos);
    this.goOn();
  }

  startFrame() {
    if (!this.isPlugged) return;
    if (this.port.isPlugged && !this.isSuspended && !this.isResetting) this.port.startFrame(++this.frames);
    this.frame.schedule(kFrameNanos);
  }

  goOn() {
    const { value, done } = this.sequence.next();
    if (done) this.sequence = null;
    else this.next.schedule(value);
  }

  write(text) {
    this.toSend.push(...text);
  }

  heard() {
    const text = this.said;
    this.said = '';
    return text;
  }

  // The sequence

  *live() {
    this.frames = 0;
    while (this.isPlugged) {
      try {
        while (this.isPlugged && (!this.port.isPlugged || this.isAsleep)) yield kFrameNanos;
        yield kDebounceNanos;
        yield* this.enumerate();
        yield* this.serve();
      } catch (reason) {
        if (!(reason instanceof Gone)) this.complain(`USB: ${reason.message}`);
        while (this.port.isPlugged && this.isPlugged && !(reason instanceof Gone)) yield kFrameNanos;
      }
      this.forget();
    }
    this.port.suspend(); // so a device sees a cable without PC
  }

  *enumerate() {
    yield* this.reset();
    const begin = yield* this.get(kDevice, 0, 8);
    expect([8, 16, 32, 64].includes(begin[7]), 'the packet size of endpoint 0');
    yield* this.reset();
    yield* this.put(0, kSetAddress, 1 + this.enumerations % 100, 0);
    yield 2 * kMilli;
    this.address = 1 + this.enumerations % 100;
    expect(this.port.address === this.address, 'it does not take its address');
    this.device = yield* this.describe();
    yield* this.configure();
    ++this.enumerations;
  }

  *reset() {
    this.address = 0;
    this.toggles.clear();
    this.isResetting = true;
    this.port.beginReset();
    yield kResetNanos;
    this.port.endReset();
    this.isResetting = false;
    yield kRecoveryNanos;
  }

  *describe() {
    const device = yield* this.get(kDevice, 0, 18);
    expect(device.length === 18 && device[0] === 18 && device[17] === 1, 'the device descriptor');
    expect((yield* this.get(kQualifier, 0, 10)) === null, 'a device of one speed has no qualifier');
    const languages = yield* this.get(kString, 0, 255);
    expect(languages.length === 4 && half(languages, 2) === 0x0409, 'the languages');
    const names = [];
    for (const index of [device[14], device[15], device[16]]) names.push(index ? yield* this.text(index) : '');
    expect((yield* this.get(kString, 0xee, 255)) === null, 'a string that nobody has');
    return { vendor: half(device, 8), product: half(device, 10), names };
  }

  *text(index) {
    const string = yield* this.get(kString, index, 255);
    expect(string !== null && string[0] === string.length && string.length > 2, `string ${index}`);
    return String.fromCharCode(...new Uint16Array(string.slice(2).buffer));
  }

  *configure() {
    const begin = yield* this.get(kConfiguration, 0, 9);
    expect(begin.length === 9, 'the begin of the configuration');
    const whole = yield* this.get(kConfiguration, 0, half(begin, 2));
    expect(whole.length === half(begin, 2), 'the whole configuration');
    this.read(whole);
    yield* this.put(0, kSetConfiguration, whole[5], 0);
    yield* this.put(kClassInterface, kSetLineCoding, 0, this.control, kLineCoding);
    const coding = yield* this.request(kClassInterface | kFromDevice, kGetLineCoding, 0, this.control, 7);
    expect(coding !== null && coding.every((byte, i) => byte === kLineCoding[i]), 'the line coding');
    yield* this.put(kClassInterface, kSetControlLines, 0, this.control);
  }

  /** Interfaces and endpoints: one for control with its interrupt, one for data with two of bulk. */
  read(whole) {
    const endpoints = [];
    let interfaces = 0, at = 0, kind = null;
    for (; at < whole.length; at += whole[at]) {
      expect(whole[at] >= 2 && at + whole[at] <= whole.length, `a descriptor of ${whole[at]} bytes`);
      if (whole[at + 1] === kInterface) {
        kind = whole[at + 5];
        if (kind === 2) this.control = whole[at + 2];
        ++interfaces;
      } else if (whole[at + 1] === kEndpoint) {
        endpoints.push({ kind, address: whole[at + 2], type: whole[at + 3], bytes: half(whole, at + 4) });
      }
    }
    expect(interfaces === whole[4] && interfaces === 2, 'two interfaces');
    const bulk = endpoints.filter(({ kind, type, bytes }) => kind === 10 && type === 2 && bytes === kBulkBytes);
    expect(bulk.length === 2 && endpoints.length === 3, 'its endpoints');
    this.in = bulk.find(({ address }) => address & kFromDevice).address & 15;
    this.out = bulk.find(({ address }) => !(address & kFromDevice)).address & 15;
    this.notes = endpoints.find(({ type }) => type === 3).address & 15;
  }

  /** The driver: like those of PCs it asks for data whenever the port is open. */
  *serve() {
    while (this.isPlugged) {
      const lines = this.isOpen ? 3 : 0;
      if (this.isAsleep) yield* this.sleep();
      if (lines !== this.lines) yield* this.put(kClassInterface, kSetControlLines, lines, this.control);
      this.lines = lines;
      const hasSent = this.isOpen && this.toSend.length > 0 && this.send();
      const hasHeard = this.isOpen && this.reads && this.fetch(this.in);
      expect(!this.fetch(this.notes), 'a note that nobody asked for');
      if (!this.port.isPlugged) throw new Gone();
      yield hasSent || hasHeard ? kPacketNanos : kAgainNanos;
    }
  }

  *sleep() {
    this.isSuspended = true;
    yield 3 * kMilli;
    this.port.suspend();
    while (this.isAsleep && this.isPlugged) {
      if (!this.port.isPlugged) throw new Gone();
      yield kFrameNanos;
    }
    this.port.resume();
    yield 20 * kMilli;
    this.isSuspended = false;
  }

  send() {
    const data = Uint8Array.from(this.toSend.slice(0, kBulkBytes), (character) => character.charCodeAt(0));
    const answer = this.port.out(this.address, this.out, { pid: this.toggle(this.out), data });
    expect(answer !== 'stall', 'a stall of the endpoint out');
    if (answer !== 'ack') return false;
    this.toSend.splice(0, data.length);
    this.flip(this.out);
    return true;
  }

  fetch(endpoint) {
    const key = endpoint | kFromDevice;
    const answer = this.port.in(this.address, endpoint);
    expect(answer !== 'stall', `a stall of endpoint ${endpoint}`);
    if (answer === 'nak' || answer === null) return false;
    expect(answer.pid === this.toggle(key), `DATA${answer.pid} of endpoint ${endpoint}, out of turn`);
    this.flip(key);
    this.said += String.fromCharCode(...answer.data);
    return true;
  }

  toggle(key) {
    return this.toggles.get(key) ?? 0;
  }
  flip(key) {
    this.toggles.set(key, 1 - this.toggle(key));
  }

  // Requests on endpoint 0

  get(type, index, bytes) {
    return this.request(kFromDevice, kGetDescriptor, (type << 8) | index, type === kString && index ? 0x0409 : 0, bytes);
  }

  *put(kind, request, value, index, data = new Uint8Array(0)) {
    const taken = yield* this.request(kind, request, value, index, data.length, data);
    expect(taken !== null, `a stall of request ${request}`);
  }

  /** What comes back; null: it is refused. */
  *request(kind, request, value, index, bytes, data = null) {
    const packet = Uint8Array.of(kind, request, value & 255, value >> 8, index & 255, index >> 8, bytes & 255, bytes >> 8);
    const until = this.clock.nanosCounter + kPatienceNanos;
    expect(this.port.setup(this.address, packet) === 'ack', `silence at request ${request}`);
    yield kPacketNanos;
    if (kind & kFromDevice) return yield* this.take(bytes, until);
    for (let pid = 1, at = 0; at < bytes; pid = 1 - pid, at += 64) {
      const part = { pid, data: data.subarray(at, at + 64) };
      if ((yield* this.insist(() => this.port.out(this.address, 0, part), until)) === 'stall') return null;
    }
    const state = yield* this.insist(() => this.port.in(this.address, 0), until);
    if (state === 'stall') return null;
    expect(state.pid === 1 && state.data.length === 0, 'the state of a request is DATA1 without data');
    return data ?? new Uint8Array(0);
  }

  *take(bytes, until) {
    const taken = [];
    for (let pid = 1, isShort = false; taken.length < bytes && !isShort; pid = 1 - pid) {
      const part = yield* this.insist(() => this.port.in(this.address, 0), until);
      if (part === 'stall') return null;
      expect(part.pid === pid, `DATA${part.pid} of endpoint 0, out of turn`);
      taken.push(...part.data);
      isShort = part.data.length < 64;
    }
    expect(taken.length <= bytes, `${taken.length} bytes where ${bytes} were asked for`);
    const state = yield* this.insist(() => this.port.out(this.address, 0, { pid: 1, data: new Uint8Array(0) }), until);
    expect(state === 'ack', 'the state of a request');
    return Uint8Array.from(taken);
  }

  *insist(token, until) {
    for (;;) {
      if (!this.port.isPlugged || !this.isPlugged) throw new Gone();
      const answer = token();
      yield kPacketNanos;
      expect(answer !== null, 'silence on endpoint 0');
      if (answer !== 'nak') return answer;
      expect(this.clock.nanosCounter < until, 'no answer to a request within 5 s');
    }
  }
}

const half = (bytes, at) => bytes[at] | (bytes[at + 1] << 8);

function expect(isRight, what) {
  if (!isRight) throw new Error(what);
}
