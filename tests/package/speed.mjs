// SPDX-License-Identifier: MIT
//
// One task of speed.py, by the modules:   node speed.mjs search|proof|go COUNT
import { ConnectFour, Go } from '../../build/web/package/index.mjs';

const [task, count] = [process.argv[2], Number(process.argv[3])];
const kTasks = {
  search: async () => (await ConnectFour.load()).search('', { simulations: count }).column,
  proof: async () => (await ConnectFour.load()).solve('44', { positions: count }).visited,
  go: async () => (await Go.load({ simulations: count })).gtp('genmove b').trim(),
};
console.log(await kTasks[task]());
