// SPDX-License-Identifier: MIT
//
// Go on the page: a board, its opponent, and what the engine thinks. mountGo() joins the parts.
import { BoardDrawing, markedPoint } from './board_drawing.mjs';
import { BoardKeys } from './board_keys.mjs';
import * as Controls from './controls.mjs';
import { html } from './dom.mjs';
import { FilePanel } from './file_panel.mjs';
import { engineOf, pliesToTakeBack, newGame, takenOf } from './game.mjs';
import { gameFrom, textOf } from './game_files.mjs';
import { labelsOf, overlayWords, ownersOf } from './overlays.mjs';
import { nameOf } from './points.mjs';
import { SearchPanel } from './search_panel.mjs';
import { SgfError } from './sgf.mjs';
import { keep, kept } from './storage.mjs';
import { Table } from './table.mjs';
import * as Words from './words.mjs';

const kChipSteps = [100, 300, 1000, 3000];
const kPcSteps = [...kChipSteps, 10_000, 30_000];
const kUsualPlayouts = 1000;
const kMostLogged = 400;

/** The strengths of an opponent: those that it names, or what a chip or a PC does in a few seconds. */
const stepsOf = ({ id, playouts }) => playouts ?? (id === 'chip' ? kChipSteps : kPcSteps);

class GoView {
  #wanted;
  #canKeep = true;

  constructor(root, opponents) {
    const before = kept();
    this.#wanted = { visits: false, rates: false, ownership: false, ...before?.overlays };
    this.opponents = opponents;
    this.table = new Table(opponents, {
      game: before?.game ?? newGame(), opponent: before?.opponent, playouts: before?.playouts ?? kUsualPlayouts,
    });
    this.table.wantsOwnership = this.#wanted.ownership;
    this.#build(root);
    this.#listen();
    if (before) this.#tell(Words.openedInWords(before.game));
    this.table.open();
  }

  unmount() {
    this.table.close();
    this.root.remove();
  }

  // Building.

  #build(root) {
    const { table } = this;
    const act = {
      pass: () => table.play('pass'), takeBack: () => table.takeBack(),
      giveHint: () => table.giveHint(), resign: () => table.resign(),
    };
    this.drawing = new BoardDrawing();
    this.cells = new BoardKeys({ choose: (point) => this.#choose(point), keys: { p: act.pass, u: act.takeBack } });
    this.moves = Controls.moveButtons(act);
    this.search = new SearchPanel();
    this.files = new FilePanel({
      open: (text) => this.#openText(text), textOf: () => textOf(table.game, table.handicapStones),
      tell: (sentence) => this.#tell(sentence), complain: (sentence) => this.#complain(sentence),
    });
    this.#buildForms();
    this.#buildWords();
    this.root = html('div', { class: 'go' }, this.#boardSide(), this.#panelSide());
    this.files.listenTo(this.root);
    root.append(this.root);
  }

  #buildForms() {
    const { table, opponents } = this;
    this.newGame = Controls.newGameForm((settings) => {
      this.log.replaceChildren();
      table.start(settings);
    });
    const steps = stepsOf(table.opponent);
    if (!steps.includes(table.playouts)) table.playouts = steps.includes(kUsualPlayouts) ? kUsualPlayouts : steps[0];
    this.opponent = Controls.opponentForm({ opponents, opponent: table.opponent.id, steps, playouts: table.playouts }, {
      opponent: (id) => this.#switchTo(id),
      playouts: (number) => {
        table.playouts = number;
        this.#keep();
      },
    });
  }

  #buildWords() {
    this.status = html('p', { id: 'go-status', class: 'go-status' });
    this.players = { black: html('span', { id: 'go-black' }), white: html('span', { id: 'go-white' }) };
    this.notice = html('p', { id: 'go-notice', class: 'go-notice', role: 'alert' });
    this.log = html('div', {
      id: 'go-log', class: 'go-log', role: 'log', 'aria-live': 'polite', 'aria-label': 'Moves', tabindex: 0,
    });
    this.resultWords = html('p', { id: 'go-result', class: 'go-result' });
    this.resultHelp = html('p', { class: 'go-hush' });
    this.playOn = Controls.button('go-play-on', 'Play on', () => this.#thenFocusBoard(() => this.table.playOn()));
    this.restart = Controls.button('go-restart', 'Start Frugal again', () => this.#thenFocusBoard(() => this.table.open()));
  }

  #boardSide() {
    const keys = html('p', { id: 'go-keys', class: 'go-hush' },
      'Keys on the board: arrows move, Enter plays, P passes, U takes back.');
    const players = html('p', { class: 'go-players' },
      ...['black', 'white'].map((color) => html('span', { class: 'go-player' },
        html('span', { class: `go-chip go-chip-${color}`, 'aria-hidden': 'true' }), this.players[color])));
    return html('div', { class: 'go-side' }, players, this.status,
      html('div', { class: 'go-board' }, this.drawing.root, this.cells.root),
      this.moves.root, this.notice, this.restart, keys);
  }

  #panelSide() {
    this.result = Controls.part('Result', this.resultWords, this.resultHelp, this.playOn);
    return html('div', { class: 'go-panel' }, this.result,
      Controls.part('Moves', this.log),
      Controls.part('What Frugal thinks', Controls.overlaySwitches(this.#wanted, (...what) => this.#showOverlay(...what)),
        this.search.root),
      Controls.part('Opponent', this.opponent.root), Controls.part('New game', this.newGame.root), this.files.root);
  }

  #listen() {
    this.table.addEventListener('change', () => this.#show());
    this.table.addEventListener('tell', ({ detail }) => this.#tell(detail));
    this.table.addEventListener('trouble', ({ detail }) => this.#complain(detail));
  }

  // Acting.

  #choose(point) {
    if (this.table.judgement !== null) this.table.toggleDead(point);
    else this.table.play(nameOf(point));
  }

  #thenFocusBoard(act) {
    act();
    this.cells.focus();
  }

  #switchTo(id) {
    const steps = stepsOf(this.opponents.find((each) => each.id === id));
    if (!steps.includes(this.table.playouts)) this.table.playouts = steps.includes(kUsualPlayouts) ? kUsualPlayouts : steps[0];
    this.opponent.setSteps(steps, this.table.playouts);
    this.#tell(`The opponent is now: ${this.opponents.find((each) => each.id === id).name}`);
    this.table.open(id);
  }

