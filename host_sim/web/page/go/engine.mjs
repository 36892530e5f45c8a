// SPDX-License-Identifier: MIT
//
// What the table asks of an engine, in the words of the Go Text Protocol (firmware/app/go/gtp.hpp). `ask` takes a
// command to the engine and returns its answer's text; it throws Refusal if the answer is an error (line.mjs).
import { commandsOf, isResumed } from './game.mjs';
import { Refusal } from './line.mjs';
import { ownershipIn, pointsIn, poolIn, statisticsIn, stonesFrom, wordsOf } from './replies.mjs';
import { areaOf } from './scoring.mjs';

export async function readStones(ask) {
  return stonesFrom(await ask('list_stones black'), await ask('list_stones white'));
}

/**
 * Brings the engine to the game's position: { komi, stones, handicapStones }. A Refusal that it throws has `ply`,
 * the number of the move that the engine refuses, or -1.
 */
export async function bringTo(ask, game) {
  let handicapStones = [];
  for (const { line, ply } of commandsOf(game)) {
    const text = await ask(line).catch((error) => { throw Object.assign(error, { ply }); });
    if (line.startsWith('fixed_handicap')) handicapStones = wordsOf(text);
  }
  const komi = game.komi ?? Number(await ask('get_komi'));
  return { komi, stones: await readStones(ask), handicapStones };
}

/** Whether the engine takes the move; '' if it does, or else its reason. */
export async function tryToPlay(ask, color, point) {
  try {
    await ask(`play ${color} ${point}`);
    return '';
  } catch (error) {
    if (error instanceof Refusal) return error.text;
    throw error;
  }
}

/** The engine's move, which it has played; 'resign' if it resigns. */
export async function think(ask, game, color, playouts) {
  await ask(`frugal-playouts ${playouts}`);
  return ask(`${isResumed(game) ? 'kgs-genmove_cleanup' : 'genmove'} ${color}`);
}

/** The move that the engine would play here. */
export async function advise(ask, color, playouts) {
  await ask(`frugal-playouts ${playouts}`);
  return ask(`reg_genmove ${color}`);
}

/** What the last search knows; `color` is the player that it searched for. */
export async function readSearch(ask, color) {
  const statistics = statisticsIn(await ask('frugal-stats'));
  const expected = wordsOf(await ask('frugal-pv'));
  return { color, ...statistics, expected, pool: poolIn(await ask('frugal-pool')) };
}

export const readOwnership = async (ask) => ownershipIn(await ask('frugal-ownership'));

/** The end of a game: { dead, owners, told }; `told` is the result as the engine counts it. */
export async function judge(ask, stones) {
  const dead = new Set(pointsIn(await ask('final_status_list dead')));
  return { dead, owners: areaOf(stones, dead), told: await ask('final_score') };
}
