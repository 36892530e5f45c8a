// SPDX-License-Identifier: MIT
//
// The compiled core, for node; compiled first if it is missing or older than its sources.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const kBuild = fileURLToPath(new URL('core/build.sh', import.meta.url));
const kCore = new URL('../../build/rp2040/core.wasm', import.meta.url);

export function coreBytes() {
  const { status, error } = spawnSync(kBuild, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) {
    console.error(`emulator: its core is not built${error ? `: ${error.message}` : ''}`);
    process.exit(70);
  }
  return readFileSync(kCore);
}
