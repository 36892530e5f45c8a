// SPDX-License-Identifier: MIT
//
// The button that plays a hundred games of the chip and its twin.
const kGames = 100;

export class Hundred {
  constructor(root) {
    this.button = root.querySelector('#hundred');
    this.progress = root.querySelector('#hundred-progress');
    this.result = root.querySelector('#hundred-result');
    this.words = this.button.textContent;
    this.button.onclick = () => (this.worker ? this.stop('Stopped.') : this.start());
  }

  /** What the games are played with: { core, uf2, board } */
  take(parts) {
    this.parts = parts;
    if (this.worker) this.stop('Stopped, because the board has changed.');
  }

  start() {
    this.button.textContent = 'Stop';
    this.progress.hidden = false;
    this.result.textContent = '';
    this.worker = new Worker(new URL('hundred_worker.js', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }) => this.show(data);
    this.worker.onerror = ({ message }) => this.show({ why: message });
    this.worker.postMessage({ ...this.parts, games: kGames });
  }

  stop(words) {
    this.worker.terminate();
    this.worker = null;
    this.button.textContent = this.words;
    this.progress.hidden = true;
    this.result.textContent = `${this.result.textContent} ${words}`.trim();
  }

  show({ why, games, replies, differences, level }) {
    if (why) return this.stop(`The games ended: ${why}.`);
    this.progress.value = games;
    const different = differences === 0 ? 'no reply differs' : `${differences} replies differ`;
    this.button.textContent = `Stop (game ${games} of ${kGames}, level ${level})`;
    if (games < kGames) return undefined;
    this.result.textContent = `${games} games, ${replies} replies of the chip: ${different}.`;
    return this.stop('');
  }
}
