// SPDX-License-Identifier: MIT
//
// Types of frugal-mcts.

/// Code of a module: its bytes, the compiled module, or where it is. Without one, the file in the package.
export type Code = WebAssembly.Module | ArrayBuffer | ArrayBufferView | URL;

/// What is proven, as the side to move sees it: between atLeast and atMost. 'unknown' if these differ.
export interface Bounds {
  value: Score | 'unknown';
  atLeast: Score;
  atMost: Score;
}
export type Score = 'loss' | 'draw' | 'win';

/// The columns played so far, counted from 1: '4435', or [4, 4, 3, 5]. The empty board is '' or '-'.
export type Moves = string | readonly number[];

/// Work in slices. A game works at one task at a time: to begin another one breaks off the one before.
export interface Task<Result> {
  /// Works for about so many milliseconds, 20 if nothing is said. Whether the task is done.
  step(milliseconds?: number): boolean;
  /// Works to the end.
  run(): Result;
  /// Ends the work now. The result is by what is known.
  stop(): Result;
  readonly isDone: boolean;
  /// From 0 to 1.
  readonly progress: number;
  /// Once the task is done. Of a search or a proof that goes on: what is known so far.
  readonly result: Result | undefined;
}

export interface ProvenColumn extends Bounds {
  column: number;
}

export interface Proof extends Bounds {
  /// The column to play: the surest, and of several the one that looks strongest.
  column: number;
  /// Positions that the proof visited.
  visited: number;
  /// What is proven of each column that is not full.
  columns: ProvenColumn[];
}

export interface SolveOptions {
  /// Gives up after visiting this many positions.
  positions?: number;
  /// Proves the value of every column, which takes longer.
  every?: boolean;
}

export interface SearchOptions {
  simulations?: number;
  milliseconds?: number;
  seed?: number;
}

export interface SearchedColumn extends ProvenColumn {
  visits: number;
  /// The mean score, from 0, a loss, to 1, a win, within what is proven.
  promise: number;
}

export interface Findings extends Bounds {
  /// The column to play.
  column: number;
  simulations: number;
  pool: PoolUse;
  columns: SearchedColumn[];
  /// The expected moves.
  line: number[];
}

export interface PoolUse {
  /// Positions that the pool has room for.
  records: number;
  used: number;
  /// The most that were used at a time.
  peak: number;
  /// Records that made room for others.
  recycled: number;
}

export interface Play {
  /// From 1 to 6; 6 never gives a game away.
  level?: number;
  /// Of the game, from 0 to 4095. With the moves and the level it decides the reply.
  seed?: number;
}

export interface DeviceGame extends Play {
  moves: Moves;
  engineBegins?: boolean;
}

export interface ConnectFourOptions {
  module?: Code;
  /// Of the pool; 131072, as on a Raspberry Pi Pico, if nothing is said.
  bytes?: number;
  /// What the protocol begins with. Level 0: the best move after so many simulations.
  level?: number;
  seed?: number;
  simulations?: number;
}

/// Connect Four on 7 x 6.
export class ConnectFour {
  private constructor();
  static load(options?: ConnectFourOptions): Promise<ConnectFour>;

  /// The value of a position, proven.
  solve(position: Moves, options?: SolveOptions): Proof;
  startSolve(position: Moves, options?: SolveOptions): Task<Proof>;

  /// The column that the device plays that does not think while it waits.
  move(position: Moves, options?: Play): number;
  startMove(position: Moves, options?: Play): Task<number>;

  /// The same for a game as the device keeps it. It must be the engine's turn.
  reply(game: DeviceGame): number;
  startReply(game: DeviceGame): Task<number>;

  /// What a search finds within so many simulations or milliseconds, whichever ends first.
  search(position: Moves, options?: SearchOptions): Findings;
  startSearch(position: Moves, options?: SearchOptions): Task<Findings>;

  /// The answer to a line of the Go Text Protocol; of several lines, their answers one after the other.
  gtp(line: string): string;
  startGtp(line: string): Task<string>;
}

export interface GoOptions {
  module?: Code;
  /// Of the board.
  size?: 9;
  /// Of the pool; 114688, as in the image `go` on a Raspberry Pi Pico, if nothing is said.
  bytes?: number;
  /// A move, as long as no clock runs.
  simulations?: number;
  seed?: number;
}

/// Go by the Go Text Protocol.
export class Go {
  private constructor();
  static load(options?: GoOptions): Promise<Go>;
  gtp(line: string): string;
  startGtp(line: string): Task<string>;
}

/// Eight hexadecimal digits over a fixed set of searches: the same wherever the engine is the same.
export function signature(options?: { module?: Code }): Promise<string>;
