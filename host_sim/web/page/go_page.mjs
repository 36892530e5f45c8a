// SPDX-License-Identifier: MIT
//
// Go: against the image `go` on an emulated chip, and against the same engine at this machine's speed.
import { Chip } from './chip.mjs';
import { mountGo } from './go/go_view.mjs';

/** The image on the chip, by its console. */
async function openChip({ core, board, bytesAt }) {
  const uf2 = await bytesAt('images/frugal-go-pico.uf2');
  return new Chip({ core, uf2, board, kept: null });
}

/** The engine by itself, in a Worker that answers line by line. */
class EngineSpeaker {
  constructor() {
    this.worker = new Worker(new URL('go_worker.js', import.meta.url), { type: 'module' });
    this.waiting = [];
    this.worker.onmessage = ({ data }) => this.waiting.shift().resolve(data);
    this.worker.onerror = ({ message }) => this.giveUp(message);
  }

  ask(line) {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.worker.postMessage({ line });
    });
  }

  giveUp(why) {
    for (const { reject } of this.waiting.splice(0)) reject(new Error(why));
  }

  close() {
    this.worker.terminate();
    this.giveUp('the engine was closed');
  }
}

/** Its style comes with it, so that a page with Connect Four alone does not wait for it. */
function addStyle() {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: new URL('go.css', import.meta.url) });
  document.head.append(link);
  return new Promise((resolve) => (link.onload = link.onerror = resolve));
}

export async function openGo(root, parts) {
  await addStyle();
  return mountGo(root, [
    { id: 'chip', name: 'the emulated Pico', open: () => openChip(parts) },
    { id: 'engine', name: "the engine at this machine's speed", open: async () => new EngineSpeaker() },
  ]);
}
