// SPDX-License-Identifier: MIT
//
// The table at which a person plays an engine: it keeps the record (game.mjs), has the engine check and make the
// moves, and knows what is to be seen. It draws nothing. Its events:
//
//   change     something that is to be seen has changed
//   tell       detail: a sentence about the game
//   trouble    detail: a sentence about what went wrong, and what to do
//
// What takes time is a task. A new task ends the one before at its next answer, so that a new game or another
// opponent never waits for a move that nobody needs.
import * as Engine from './engine.mjs';
import * as Game from './game.mjs';
import { Line, Refusal } from './line.mjs';
import { emptyBoard, kSize, nameOf, opponentOf } from './points.mjs';
import { areaOf, countOf, leadOf, resultOf, toggledDead } from './scoring.mjs';
import * as Words from './words.mjs';

class Superseded extends Error {}

export class Table extends EventTarget {
  /** opening, ready (the person is to move), asking, thinking, hinting, judging, over, broken */
  phase = 'opening';
  stones = emptyBoard();
  /** The last search, null if the position has changed since: { color, simulations, moves, expected, pool }. */
  search = null;
  ownership = null;
  hint = null;
  /** Once the game is judged: { dead, owners, told }, `told` being the engine's own result. */
  judgement = null;
  handicapStones = [];
  wantsOwnership = false;

  #opponents;
  #line = null;
  #task = 0;
  #isInStep = false;

  constructor(opponents, { game, opponent, playouts }) {
    super();
    this.#opponents = opponents;
    this.game = game;
    this.playouts = playouts;
    this.opponent = this.#find(opponent);
  }

