// SPDX-License-Identifier: MIT
//
// Connect Four on 7 x 6: proofs, searches, the device's replies, and its protocol.
//
// A game has one pool of bytes, in which one task works at a time: to begin another one breaks off the one before. The
// protocol has a pool of its own, because it keeps a game from line to line.
import { begin, checkedNumber, compiled, instance } from './load.mjs';
import { kColumns, playAll, playOn } from './positions.mjs';
import { Protocol } from './protocol.mjs';
import { Task } from './task.mjs';

const kPicoBytes = 131072;
const kMost = 0xffffffff;
const kMostLevel = 6;
const kMostSeed = 4095;
const kUsualSimulations = 10000;
const kUsualPositions = 1e9;
const kProofSlice = 2048;
const kSearchSlice = 128;
const kWhole = 1000;
const kValues = ['loss', 'draw', 'win'];

export class ConnectFour {
  #engine;
  #tasks = { current: null };
  #console;
  #options;
  #protocol = null;
  #lines = { current: null };

  /// Loads the engine: the file beside this one, or what `module` says. `bytes` are those of the pool. The other
  /// options are those that the protocol begins with: level 0 plays the best move after so many simulations.
  static async load({ module, bytes = kPicoBytes, level = 0, seed = 1, simulations = kUsualSimulations } = {}) {
    checkedNumber('level', level, 0, kMostLevel);
    checkedNumber('seed', seed, 0, kMostSeed);
    checkedNumber('simulations', simulations, 1, kMost);
    const code = await compiled(module ?? new URL('./connect.wasm', import.meta.url));
    const engine = await instance(code);
    begin(engine, bytes);
    return new ConnectFour(engine, await instance(code), { bytes, level, seed, simulations });
  }

  constructor(engine, console, options) {
    this.#engine = engine;
    this.#console = console;
    this.#options = options;
  }

  /// The value of a position, proven.
  solve(position, options) { return this.startSolve(position, options).run(); }
  startSolve(position, { positions = kUsualPositions, every = false } = {}) {
    checkedNumber('positions', positions, 1, kMost);
    const columns = this.#setUp(position);
    return new Task(this.#tasks, every ? this.#provingAll(columns, positions) : this.#proving(positions));
  }

  /// The column that a device of this level plays whose game has this seed, and which does not think while it waits.
  move(position, options) { return this.startMove(position, options).run(); }
  startMove(position, { level = 2, seed = 1 } = {}) {
    this.#setUpReply(position, level, seed);
    return new Task(this.#tasks, this.#replying());
  }

  /// The same for a game as a device keeps it. It must be the engine's turn.
  reply(game) { return this.startReply(game).run(); }
  startReply({ moves, level = 2, seed = 1, engineBegins = false }) {
    const plies = this.#setUpReply(moves, level, seed).length;
    if ((plies % 2 === 0) === engineBegins) return new Task(this.#tasks, this.#replying());
    const first = engineBegins ? 'the engine' : 'the person';
    throw new Error(`it is not the engine's turn: ${first} began, and ${plies} moves were played`);
  }

  /// What a search finds, within so many simulations or milliseconds, whichever ends first.
  search(position, options) { return this.startSearch(position, options).run(); }
  startSearch(position, { simulations, milliseconds, seed = 1 } = {}) {
    const most = simulations ?? (milliseconds === undefined ? kUsualSimulations : kMost);
    checkedNumber('simulations', most, 1, kMost);
    checkedNumber('seed', seed, 0, kMost);
    const limit = milliseconds === undefined ? Infinity : checkedNumber('milliseconds', milliseconds, 0, kMost);
    this.#setUp(position);
    this.#engine.search_start(seed);
    return new Task(this.#tasks, this.#searching(most, limit));
  }

  /// The answer to a line of the Go Text Protocol; of several lines, their answers one after the other.
  gtp(line) { return this.startGtp(line).run(); }
  startGtp(line) {
    this.#protocol ??= this.#beginProtocol();
    return new Task(this.#lines, this.#protocol.answering(line));
  }

  /// Begins the position's game in the engine. Its columns, counted from 1.
  #setUp(position, level = 1, seed = 0) {
    this.#tasks.current = null;
    this.#engine.begin(level, seed);
    return playOn(this.#engine, position);
  }

  #setUpReply(position, level, seed) {
    checkedNumber('level', level, 1, kMostLevel);
    checkedNumber('seed', seed, 0, kMostSeed);
    return this.#setUp(position, level, seed);
  }

  #replying() {
    const engine = this.#engine;
    engine.think_start();
    return {
      work: () => Boolean(engine.think(kSearchSlice)),
      progress: () => engine.think_progress(kWhole) / kWhole,
      result: () => engine.think_move() + 1,
    };
  }

  // A search.

  #searching(most, milliseconds) {
    const engine = this.#engine;
    const start = performance.now();
    let done = 0;
    return {
      work: () => {
        const asked = Math.min(kSearchSlice, most - done);
        const ran = engine.search_run(asked);
        done += ran;
        return ran < asked || done >= most || performance.now() - start >= milliseconds;
      },
      progress: () => Math.max(done / most, (performance.now() - start) / milliseconds),
      look: () => this.#found(),
      result: () => this.#found(),
    };
  }

  #found() {
    const column = this.#engine.search_move() + 1;
    this.#engine.search_report();
    const [simulations, records, used, peak, recycled, atLeast, atMost, ...rows] = this.#numbers(7 + 4 * kColumns);
    const columns = [];
    for (let x = 0; x < kColumns; ++x) {
      const [visits, sum, low, high] = rows.slice(4 * x, 4 * x + 4);
      if (low > high) continue; // the column is full
      columns.push({ column: x + 1, visits, promise: promise(visits, sum, low, high), ...bounds(low, high) });
    }
    const pool = { records, used, peak, recycled };
    return { column, simulations, ...bounds(atLeast, atMost), pool, columns, line: this.#line() };
  }

  #line() {
    return Array.from(this.#numbers(this.#engine.search_line()), (column) => column + 1);
  }

  #numbers(count) { return new Uint32Array(this.#engine.memory.buffer, this.#engine.numbers_at(), count); }

  // A proof.

  #proving(most) {
    const engine = this.#engine;
    engine.proof_start(false);
    return {
      work: () => {
        const left = most - (engine.proof_visited() >>> 0);
        return left <= 0 || Boolean(engine.proof_run(Math.min(kProofSlice, left)));
      },
      progress: () => (engine.proof_visited() >>> 0) / most,
      look: () => this.#proven(),
      result: () => this.#proven(),
    };
  }

  #proven() {
    this.#engine.proof_report();
    const [atLeast, atMost, ...rows] = this.#numbers(2 + 2 * kColumns);
    const columns = [];
    for (let x = 0; x < kColumns; ++x) {
      const [low, high] = rows.slice(2 * x, 2 * x + 2);
      if (low <= high) columns.push({ column: x + 1, ...bounds(low, high) });
    }
    const visited = this.#engine.proof_visited() >>> 0;
    return { ...bounds(atLeast, atMost), column: this.#engine.proof_move() + 1, visited, columns };
  }

  // A proof of each column, one after the other, in one table.

  #provingAll(before, most) {
    const whole = this.#proving(most);
    const state = { at: 0, visited: 0, main: null, columns: [] };
    return {
      work: () => {
        if (state.main === null) {
          if (whole.work()) this.#beginColumns(state, before);
        } else if (this.#workOnColumn(state, most)) {
          this.#beginColumn(state, before);
        }
        return state.main !== null && state.at === state.columns.length;
      },
      progress: () => (state.main ? (1 + state.at) / (1 + state.columns.length) : 0),
      look: () => this.#provenAll(state),
      result: () => this.#provenAll(state),
    };
  }

