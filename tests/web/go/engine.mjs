// SPDX-License-Identifier: MIT
//
// Frugal's command-line tool as a speaker of the Go Text Protocol, for the tests. FRUGAL_CLI names the tool; without
// it the one in build/host is taken.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const kBuilt = fileURLToPath(new URL('../../../build/host/host_sim/frugal_cli', import.meta.url));

export const tool = process.env.FRUGAL_CLI ?? kBuilt;
/** For node:test: why a test that needs the tool is left out; false if the tool is there. */
export const isMissing = existsSync(tool) ? false : 'toolchains/build.sh host frugal_cli builds the tool';

/** { ask, close }, as mountGo() wants a speaker. */
export function openSpeaker() {
  const child = spawn(tool, ['gtp', '--game', 'go:9'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = [];
  let heard = '';
  child.stdout.on('data', (bytes) => {
    const answers = (heard + bytes).split('\n\n');
    heard = answers.pop();
    answers.forEach((each) => waiting.shift()({ isOk: each[0] === '=', text: each.slice(1).trim() }));
  });
  const ask = (line) => new Promise((resolve) => {
    waiting.push(resolve);
    child.stdin.write(`${line}\n`);
  });
  return { ask, close: () => child.stdin.end() };
}
