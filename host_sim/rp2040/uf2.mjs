// SPDX-License-Identifier: MIT
//
// Reads a .uf2, the file that the chip's drive takes (https://github.com/microsoft/uf2).
const kBlockBytes = 512, kDataAt = 32, kMostData = 476;
const kMagics = [[0, 0x0a324655], [4, 0x9e5d5157], [508, 0x0ab16f30]];
const kFamily = 0xe48bff56, kHasFamily = 0x2000;

function readBlock(view, at, number, count) {
  const word = (offset) => view.getUint32(at + offset, true);
  if (kMagics.some(([offset, magic]) => word(offset) !== magic)) throw new Error(`block ${number} of the .uf2 is none`);
  if (!(word(8) & kHasFamily) || word(28) !== kFamily) throw new Error('the .uf2 is for another chip');
  if (word(20) !== number || word(24) !== count) throw new Error(`block ${number} of the .uf2 says that it is another`);
  if (word(16) > kMostData) throw new Error(`block ${number} of the .uf2 is too long`);
  return { address: word(12), bytes: new Uint8Array(view.buffer, view.byteOffset + at + kDataAt, word(16)) };
}

/** [{ address, bytes }]; an Error if the file is broken or for another chip. */
export function readUf2(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const count = file.length / kBlockBytes;
  if (count < 1 || !Number.isInteger(count)) throw new Error('the .uf2 has no whole number of blocks');
  return Array.from({ length: count }, (_, number) => readBlock(view, number * kBlockBytes, number, count));
}