  #beginColumns(state, before) {
    state.main = this.#proven();
    state.columns = state.main.columns;
    state.visited = state.main.visited;
    state.at = -1;
    this.#beginColumn(state, before);
  }

  /// Goes on to the next column whose value is open.
  #beginColumn(state, before) {
    while (++state.at < state.columns.length) {
      if (state.columns[state.at].value !== 'unknown') continue;
      this.#engine.begin(1, 0);
      playAll(this.#engine, [...before, state.columns[state.at].column]);
      this.#engine.proof_start(true);
      return;
    }
  }

  /// Whether this column is proven, or given up.
  #workOnColumn(state, most) {
    const column = state.columns[state.at];
    const left = most - state.visited;
    const isDone = left <= 0 || this.#engine.proof_run(Math.min(kProofSlice, left));
    const before = column.visited ?? 0;
    column.visited = this.#engine.proof_visited() >>> 0;
    state.visited += column.visited - before;
    if (!isDone) return false;
    this.#engine.proof_report();
    const [low, high] = this.#numbers(2);
    Object.assign(column, bounds(2 - high, 2 - low));
    return true;
  }

  #provenAll(state) {
    const { main, visited } = state;
    if (main === null) return this.#proven();
    const columns = state.columns.map(({ column, value, atLeast, atMost }) => ({ column, value, atLeast, atMost }));
    return { ...main, visited, columns };
  }

  #beginProtocol() {
    const { bytes, level, seed, simulations } = this.#options;
    begin(this.#console, bytes);
    this.#console.gtp_start(level, seed, simulations);
    return new Protocol(this.#console, (engine) => Boolean(engine.think(kSearchSlice)));
  }
}

/// What is proven, as the side to move sees it.
function bounds(low, high) {
  return { value: low === high ? kValues[low] : 'unknown', atLeast: kValues[low], atMost: kValues[high] };
}

/// The mean score from 0, a loss, to 1, a win, within what is proven; of a column never tried a draw.
function promise(visits, sum, low, high) {
  const mean = visits === 0 ? 0.5 : sum / visits / 2;
  return Math.min(high / 2, Math.max(low / 2, mean));
}