  #find(id) {
    return this.#opponents.find((each) => each.id === id) ?? this.#opponents[0];
  }

  // What a person does.

  /** Starts the engine, or another one, and brings it to the game's position. */
  open(id = this.opponent.id) {
    this.close();
    this.opponent = this.#find(id);
    return this.#run('opening', async (ask, check) => {
      const speaker = await this.opponent.open();
      if (!check()) return new Line(speaker).close();
      this.#line = new Line(speaker);
      await ask(`boardsize ${kSize}`);
      await this.#bring(ask);
      await this.#goOn(ask);
    });
  }

  close() {
    ++this.#task;
    this.#line?.close();
    this.#line = null;
    this.#isInStep = false;
  }

  start(settings) {
    return this.#replace(Game.newGame(settings), 'A new game begins');
  }

  /** Opens a game from a file; `places` has the characters of its moves. A game that is refused changes nothing. */
  load(game, places) {
    if (this.#line === null) return this.#say('trouble', 'Start Frugal first; it checks the moves of the file.');
    const before = this.game;
    return this.#run('asking', async (ask) => {
      this.#set(game);
      const refused = await this.#tryToBring(ask, places);
      if (refused !== '') this.#set(before);
      if (refused !== '') await this.#bring(ask);
      this.#say(refused === '' ? 'tell' : 'trouble', refused || Words.openedInWords(game));
      await this.#goOn(ask);
    });
  }

  /** `name` is a point's, or 'pass'. */
  play(name) {
    return this.#act(async (ask) => {
      const color = Game.nextColor(this.game);
      this.#isInStep = false;
      const refused = await Engine.tryToPlay(ask, color, name);
      this.#isInStep = refused !== '';
      if (refused !== '') return this.#refuse(color, name, refused);
      await this.#note(ask, color, name);
      return this.#goOn(ask);
    });
  }

  #refuse(color, name, reason) {
    const isOfRules = name !== 'pass' && reason === 'illegal move';
    this.#say('trouble', isOfRules ? Words.refusalInWords(this.stones, color, name) : `Frugal refuses it: ${reason}.`);
    this.#settle('ready');
  }

  takeBack() {
    const count = Game.pliesToTakeBack(this.game);
    if (this.#line === null || count === 0) return undefined;
    const isInStep = this.#isInStep;
    return this.#run('asking', async (ask) => {
      this.#set(Game.withoutLast(this.game, count));
      this.#tell(count === 1 ? 'One move is taken back' : `${count} moves are taken back`);
      if (isInStep) await this.#undo(ask, count);
      else await this.#bring(ask);
      await this.#goOn(ask);
    });
  }

  resign() {
    if (this.phase === 'over') return;
    ++this.#task;
    this.#isInStep = this.#isInStep && this.phase === 'ready';
    this.#endByResignation(this.game.human, 'You resign');
  }

  giveHint() {
    return this.#act(async (ask) => {
      const color = Game.nextColor(this.game);
      this.#settle('hinting');
      this.hint = await Engine.advise(ask, color, this.playouts);
      this.#tell(Words.hintInWords(color, this.hint));
      this.search = await Engine.readSearch(ask, color);
      this.#settle('ready');
    });
  }

  playOn() {
    if (this.judgement === null) return undefined;
    return this.#run('asking', async (ask) => {
      this.#set(Game.playedOn(this.game));
      this.#tell('The game goes on');
      this.#isInStep = true;
      await this.#goOn(ask);
    });
  }

  /** Marks the chain at this point dead, or alive again. */
  toggleDead(point) {
    if (this.judgement === null || this.stones[point] === null) return;
    const dead = toggledDead(this.stones, this.judgement.dead, point);
    const owners = areaOf(this.stones, dead);
    this.judgement = { ...this.judgement, dead, owners };
    this.game = { ...this.game, result: resultOf(leadOf(owners, this.game.komi)) };
    this.#tell(`${nameOf(point)} is ${dead.has(point) ? 'dead' : 'alive'}`);
    this.#tell(Words.resultInWords(this.game.result));
  }

  showOwnership(isWanted) {
    this.wantsOwnership = isWanted;
    if (this.phase !== 'ready' || !isWanted) return this.#changed();
    return this.#run('ready', (ask) => this.#readOwnership(ask));
  }

  // Tasks.

  async #run(phase, work) {
    const task = ++this.#task;
    const check = () => task === this.#task;
    const ask = async (line) => {
      if (!check()) throw new Superseded();
      const text = await this.#line.ask(line);
      if (!check()) throw new Superseded();
      return text;
    };
    this.#settle(phase);
    try {
      await work(ask, check);
    } catch (error) {
      if (check()) this.#break(error);
    }
  }

  /** A task of the person who is to move. */
  #act(work) {
    if (this.phase === 'ready') return this.#run('asking', work);
    this.#say('trouble', this.phase === 'over' ? 'The game is over. Start a new one, or take a move back.'
      : 'Wait until Frugal has finished.');
    return undefined;
  }

  #replace(game, sentence) {
    this.#set(game);
    this.stones = emptyBoard();
    this.#tell(sentence);
    if (this.#line === null) return this.open();
    return this.#run('asking', async (ask) => {
      await this.#bring(ask);
      await this.#goOn(ask);
    });
  }

  /** The position is the end of `game`; nothing is known about it yet. */
  #set(game) {
    this.game = game;
    this.search = this.ownership = this.hint = this.judgement = null;
  }

  #settle(phase) {
    this.phase = phase;
    this.#changed();
  }

  #break(error) {
    this.close();
    this.#say('trouble', `Frugal has stopped: ${error.message}. Start it again; the game is kept.`);
    this.#settle('broken');
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }

  #say(kind, sentence) {
    this.dispatchEvent(new CustomEvent(kind, { detail: sentence }));
  }

  #tell(sentence) {
    this.#say('tell', sentence);
    this.#changed();
  }

  // What the engine does.

  async #bring(ask) {
    this.#isInStep = false;
    const { komi, stones, handicapStones } = await Engine.bringTo(ask, this.game);
    this.game = { ...this.game, komi };
    this.stones = stones;
    this.handicapStones = handicapStones;
    this.#isInStep = true;
  }

  /** The sentence that says why the game cannot be played; '' if it can. */
  async #tryToBring(ask, places) {
    try {
      await this.#bring(ask);
      return '';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return Words.fileRefusalInWords(error, places, await Engine.readStones(ask));
    }
  }

  async #undo(ask, count) {
    this.#isInStep = false;
    for (let i = 0; i < count; ++i) await ask('undo');
    this.stones = await Engine.readStones(ask);
    this.#isInStep = true;
  }

  /** After each move: the end, the engine's turn, or the person's. */
  async #goOn(ask) {
    if (this.game.resigned !== null) return this.#settle('over');
    if (Game.isOver(this.game)) return this.#judge(ask);
    if (!Game.isHumansTurn(this.game)) return this.#answer(ask);
    this.#settle('ready');
    if (this.wantsOwnership) await this.#readOwnership(ask);
    return undefined;
  }

  async #answer(ask) {
    const color = Game.engineOf(this.game);
    this.#isInStep = false;
    this.#settle('thinking');
    const move = await Engine.think(ask, this.game, color, this.playouts);
    this.#isInStep = move === 'resign';
    if (move === 'resign') return this.#endByResignation(color, 'Frugal resigns');
    await this.#note(ask, color, move.toUpperCase() === 'PASS' ? 'pass' : move);
    this.search = await Engine.readSearch(ask, color);
    return this.#goOn(ask);
  }

  /** The engine has the move on its board: so has the record, then. */
  async #note(ask, color, point) {
    const rival = opponentOf(color);
    const stones = await Engine.readStones(ask);
    const taken = countOf(this.stones, rival) - countOf(stones, rival);
    this.#set(Game.withMove(this.game, color, point));
    this.stones = stones;
    this.#isInStep = true;
    this.#tell(Words.moveInWords(color, point));
    if (taken > 0) this.#tell(Words.captureInWords(color, taken));
  }

  async #readOwnership(ask) {
    this.ownership = await Engine.readOwnership(ask);
    this.#changed();
  }

  async #judge(ask) {
    this.#settle('judging');
    this.judgement = await Engine.judge(ask, this.stones);
    this.ownership = this.judgement.ownership;
    this.game = { ...this.game, result: this.judgement.told };
    this.#tell(Words.resultInWords(this.game.result));
    this.#settle('over');
  }

  #endByResignation(color, sentence) {
    this.game = Game.resignedBy(this.game, color);
    this.#tell(`${sentence}. ${Words.resultInWords(this.game.result)}`);
    this.#settle('over');
  }
}
