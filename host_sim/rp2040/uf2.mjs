// SPDX-License-Identifier: MIT
//
// Reads a .uf2, the file that the chip's drive takes (https://github.com/microsoft/uf2).
const kBlockBytes = 512, kDataAt = 32, kMostData = 476;
const kMagics = [[0, 0x0a324655], [4, 0x9e5d5157], [508, 0x0ab16f30]];
const kFamily = 0xe48bff56, kHasFamily = 0x2000;
const kFlashBegin = 0x10000000, kFlashEnd = kFlashBegin + (2 << 20);

const hasMagics = (view, at) => kMagics.every(([offset, magic]) => view.getUint32(at + offset, true) === magic);

function readBlock(view, at, number, count) {
  const word = (offset) => view.getUint32(at + offset, true);
  if (!hasMagics(view, at)) throw new Error(`block ${number} of the .uf2 is none`);
  if (!(word(8) & kHasFamily) || word(28) !== kFamily) throw new Error('the .uf2 is for another chip than an RP2040');
  if (word(20) !== number) throw new Error(`block ${number} of the .uf2 says that it is block ${word(20)}`);
  if (word(24) !== count) throw new Error(`the .uf2 has ${count} of its ${word(24)} blocks`);
  const address = word(12), length = word(16);
  if (length > kMostData) throw new Error(`block ${number} of the .uf2 is too long`);
  if (address < kFlashBegin || address + length > kFlashEnd) {
    throw new Error(`block ${number} of the .uf2 lies outside the 2 MB of flash, at ${address.toString(16)}`);
  }
  return { address, bytes: new Uint8Array(view.buffer, view.byteOffset + at + kDataAt, length) };
}

/** [{ address, bytes }]; an Error if the file is broken or for another chip. */
export function readUf2(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = file.length / kBlockBytes;
  if (count < 1 || !hasMagics(view, 0)) throw new Error('the file is no .uf2: it does not begin as one');
  if (!Number.isInteger(count)) throw new Error(`the .uf2 is cut off: it ends in the middle of block ${Math.floor(count)}`);
  return Array.from({ length: count }, (_, number) => readBlock(view, number * kBlockBytes, number, count));
}
