// SPDX-License-Identifier: MIT
//
// The twin's engine in a Worker: { number, level, seed, engineBegins, moves } in, { number, column } out.
import { ConnectFour } from '../package/connect.mjs';

const engine = ConnectFour.load({ module: new URL('connect.wasm', import.meta.url) });

self.onmessage = async ({ data: { number, ...game } }) => {
  self.postMessage({ number, column: (await engine).reply(game) });
};
