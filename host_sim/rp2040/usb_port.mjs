// SPDX-License-Identifier: MIT
//
// The chip's USB controller as a device, seen from the cable: what answers each token of a host. It takes the
// place of rp2040js's, which hands a buffer on at the moment that it is made available, whether or not a
// host has asked for it. Data sheet, chapter 4.1; packets as in chapter 8 of the USB 2.0 specification.
//
// Each token has its answer here: 'nak', 'stall', null for silence, a packet { pid, data }, or 'ack'.
const kEndpointControls = 0x08, kBufferControls = 0x80, kEndpoint0Buffer = 0x100;
const kEnabled = 2 ** 31, kDouble = 1 << 30, kEachBuffer = 1 << 29, kBothBuffers = 1 << 28;
const kFull = 1 << 15, kPid = 1 << 13, kSelectFirst = 1 << 12, kStall = 1 << 11, kAvailable = 1 << 10, kLength = 0x3ff;
const kController = 1, kPullUp = 1 << 16, kEndpoint0Each = 1 << 29;
const kAddress = 0x00, kFrame = 0x48, kState = 0x50, kStallArm = 0x68;
const kSetupCame = 1 << 17, kReset = 1 << 19, kSuspended = 1 << 4, kResumed = 1 << 11, kLineJ = 1 << 2, kLine = 3 << 2;
const kFrameInterrupt = 1 << 17;

export class UsbPort {
  constructor(mcu) {
    this.mcu = mcu;
    this.usb = mcu.usbCtrl;
    this.bytes = mcu.usbDPRAM;
    this.view = mcu.usbDPRAMView;
    this.second = new Set(); // buffer controls whose second buffer is the next
    this.usb.sieStatus |= kLineJ;
    this.mend();
  }

  /** What rp2040js's registers do otherwise than the chip's. */
  mend() {
    const { usb } = this;
    usb.DPRAMUpdated = (offset, value) => {
      if (value & kSelectFirst) this.second.delete(offset);
    };
    const read = usb.readUint32.bind(usb), write = usb.writeUint32.bind(usb);
    usb.readUint32 = (offset) => {
      if (offset === kFrame) this.setInterrupt(kFrameInterrupt, false);
      return read(offset);
    };
    usb.writeUint32 = (offset, value) => {
      if (offset === kState) this.setState(usb.rawWriteValue & kSuspended, false);
      const line = usb.sieStatus & kLine;
      write(offset, value);
      this.setState(kLine, false);
      this.setState(line, true);
    };
  }

  /** The pull-up by which a device says that it is there. */
  get isPlugged() {
    return (this.usb.mainCtrl & kController) !== 0 && (this.usb.sieCtrl & kPullUp) !== 0;
  }

  get address() {
    return this.usb.readUint32(kAddress) & 0x7f;
  }

  setState(bits, isSet) {
    if (isSet) this.usb.sieStatus |= bits;
    else this.usb.sieStatus &= ~bits;
    this.usb.sieStatusUpdated();
  }

  setInterrupt(bit, isSet) {
    if (isSet) this.usb.intRaw |= bit;
    else this.usb.intRaw &= ~bit;
    this.usb.checkInterrupts();
  }

  // What the host does to the line

  beginReset() {
    this.setState(kLineJ, false);
    this.setState(kReset, true);
  }

  endReset() {
    this.setState(kLineJ, true);
  }

  startFrame(number) {
    this.usb.sofFrameNumber = number & 0x7ff;
    this.setInterrupt(kFrameInterrupt, true);
  }

  suspend() {
    this.setState(kSuspended, true);
  }

  resume() {
    this.setState(kSuspended, false);
    this.setState(kResumed, true);
  }

  // Tokens

  setup(address, packet) {
    if (address !== this.address) return null;
    this.bytes.set(packet, 0);
    this.usb.epStallArm = 0;
    this.setState(kSetupCame, true);
    return 'ack';
  }

  in(address, endpoint) {
    const buffer = this.buffer(address, endpoint, false);
    if (typeof buffer !== 'object' || buffer === null) return buffer;
    if (!(buffer.control & kFull)) return 'nak';
    const data = this.bytes.slice(buffer.place, buffer.place + (buffer.control & kLength));
    this.finish(buffer, buffer.control & ~(kAvailable | kFull));
    return { pid: (buffer.control & kPid) !== 0 ? 1 : 0, data };
  }

  /** A packet of the other kind than expected is the one before, sent twice: it is acknowledged and dropped. */
  out(address, endpoint, { pid, data }) {
    const buffer = this.buffer(address, endpoint, true);
    if (typeof buffer !== 'object' || buffer === null) return buffer;
    if ((buffer.control & kPid) !== 0 !== (pid === 1)) return 'ack';
    if (data.length > (buffer.control & kLength)) return null;
    this.bytes.set(data, buffer.place);
    this.finish(buffer, (buffer.control & ~(kAvailable | kLength)) | kFull | data.length);
    return 'ack';
  }

  /** The buffer that is next, or the answer where there is none. */
  buffer(address, endpoint, isOut) {
    if (address !== this.address) return null;
    const offset = kBufferControls + 8 * endpoint + 4 * isOut;
    const rights = endpoint === 0 ? 0 : this.view.getUint32(kEndpointControls + 8 * (endpoint - 1) + 4 * isOut, true);
    if (endpoint !== 0 && rights < kEnabled) return null;
    const isSecond = (rights & kDouble) !== 0 && this.second.has(offset);
    const control = (this.view.getUint32(offset, true) >>> (isSecond ? 16 : 0)) & 0xffff;
    const isArmed = endpoint !== 0 || (this.usb.readUint32(kStallArm) & (isOut ? 2 : 1)) !== 0;
    if (this.view.getUint32(offset, true) & kStall && isArmed) return 'stall';
    if (!(control & kAvailable)) return 'nak';
    const place = endpoint === 0 ? kEndpoint0Buffer : (rights & 0xffc0) + 64 * isSecond;
    return { offset, rights, isSecond, control, place, endpoint, isOut };
  }

  finish({ offset, rights, isSecond, endpoint, isOut }, control) {
    const word = this.view.getUint32(offset, true);
    this.view.setUint32(offset, isSecond ? (word & 0xffff) | (control << 16) : (word & 0xffff0000) | control, true);
    const isDouble = (rights & kDouble) !== 0;
    if (isDouble && !isSecond) this.second.add(offset);
    else this.second.delete(offset);
    const isTold = endpoint === 0 ? this.usb.sieCtrl & kEndpoint0Each
      : rights & kEachBuffer || (rights & kBothBuffers && (isSecond || !isDouble));
    if (isTold) this.usb.indicateBufferReady(endpoint, isOut);
  }
}
