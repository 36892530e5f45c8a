// SPDX-License-Identifier: MIT
//
// Connect Four: joins the emulated board with what the page shows of it and with what people press.
import { Chip } from './chip.mjs';
import { showBoard } from './board_table.mjs';
import { ConsoleView } from './console_view.mjs';
import { Follower } from './follower.mjs';
import { isEngines, kColumns, readGame } from './game_state.mjs';
import { Hundred } from './hundred.mjs';
import { KeysView } from './keys_view.mjs';
import { LightsView } from './lights_view.mjs';
import { kLetters, linkOf } from './link.mjs';
import { LogView } from './log_view.mjs';
import { PictureView } from './picture_view.mjs';
import { setUp } from './position.mjs';
import { Sound } from './sound.mjs';
import { speedInWords } from './speed.mjs';
import { ThoughtsView } from './thoughts_view.mjs';
import { Twin } from './twin.mjs';

const kOver = /(won|draw)\.$/;
const kDemoNanos = 60.5e9, kDarkNanos = 660.5e9; // how long the board is alone before (firmware/README.md)
const byId = (id) => document.getElementById(id);

export class ConnectPage {
  /** kept: what the browser keeps; notify: (sentence) => {} */
  constructor({ kept, notify }) {
    Object.assign(this, { kept, notify, chip: null, game: null, status: '', isSettingUp: false, sound: new Sound() });
    this.log = new LogView(byId('log'));
    this.thoughts = new ThoughtsView(byId('thoughts'));
    new ConsoleView(byId('console'), (line) => this.command(line));
    this.hundred = new Hundred(byId('twin'));
    this.makeColumns();
    this.listen();
  }

  // The board

  /** image: { name, uf2 }; position: of a link, or null. */
  async start({ core, board, image, position }) {
    this.close();
    const name = `store-${image.name}`;
    const kept = this.kept.readBytes(name, board.storeBytes);
    this.parts = { core, board, image };
    this.isOver = false;
    this.game = null;
    this.chip = new Chip({ core, uf2: image.uf2, board, kept });
    this.twin = new Twin(board.poolBytes, (result) => this.showTwin(result));
    this.follower = new Follower(this.chip);
    this.log.clear();
    this.setStatus('Starting …');
    this.show(board);
    this.hear(name);
    this.hundred.take({ core, uf2: image.uf2, board });
    await this.greet(position, !kept);
    this.follower.poke();
  }

  close() {
    this.follower?.close();
    this.twin?.close();
    this.chip?.close();
  }

  /** Ends early if another board takes this one's place. */
  async greet(position, isNew) {
    const { chip } = this;
    try {
      if (this.parts.board.picture) await chip.ask('frugal-talk on');
      if (position) await this.goTo(position);
      else await this.begin(isNew);
    } catch ({ message }) {
      if (chip === this.chip) this.notify(`The board did not answer: ${message}.`);
    }
  }

  /** A board whose game has no move shows its menu; the page begins the game. In a new one the twin can follow. */
  async begin(isNew) {
    const { chip } = this;
    const { isOk, text } = await chip.ask('frugal-game');
    if (!isOk) return this.setStatus('This image plays no Connect Four; ask its console.');
    if (readGame(text).moves) return undefined; // it goes on
    if (isNew) await chip.ask('frugal-ponder off');
    return chip.ask(isNew ? 'frugal-new you' : 'frugal-new');
  }

  async goTo(position) {
    const { chip } = this;
    this.isSettingUp = true;
    try {
      await chip.ask('frugal-ponder off');
      await setUp(chip, position);
    } catch ({ message }) {
      if (chip === this.chip) this.notify(`The link's position can't be set up: ${message}. The game goes on before it.`);
    }
    await this.follower.look().catch(() => {}); // the moves until here are not the chip's own
    this.isSettingUp = false;
  }

  /** After a restart by the image itself, or by a cut of its power. */
  async goOn() {
    if (this.parts.board.picture) await this.ask('frugal-talk on');
    await this.begin(false).catch(() => {}); // it has restarted once more
    this.follower.poke();
  }

  show(board) {
    byId('board-name').textContent = board.name;
    const View = board.picture ? PictureView : LightsView;
    this.view = new View(byId('lights'), board);
    this.keys = new KeysView(byId('keys'), board, (key, isDown) => this.press(key, isDown));
    this.placeColumns(board);
  }

  /** Above them the columns of the game: in the middle of the lights, or in the left half of a picture. */
  placeColumns({ columns, picture }) {
    const { style, dataset } = byId('columns');
    dataset.cells = picture ? 2 * kColumns : columns;
    style.setProperty('--columns', dataset.cells);
    style.setProperty('--first', picture ? 1 : Math.floor((columns - kColumns) / 2) + 1);
  }

  hear(name) {
    const { chip, follower } = this;
    const on = (source, type, act) => source.addEventListener(type, ({ detail }) => act(detail));
    on(chip, 'lights', ({ lights }) => this.view.show(lights));
    on(chip, 'picture', ({ rows }) => this.view.show(rows));
    on(chip, 'tone', ({ hertz }) => this.sound.play(hertz));
    on(chip, 'line', ({ line }) => this.hearLine(line));
    on(chip, 'kept', ({ kept }) => this.kept.writeBytes(name, kept));
    on(chip, 'speed', ({ speed }) => this.passTime(speed));
    on(chip, 'trouble', ({ why }) => this.notify(why));
    on(chip, 'restarted', () => this.goOn());
    on(follower, 'game', ({ game }) => this.showGame(game));
    on(follower, 'thoughts', ({ thoughts }) => this.thoughts.show(thoughts, this.game.moves.length));
  }

