// SPDX-License-Identifier: MIT
//
// Keeps the game in the browser's storage, so that a reload goes on with it. A browser may forbid the storage, or
// have no room: keep() then says so by its first false.
import { isGame } from './game.mjs';

const kKey = 'frugal-go';

/** What was kept: { game, opponent, playouts, overlays }; null if there is nothing that can be used. */
export function kept(storage = () => localStorage) {
  try {
    const what = JSON.parse(storage().getItem(kKey));
    return isGame(what?.game) ? what : null;
  } catch {
    return null;
  }
}

/** False if it cannot be kept. */
export function keep(what, storage = () => localStorage) {
  try {
    storage().setItem(kKey, JSON.stringify(what));
    return true;
  } catch {
    return false;
  }
}
