// SPDX-License-Identifier: MIT
//
// An SSD1306 display of 128 x 64 pixels on an I2C bus (Solomon Systech, data sheet revision 1.1, chapters
// 8.1.5 and 9), as strict as can be: it obeys the commands that it knows, in page addressing mode, and
// complains of any other. A bit takes as long as the chip's bus is set for. The bus works only if both pins
// have the function I2C. The display has its own supply: a reset of the chip changes nothing here.
const kAddress = 0x3c, kWrite = 0;
const kWidth = 128, kPages = 8;
const kI2cFunction = 3;
const kCommands = 0x00, kPixels = 0x40; // what the bytes that follow are
const kMostHertz = 400_000;
const kWithOperand = new Set([0x20, 0x81, 0x8d, 0xa8, 0xd3, 0xd5, 0xd9, 0xda, 0xdb]);
const kWithout = new Set([0x40, 0xa4, 0xa6, 0xe3]);

export class Oled {
  /** complain: (sentence) => {} */
  constructor(dataPin, clockPin, complain) {
    Object.assign(this, { dataPin, clockPin, complain, taken: 0 }); // taken: bytes so far
    this.loseSupply();
  }

  loseSupply() {
    this.memory = new Uint8Array(kWidth * kPages);
    Object.assign(this, { page: 0, column: 0, isOn: false, hasPump: false, lines: 64, isTurned: { columns: false, rows: false } });
    this.begin();
  }

  begin() {
    this.kind = null; // of the bytes
    this.command = null; // which waits for its operand
  }

  /** To a chip that starts. */
  attach(mcu) {
    const unit = mcu.i2c[(this.dataPin % 4) / 2];
    let next = null;
    const alarm = mcu.clock.createAlarm(() => next());
    const afterBits = (count, then) => {
      next = then;
      alarm.schedule(count * this.nanosABit(mcu, unit));
    };
    const isWired = () => [this.dataPin, this.clockPin].every((pin) => mcu.gpio[pin].functionSelect === kI2cFunction);
    unit.onStart = () => afterBits(1, () => unit.completeStart());
    unit.onConnect = (address, mode) => afterBits(9, () => {
      this.begin();
      unit.completeConnect(isWired() && address === kAddress && mode === kWrite);
    });
    unit.onWriteByte = (byte) => afterBits(9, () => {
      this.take(byte);
      unit.completeWrite(true);
    });
    unit.onStop = () => afterBits(1, () => unit.completeStop());
  }

  nanosABit(mcu, unit) {
    const nanos = ((unit.sclHighPeriod + unit.sclLowPeriod) * 1e9) / mcu.clkSys;
    if (nanos < 1e9 / kMostHertz) this.complain(`the display's bus has ${Math.round(1e9 / nanos)} Hz`);
    return nanos;
  }

  take(byte) {
    ++this.taken;
    if (this.kind === null) {
      this.kind = byte;
      if (byte !== kCommands && byte !== kPixels) this.complain(`the display gets neither commands nor pixels: ${byte}`);
    } else if (this.kind === kPixels) {
      if (this.column === kWidth) this.complain('a page of the display gets more pixels than it has');
      else this.memory[this.page * kWidth + this.column++] = byte;
    } else if (this.command !== null) {
      this.obey(this.command, byte);
      this.command = null;
    } else if (kWithOperand.has(byte)) {
      this.command = byte;
    } else {
      this.obey(byte);
    }
  }

  obey(command, operand) {
    if ((command & 0xf8) === 0xb0) this.page = command & 7;
    else if (command < 0x10) this.column = (this.column & 0xf0) | command;
    else if (command < 0x20) this.column = (this.column & 0x0f) | ((command & 7) << 4);
    else if (command === 0x20 && operand !== 2) this.complain('the display is not in page addressing mode');
    else if (command === 0x8d) this.hasPump = operand === 0x14;
    else if (command === 0xa8) this.lines = operand + 1;
    else if (command >> 1 === 0xa0 >> 1) this.isTurned.columns = command === 0xa1;
    else if (command === 0xc0 || command === 0xc8) this.isTurned.rows = command === 0xc8;
    else if (command === 0xae || command === 0xaf) this.isOn = command === 0xaf;
    else if (!kWithOperand.has(command) && !kWithout.has(command)) this.complain(`the display has no command ${command.toString(16)}`);
  }

  /** 64 rows of 128 characters, 0 or 1, as seen with the connector above. */
  get rows() {
    const isLit = this.isOn && this.hasPump && this.lines === 8 * kPages;
    const pixel = (x, y) => (isLit ? (this.memory[(y >> 3) * kWidth + x] >> (y & 7)) & 1 : 0);
    const { columns, rows } = this.isTurned;
    return Array.from({ length: 8 * kPages }, (_, y) =>
      Array.from({ length: kWidth }, (_, x) => pixel(columns ? x : kWidth - 1 - x, rows ? y : 8 * kPages - 1 - y)).join(''));
  }
}