  press(key, isDown) {
    if (isDown) this.twin.hurry();
    this.chip.press(key, isDown);
    this.follower.poke();
  }

  // What it says

  hearLine(line) {
    this.log.add(line);
    this.follower.poke();
    if (kOver.test(line)) this.isOver = true;
    if (line.startsWith('Try ')) this.setStatus(`${line}, says Frugal.`);
    if (/^(A new game|A draw|You|Frugal|Player)/.test(line)) this.setStatus(line.replace(/ \(or type.*/, '.'));
  }

  setStatus(text) {
    this.status = text;
    byId('status').textContent = text;
  }

  /** The demo says nothing on the console. */
  passTime(speed) {
    speedInWords(byId('speed'), speed);
    const { aloneNanos } = this.chip;
    const alone = aloneNanos >= kDarkNanos ? 'the board sleeps' : aloneNanos >= kDemoNanos ? 'the board plays by itself' : '';
    byId('status').textContent = alone ? `Left alone, ${alone}. A key brings your game back.` : this.status;
  }

  showGame(game) {
    if (game.moves !== this.game?.moves) this.isOver = this.isOver && game.moves.startsWith(this.game?.moves ?? '');
    this.game = game;
    this.twin.follow(game, this.isSettingUp);
    showBoard(byId('spoken'), game.moves);
    byId('level').value = String(game.level);
    byId('ponder').checked = game.ponders;
    if (!this.isOver && isEngines(game, game.moves.length)) this.setStatus('Frugal is thinking …');
  }

  showTwin({ compared, same, latest: { chip, twin } }) {
    const words = same === compared ? `The same move ${same} of ${compared} times` : `The same move only ${same} of ${compared} times`;
    byId('twin-result').textContent = `${words}; the latest: ${chip} by the chip, ${twin} by the twin.`;
  }

  // What people press

  /** A command whose refusal is told. */
  async ask(line) {
    const { chip } = this;
    this.follower.poke();
    try {
      const { isOk, text } = await chip.ask(line);
      if (!isOk) this.notify(`The board answers: ${text}.`);
      return isOk;
    } catch ({ message }) {
      if (chip === this.chip) this.notify(`The board did not answer: ${message}.`);
      return false;
    }
  }

  command(line) {
    this.follower.poke();
    return this.chip.ask(line);
  }

  makeColumns() {
    byId('columns').replaceChildren(...[...kLetters].map((letter) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: letter });
      button.setAttribute('aria-label', `Column ${letter}`);
      button.onclick = () => this.ask(`frugal-drop ${letter}`);
      return button;
    }));
  }

  listen() {
    const onClick = (id, act) => (byId(id).onclick = act);
    for (const begins of ['you', 'engine', 'two']) onClick(`new-${begins}`, () => this.ask(`frugal-new ${begins}`));
    onClick('hint', () => this.ask('frugal-hint'));
    onClick('back', () => this.ask('frugal-back'));
    onClick('share', () => this.share());
    onClick('power', () => this.chip.cutPower());
    onClick('forget', () => this.forget());
    byId('level').onchange = ({ target }) => this.ask(`frugal-level ${target.value}`);
    byId('ponder').onchange = ({ target }) => this.ask(`frugal-ponder ${target.checked ? 'on' : 'off'}`);
    byId('sound').onchange = ({ target }) => this.sound.turn(target.checked);
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, () => this.sound.allow());
    addEventListener('keydown', (event) => this.type(event, true));
    addEventListener('keyup', (event) => this.type(event, false));
    addEventListener('blur', () => this.parts && this.letGo());
  }

  /** The keyboard, where no field or button wants the key for itself. */
  type(event, isDown) {
    const wanted = event.target.closest?.('input, select, textarea, [role=grid]');
    const chooses = ['Enter', ' '].includes(event.key) && event.target.closest?.('button, a, summary');
    if (!this.chip || byId('connect').hidden || wanted || chooses) return;
    if (this.keys.type(event, isDown)) event.preventDefault();
    else if (isDown && !event.repeat) this.typeColumn(event);
  }

  typeColumn({ key, ctrlKey, altKey, metaKey }) {
    const letter = kLetters['1234567'.indexOf(key)] ?? '';
    if (letter && !ctrlKey && !altKey && !metaKey) this.ask(`frugal-drop ${letter}`);
  }

  letGo() {
    for (const { name } of this.parts.board.keys) this.chip.press(name, false);
  }

  async share() {
    if (!this.game) return;
    const link = new URL(linkOf(this.game), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      this.notify('The link is copied: it holds the moves, the level and who began.');
    } catch {
      this.notify(`Copy this link: ${link}`);
    }
  }

  forget() {
    this.kept.remove(`store-${this.parts.image.name}`);
    this.start({ ...this.parts, position: null });
  }
}
