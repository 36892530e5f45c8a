// SPDX-License-Identifier: MIT
//
// What the threads of a browser's Workers have taken of the processor, as Linux counts it. The wall's time tells
// nothing on a machine that does other things as well.
import { readFileSync, readdirSync } from 'node:fs';

const kWorkers = 'DedicatedWorker'; // how Chromium names the thread of each, cut off at 15 letters

async function renderersOf(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** The folders of these threads in /proc. */
export async function workerThreads(browser) {
  const folders = (await renderersOf(browser)).map((id) => `/proc/${id}/task`);
  const tasks = folders.flatMap((folder) => readdirSync(folder).map((task) => `${folder}/${task}`));
  return tasks.filter((task) => readFileSync(`${task}/comm`, 'utf8').startsWith(kWorkers));
}

/** Nanoseconds on a processor. */
export const taken = (thread) => Number(readFileSync(`${thread}/schedstat`, 'utf8').split(' ')[0]);
