// SPDX-License-Identifier: MIT
//
// The page: loads the emulator's core and an image, and shows one of its two games.
import { ConnectPage } from './connect_page.mjs';
import { readImage, takeDrops } from './image_file.mjs';
import { Kept } from './kept.mjs';
import { readLink } from './link.mjs';
import { goOffline } from './offline.mjs';

const byId = (id) => document.getElementById(id);

function notify(sentence) {
  const notice = byId('notice');
  notice.hidden = false;
  notice.querySelector('p').textContent = sentence;
}

async function fetched(path) {
  const response = await fetch(new URL(path, import.meta.url));
  if (!response.ok) throw new Error(`${path} can't be loaded (${response.status})`);
  return response;
}

const bytesAt = async (path) => new Uint8Array(await (await fetched(path)).arrayBuffer());

/** One of our own images for a board. */
async function imageOf(board) {
  const name = `frugal-device-${board.name}.uf2`;
  return { name, uf2: await bytesAt(`images/${name}`) };
}

class Page {
  constructor(boards, core) {
    Object.assign(this, { boards, core, go: null });
    this.kept = new Kept(notify);
    this.connect = new ConnectPage({ kept: this.kept, notify });
    this.listBoards();
    this.listen();
  }

  listBoards() {
    byId('boards').replaceChildren(...this.boards.map(({ name, title }) => new Option(`${name}: ${title}`, name)));
    byId('boards').onchange = ({ target }) => this.choose(target.value);
  }

  listen() {
    byId('notice').querySelector('button').onclick = () => (byId('notice').hidden = true);
    byId('image').onchange = ({ target }) => target.files[0] && this.takeFile(target.files[0]);
    takeDrops((file) => byId('connect').hidden || this.takeFile(file));
    addEventListener('hashchange', () => this.turn());
    document.addEventListener('visibilitychange', () => this.connect.chip?.stand(document.hidden || byId('connect').hidden));
  }

  get board() {
    const name = this.kept.read('board');
    return this.boards.find((board) => board.name === name) ?? this.boards[0];
  }

  async choose(name) {
    this.kept.write('board', name);
    await this.startOwn(null);
  }

  async startOwn(position) {
    const { board, core } = this;
    const image = await imageOf(board);
    if (board !== this.board) return; // another was chosen meanwhile
    byId('boards').value = board.name;
    byId('image-name').textContent = '';
    await this.connect.start({ core, board, image, position });
  }

  async takeFile(file) {
    try {
      const { name, uf2, boardName } = await readImage(file, this.boards);
      if (boardName) this.kept.write('board', boardName);
      const { board, core } = this;
      byId('boards').value = board.name;
      byId('image-name').textContent = `${name} runs on ${board.name}; choose a board to have ours again.`;
      await this.connect.start({ core, board, image: { name, uf2 }, position: null });
    } catch ({ message }) {
      notify(`${file.name} can't run here: ${message}.`);
    }
  }

  /** Which game, and which position, the end of the address says. */
  async turn() {
    const isGo = location.hash.startsWith('#go');
    byId('connect').hidden = isGo;
    byId('go').hidden = !isGo;
    byId('to-connect').toggleAttribute('aria-current', !isGo);
    byId('to-go').toggleAttribute('aria-current', isGo);
    this.connect.chip?.stand(document.hidden || isGo);
    if (isGo) return this.openGo();
    const position = this.takeLink();
    if (!this.connect.chip) return this.startOwn(position);
    return position && this.connect.goTo(position);
  }

  /** The position of a link, once: a reload goes on with the game. */
  takeLink() {
    try {
      const position = readLink(location.hash);
      if (position) history.replaceState(null, '', location.pathname + location.search);
      return position;
    } catch ({ message }) {
      notify(`The link's position is broken: ${message}.`);
      return null;
    }
  }

  async openGo() {
    if (this.go) return;
    this.go = {}; // it is on its way
    const { openGo } = await import('./go_page.mjs');
    this.go = await openGo(byId('go-root'), { core: this.core, board: this.boards[0], bytesAt });
  }
}

async function main() {
  try {
    const [boards, core] = await Promise.all([fetched('boards.json').then((found) => found.json()), bytesAt('core.wasm')]);
    const page = new Page(boards, core);
    await page.turn();
    goOffline((words) => (byId('offline').textContent = words));
  } catch ({ message }) {
    notify(`The page can't start: ${message}. Load it again.`);
  }
}

main();
