// SPDX-License-Identifier: MIT
//
// The number over a fixed set of searches. It is the same wherever the engine is the same.
import { compiled, instance } from './load.mjs';

/// Eight hexadecimal digits. Takes about a tenth of a second.
export async function signature({ module } = {}) {
  const engine = await instance(await compiled(module ?? new URL('./signature.wasm', import.meta.url)));
  return (engine.signature() >>> 0).toString(16).padStart(8, '0');
}
