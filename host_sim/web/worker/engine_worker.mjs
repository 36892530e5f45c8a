// SPDX-License-Identifier: MIT
//
// The twin's engine in a Worker: { number, poolBytes, level, seed, moves } in, { number, column } out.
import { Replies } from './replies.mjs';

let engine;

self.onmessage = async ({ data: { number, poolBytes, ...game } }) => {
  engine ??= Replies.load(new URL('twin.wasm', import.meta.url), poolBytes);
  self.postMessage({ number, column: (await engine).reply(game) });
};
