// SPDX-License-Identifier: MIT
//
// Whole games against an opponent that plays by lot, of the emulated chip and of its twin, as fast as they go: each
// reply of the chip must be the twin's. In: { core, uf2, board, games }. Out: { games, replies, differences, level }
// after each game, and { why } if something goes wrong.
import { Conversation } from '../page/conversation.mjs';
import { Noise } from '../../rp2040/noise.mjs';
import { EmulatedBoard } from './emulated_board.mjs';
import { Replies } from './replies.mjs';

const kLevels = [1, 2, 3, 4], kSeed = 1, kRows = 6;
const kSliceNanos = 1_000_000, kMostNanos = 60e9;
const kLetters = 'ABCDEFG';

/** The console of a board that runs as fast as it can. */
class Console {
  constructor(parts) {
    this.board = new EmulatedBoard(parts);
    this.replies = [];
    this.conversation = new Conversation((reply) => this.replies.push(reply), () => {});
  }

  ask(line) {
    this.board.write(`${line}\n`);
    const until = this.board.machine.nanos + kMostNanos;
    while (this.replies.length === 0) {
      if (this.board.machine.nanos > until) throw new Error(`the chip does not answer '${line}'`);
      this.board.run(kSliceNanos);
      this.conversation.hear(this.board.machine.heard());
    }
    const { isOk, text } = this.replies.shift();
    if (!isOk) throw new Error(`the chip refuses '${line}': ${text}`);
    return text;
  }
}

/** One game; the engine begins every second one. { replies, differences, level } */
function play(console, twin, noise, number) {
  const level = kLevels[number % kLevels.length], engineBegins = number % 2 === 1, seed = kSeed + number;
  console.ask(`frugal-level ${level}`);
  console.ask(`frugal-seed ${seed}`);
  const found = { replies: 0, differences: 0, level };
  for (let moves = ''; !isOver(console);) {
    const colour = 'bw'[moves.length % 2];
    if ((moves.length % 2 === 0) !== engineBegins) {
      moves += drawn(console, noise, colour, moves);
      continue;
    }
    const wanted = twin.reply({ moves, level, seed });
    const played = kLetters.indexOf(console.ask(`genmove ${colour}`)[0]) + 1;
    ++found.replies;
    if (played !== wanted) ++found.differences;
    moves += played;
  }
  return found;
}

function drawn(console, noise, colour, moves) {
  const open = [1, 2, 3, 4, 5, 6, 7].filter((column) => moves.split(String(column)).length <= kRows);
  const column = open[noise.word() % open.length];
  console.ask(`play ${colour} ${kLetters[column - 1]}`);
  return column;
}

function isOver(console) {
  try {
    console.ask('final_score');
    return true;
  } catch {
    return false;
  }
}

async function playAll({ core, uf2, board, games }) {
  const twin = await Replies.load(new URL('twin.wasm', import.meta.url), board.poolBytes);
  const console = new Console({ core: new WebAssembly.Module(core), uf2, board, kept: null });
  const noise = new Noise(kSeed);
  console.ask('frugal-ponder off');
  const sum = { games: 0, replies: 0, differences: 0 };
  while (sum.games < games) {
    const { replies, differences, level } = play(console, twin, noise, sum.games);
    Object.assign(sum, { games: sum.games + 1, replies: sum.replies + replies, differences: sum.differences + differences, level });
    self.postMessage(sum);
  }
}

self.onmessage = ({ data }) => playAll(data).catch(({ message }) => self.postMessage({ why: message }));
