// SPDX-License-Identifier: MIT
//
// The example of the package's README runs as it stands, and prints what its comments say.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import test from 'node:test';

test('the example of the README prints what its comments say', () => {
  const readme = readFileSync(new URL('node_modules/frugal-mcts/README.md', import.meta.url), 'utf8');
  const [, example] = readme.match(/```js\n(.*?)```/s);
  const wanted = [...example.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, said]) => said);
  assert.equal(wanted.length, example.match(/console\.log/g).length);
  writeFileSync('example.mjs', example);
  const { stdout, stderr, status } = spawnSync(process.execPath, ['example.mjs'], { encoding: 'utf8' });
  assert.equal(stderr, '');
  assert.equal(status, 0);
  assert.deepEqual(stdout.trimEnd().split('\n'), wanted);
});
