// SPDX-License-Identifier: MIT
//
// Go's engine in a Worker: { line } of the Go Text Protocol in, { isOk, text } of its reply out.
import { Go } from '../package/go.mjs';

const kPoolBytes = 8 << 20; // a PC has more than a chip
const engine = Go.load({ module: new URL('go.wasm', import.meta.url), bytes: kPoolBytes });

self.onmessage = async ({ data: { line } }) => {
  const answer = (await engine).gtp(line);
  const [, sign, text] = /^([=?])\d* ?([\s\S]*?)\n*$/.exec(answer);
  self.postMessage({ isOk: sign === '=', text });
};
