// SPDX-License-Identifier: MIT
//
// The modules of the package: the same engine, without imports, and small.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import test from 'node:test';
import { gzipSync } from 'node:zlib';
import { ConnectFour, Go, signature } from 'frugal-mcts';
import { ask } from './tool.mjs';

const require = createRequire(import.meta.url);
const kLargest = { connect: 45 * 1024, go: 60 * 1024, signature: 24 * 1024 };
const bytesOf = (name) => readFileSync(require.resolve(`frugal-mcts/${name}.wasm`));

test('the signature is that of the tool', async () => {
  assert.equal(await signature(), ask('signature', []).trim());
  assert.equal(await signature({ module: bytesOf('signature') }), '6d522914');
});

for (const name of Object.keys(kLargest)) {
  test(`the module ${name} imports nothing`, () => {
    assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(bytesOf(name))), []);
  });

  test(`the module ${name} has at most ${kLargest[name]} bytes, compressed`, () => {
    assert.ok(gzipSync(bytesOf(name), { level: 9 }).length <= kLargest[name]);
  });
}

test('the package has the version of the project', () => {
  const text = readFileSync(new URL('node_modules/frugal-mcts/package.json', import.meta.url), 'utf8');
  const { version, dependencies } = JSON.parse(text);
  assert.equal(version, process.env.VERSION);
  assert.equal(dependencies, undefined);
});

test('code is taken as bytes, as a module and as a URL', async () => {
  const bytes = bytesOf('connect');
  const url = new URL('node_modules/frugal-mcts/connect.wasm', import.meta.url);
  for (const module of [bytes, new Uint8Array(bytes).buffer, await WebAssembly.compile(bytes), url]) {
    const game = await ConnectFour.load({ module });
    assert.equal(game.solve('444443562').column, 3);
  }
  assert.equal((await Go.load({ module: bytesOf('go') })).gtp('name'), '= Frugal\n\n');
});

test('a pool of a few bytes will do', async () => {
  for (const bytes of [0, 100, 4096]) {
    const game = await ConnectFour.load({ bytes });
    assert.ok(game.search('44', { simulations: 500 }).pool.records * 40 <= bytes);
    assert.equal(game.solve('444443562').column, 3);
  }
});