  #showOverlay(name, isWanted) {
    this.#wanted[name] = isWanted;
    if (name === 'ownership') this.table.showOwnership(isWanted);
    this.#show();
  }

  #openText(text) {
    try {
      const { game, places } = gameFrom(text);
      this.table.load(game, places);
    } catch (error) {
      if (!(error instanceof SgfError)) throw error;
      this.#complain(`This is no game that can be opened: ${error.message}.`);
    }
  }

  // Showing.

  #tell(sentence) {
    this.notice.textContent = '';
    this.log.append(html('p', {}, `${sentence}.`));
    while (this.log.childElementCount > kMostLogged) this.log.firstElementChild.remove();
    this.log.scrollTop = this.log.scrollHeight;
  }

  #complain(sentence) {
    this.notice.textContent = sentence;
  }

  #show() {
    this.#showBoard();
    this.#showWords();
    this.#showControls();
    this.search.show(this.table.search);
    this.#keep();
  }

  #showBoard() {
    const { table } = this;
    const dead = table.judgement?.dead ?? new Set();
    const [last, hint] = [markedPoint(table.game.moves.at(-1)?.point), markedPoint(table.hint)];
    this.drawing.show({
      stones: table.stones, last: table.stones[last] ? last : -1, hint, dead,
      owners: ownersOf(table, this.#wanted), labels: labelsOf(table.search, this.#wanted),
    });
    this.cells.show((point) => Words.cellInWords(nameOf(point), table.stones[point], [
      point === last && 'last move', point === hint && 'hint', dead.has(point) && 'dead',
      ...overlayWords(point, table, this.#wanted),
    ]));
  }

  #showWords() {
    const { table } = this;
    const { game } = table;
    this.status.textContent = Words.statusInWords(table);
    this.root.classList.toggle('go-works', ['opening', 'thinking', 'hinting', 'judging'].includes(table.phase));
    for (const color of ['black', 'white']) {
      this.players[color].textContent = Words.playerInWords(color, game, takenOf(game, table.stones, color));
    }
    this.resultWords.textContent = `${Words.resultInWords(game.result)}.`;
    this.resultHelp.textContent = table.judgement ? Words.judgementInWords(table) : '';
  }

  #showControls() {
    const { table } = this;
    const [isReady, isJudged] = [table.phase === 'ready', table.judgement !== null];
    const canTakeBack = pliesToTakeBack(table.game) > 0 && !['opening', 'broken'].includes(table.phase);
    const able = [isReady, canTakeBack, isReady, !['over', 'opening', 'broken'].includes(table.phase)];
    this.moves.buttons.forEach((each, i) => Controls.setAble(each, able[i]));
    this.result.hidden = table.phase !== 'over';
    this.playOn.hidden = !isJudged;
    this.restart.hidden = table.phase !== 'broken';
    if (!this.newGame.root.contains(document.activeElement)) this.newGame.show(table.game);
  }

  #keep() {
    const { game, opponent, playouts } = this.table;
    const isKept = keep({ game, opponent: opponent.id, playouts, overlays: this.#wanted });
    if (!isKept && this.#canKeep) this.#complain('The browser does not let the page keep the game: a reload ends it.');
    this.#canKeep = this.#canKeep && isKept;
  }
}

/**
 * Shows Go in an element. An opponent is { id, name, open() } and may name its strengths, `playouts`: a list of
 * simulations a move. open() returns a Promise of a speaker: ask(line) returns a Promise of { isOk, text }, and
 * close() ends it.
 */
export function mountGo(root, opponents) {
  const view = new GoView(root, opponents);
  return { unmount: () => view.unmount() };
}
