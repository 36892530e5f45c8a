// SPDX-License-Identifier: MIT
//
// Go on the page: a board, its opponent, and what the engine thinks. mountGo() joins the parts.
import { BoardDrawing, markedPoint } from './board_drawing.mjs';
import { BoardKeys } from './board_keys.mjs';
import * as Controls from './controls.mjs';
import { html } from './dom.mjs';
import { FilePanel } from './file_panel.mjs';
import { newGame } from './game.mjs';
import { gameFrom, textOf } from './game_files.mjs';
import { labelsOf, overlayWords, ownersOf } from './overlays.mjs';
import { nameOf } from './points.mjs';
import { SearchPanel } from './search_panel.mjs';
import { SgfError } from './sgf.mjs';
import { Speech } from './speech.mjs';
import { keep, kept } from './storage.mjs';
import { kUsualPlayouts, playoutsFor, stepsOf } from './strengths.mjs';
import { Table } from './table.mjs';
import * as Words from './words.mjs';

class GoView {
  #wanted;
  #canKeep = true;

  constructor(root, opponents) {
    const before = kept();
    this.#wanted = { visits: false, rates: false, ownership: false, ...before?.overlays };
    this.opponents = opponents;
    this.#seat(before);
    this.#build();
    root.append(this.root);
    if (before) this.speech.tell(Words.openedInWords(before.game));
    this.table.open();
  }

  unmount() {
    this.table.close();
    this.root.remove();
  }

  #seat(before) {
    this.table = new Table(this.opponents, {
      game: before?.game ?? newGame(), opponent: before?.opponent, playouts: before?.playouts ?? kUsualPlayouts,
    });
    this.table.playouts = playoutsFor(this.table.opponent, this.table.playouts);
    this.table.wantsOwnership = this.#wanted.ownership;
    this.table.addEventListener('change', () => this.#show());
    this.table.addEventListener('tell', ({ detail }) => this.speech.tell(detail));
    this.table.addEventListener('trouble', ({ detail }) => this.speech.notify(detail));
  }

  // Building.

  #build() {
    const { table } = this;
    this.speech = new Speech({
      playOn: () => this.#actAndFocusBoard(() => table.playOn()),
      restart: () => this.#actAndFocusBoard(() => table.open()),
    });
    this.drawing = new BoardDrawing();
    this.search = new SearchPanel();
    this.#buildMoves();
    this.#buildForms();
    this.#buildFiles();
    this.root = html('div', { class: 'go' }, this.#boardSide(), this.#panelSide());
    this.files.listenTo(this.root);
  }

  #buildMoves() {
    const { table } = this;
    const act = {
      pass: () => table.play('pass'), takeBack: () => table.takeBack(),
      giveHint: () => table.giveHint(), resign: () => table.resign(),
    };
    this.cells = new BoardKeys({ choose: (point) => this.#choose(point), keys: { p: act.pass, u: act.takeBack } });
    this.moves = Controls.moveButtons(act);
  }

  #buildForms() {
    const { table, opponents } = this;
    this.newGame = Controls.newGameForm((settings) => {
      this.speech.clear();
      this.search.clear();
      table.start(settings);
    });
    const steps = stepsOf(table.opponent);
    this.opponent = Controls.opponentForm({ opponents, opponent: table.opponent.id, steps, playouts: table.playouts }, {
      opponent: (id) => this.#switchTo(opponents.find((each) => each.id === id)),
      playouts: (number) => {
        table.playouts = number;
        this.#keep();
      },
    });
  }

  #buildFiles() {
    this.files = new FilePanel({
      open: (text) => this.#openText(text),
      textOf: () => textOf(this.table.game, this.table.handicapStones),
      notify: (sentence) => this.speech.notify(sentence),
    });
  }

  #boardSide() {
    const { speech } = this;
    const keys = html('p', { id: 'go-keys', class: 'go-hush' },
      'Keys on the board: arrows move, Enter plays, P passes, U takes back.');
    const overlays = Controls.overlaySwitches(this.#wanted, (name, isWanted) => this.#showOverlay(name, isWanted));
    return html('div', { class: 'go-side' }, speech.players, speech.status,
      html('div', { class: 'go-board' }, this.drawing.root, this.cells.root),
      speech.notice, speech.restart, speech.result, this.moves.root, overlays, keys);
  }

  #panelSide() {
    return html('div', { class: 'go-panel' },
      Controls.part('Moves', this.speech.log), Controls.part('What Frugal thinks', this.search.root),
      Controls.part('Opponent', this.opponent.root), Controls.part('New game', this.newGame.root), this.files.root);
  }

  // Acting.

  #choose(point) {
    if (this.table.judgement !== null) this.table.toggleDead(point);
    else this.table.play(nameOf(point));
  }

  #actAndFocusBoard(act) {
    act();
    this.cells.focus();
  }

  #switchTo(opponent) {
    this.table.playouts = playoutsFor(opponent, this.table.playouts);
    this.opponent.setSteps(stepsOf(opponent), this.table.playouts);
    this.speech.tell(`The opponent is now: ${opponent.name}`);
    this.table.open(opponent.id);
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
      this.speech.notify(`This is no game that can be opened: ${error.message}.`);
    }
  }

  // Showing.

  #show() {
    const { table } = this;
    this.#showBoard();
    this.speech.show(table);
    const isReady = table.phase === 'ready';
    const able = [isReady, table.canTakeBack, isReady, table.canResign];
    this.moves.buttons.forEach((each, i) => Controls.setAble(each, able[i]));
    if (!this.newGame.root.contains(document.activeElement)) this.newGame.show(table.game);
    this.search.show(table.search);
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

  #keep() {
    const { game, opponent, playouts } = this.table;
    const isKept = keep({ game, opponent: opponent.id, playouts, overlays: this.#wanted });
    const complains = !isKept && this.#canKeep;
    this.#canKeep = isKept;
    if (complains) this.speech.notify('The browser does not let the page keep the game: a reload ends it.');
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
