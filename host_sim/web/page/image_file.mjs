// SPDX-License-Identifier: MIT
//
// An image of a person's own: dropped on the page, or chosen. The name that a release gives it tells the board.
import { readUf2 } from '../../rp2040/uf2.mjs';

const kMostBytes = 8 << 20; // 2 MB of flash are 4 MB of .uf2

/** { name, uf2, boardName }: boardName is null if the file's name doesn't tell. An Error that says what is wrong. */
export async function readImage(file, boards) {
  if (file.size > kMostBytes) throw new Error(`it has ${Math.round(file.size / 1e6)} MB, and no image is as large`);
  const uf2 = new Uint8Array(await file.arrayBuffer());
  readUf2(uf2);
  const named = /^frugal-\w+-([\w-]+)\.uf2$/.exec(file.name)?.[1];
  return { name: file.name, uf2, boardName: boards.some(({ name }) => name === named) ? named : null };
}

/** take: (file) => {}, for a file that is dropped anywhere on the page. */
export function takeDrops(take) {
  const isFile = (event) => event.dataTransfer?.types.includes('Files');
  addEventListener('dragover', (event) => {
    if (!isFile(event)) return;
    event.preventDefault();
    document.body.classList.add('dropping');
  });
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget || document.body.classList.remove('dropping'));
  addEventListener('drop', (event) => {
    document.body.classList.remove('dropping');
    if (!isFile(event)) return;
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  });
}
