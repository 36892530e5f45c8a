// SPDX-License-Identifier: MIT
//
// The table at which a person plays an engine: what the person may do. The game is kept while engines come and go;
// the rules are the engine's.
import * as Engine from './engine.mjs';
import * as Game from './game.mjs';
import { kSize, nameOf } from './points.mjs';
import { Referee } from './referee.mjs';
import { areaOf, leadOf, resultOf, toggledDead } from './scoring.mjs';
import { TableState } from './table_state.mjs';
import { Tasks } from './tasks.mjs';
import * as Words from './words.mjs';

const kInPlay = ['ready', 'asking', 'thinking', 'hinting'];

export class Table extends TableState {
  #opponents;
  #tasks = new Tasks();
  #referee = new Referee(this);

  constructor(opponents, { game, opponent, playouts }) {
    super(game, playouts);
    this.#opponents = opponents;
    this.opponent = this.#find(opponent);
  }

  #find(id) {
    return this.#opponents.find((each) => each.id === id) ?? this.#opponents[0];
  }

  get canTakeBack() {
    return this.#tasks.hasEngine && (this.#hasResigned || Game.pliesToTakeBack(this.game) > 0);
  }
  get canResign() {
    return kInPlay.includes(this.phase);
  }
  get #hasResigned() {
    return this.game.resigned === this.game.human;
  }

  /** Starts the engine, or another one, and brings it to the game's position. */
  open(id = this.opponent.id) {
    this.close();
    this.opponent = this.#find(id);
    return this.#run('opening', async (ask, isCurrent) => {
      if (!(await this.#tasks.open(this.opponent, isCurrent))) return;
      await ask(`boardsize ${kSize}`);
      await this.#bringAndGoOn(ask, this.game);
    });
  }

  close() {
    this.#tasks.close();
    this.isInStep = false;
  }

  /** Begins a new game: { human, komi, handicap }. */
  start(settings) {
    this.set(Game.newGame(settings));
    this.tell('A new game begins');
    if (!this.#tasks.hasEngine) return this.open();
    return this.#run('asking', (ask) => this.#bringAndGoOn(ask, this.game));
  }

  /** Opens a game from a file; `places` has the characters of its moves. A game that is refused changes nothing. */
  load(game, places) {
    if (!this.#tasks.hasEngine) return this.complain('Start Frugal first: it checks the moves of the file.');
    return this.#run('asking', async (ask) => {
      const refused = await this.#referee.tryToBring(ask, game, places);
      if (refused === '') this.tell(Words.openedInWords(game));
      else this.complain(refused);
      if (refused === '') await this.#referee.goOn(ask);
      else await this.#bringAndGoOn(ask, this.game);
    });
  }

  /** `name` is a point's, or 'pass'. */
  play(name) {
    return this.#act('asking', async (ask) => {
      const color = Game.nextColor(this.game);
      const refused = await this.#referee.play(ask, color, name);
      if (refused === '') return this.#referee.goOn(ask);
      this.complain(Words.refusalInWords(this.stones, color, name, refused));
      return this.settle('ready');
    });
  }

  /** Takes back the person's last move and what followed, or its resignation. */
  takeBack() {
    if (!this.canTakeBack) return this.complain('There is no move of yours to take back.');
    const count = this.#hasResigned ? 0 : Game.pliesToTakeBack(this.game);
    const game = Game.withoutLast(this.game, count);
    const isInStep = this.isInStep;
    return this.#run('asking', async (ask) => {
      if (isInStep) await this.#referee.undo(ask, game, count);
      else await this.#referee.bring(ask, game);
      this.tell(Words.takenBackInWords(count));
      await this.#referee.goOn(ask);
    });
  }

  resign() {
    if (!this.canResign) return;
    this.#tasks.stop();
    this.#referee.resign(this.game.human, 'You resign');
  }

  giveHint() {
    return this.#act('hinting', async (ask) => {
      const color = Game.nextColor(this.game);
      this.hint = await Engine.advise(ask, color, this.playouts);
      this.tell(Words.hintInWords(color, this.hint));
      this.search = await Engine.readSearch(ask, color);
      this.settle('ready');
    });
  }

  /** After two passes: the players do not agree yet. */
  playOn() {
    if (!this.#isJudged) return undefined;
    this.set(Game.playedOn(this.game));
    this.tell('The game goes on');
    return this.#run('asking', (ask) => this.#referee.goOn(ask));
  }

  /** Marks the chain at this point dead, or alive again. */
  toggleDead(point) {
    if (!this.#isJudged || this.stones[point] === null) return;
    const dead = toggledDead(this.stones, this.judgement.dead, point);
    const owners = areaOf(this.stones, dead);
    this.judgement = { ...this.judgement, dead, owners };
    this.game = { ...this.game, result: resultOf(leadOf(owners, this.game.komi)) };
    this.tell(Words.markedInWords(nameOf(point), dead.has(point), this.game.result));
  }

  get #isJudged() {
    return this.phase === 'over' && this.judgement !== null;
  }

  showOwnership(isWanted) {
    this.wantsOwnership = isWanted;
    if (this.phase !== 'ready' || !isWanted) return this.changed();
    return this.#run('ready', (ask) => this.#referee.readOwnership(ask));
  }

  async #bringAndGoOn(ask, game) {
    await this.#referee.bring(ask, game);
    await this.#referee.goOn(ask);
  }

  /** What went wrong before is no longer of interest. */
  async #run(phase, work) {
    this.complain('');
    this.settle(phase);
    try {
      await this.#tasks.run(work);
    } catch (error) {
      this.close();
      this.complain(`Frugal has stopped: ${error.message}. Start it again; the game is kept.`);
      this.settle('broken');
    }
  }

  /** A task of the person who is to move. */
  #act(phase, work) {
    if (this.phase === 'ready') return this.#run(phase, work);
    return this.complain(Words.notNowInWords(this.phase));
  }
}
