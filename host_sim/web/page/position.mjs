// SPDX-License-Identifier: MIT
//
// Brings the board to a position, by the console: a new game, its moves, and then the game is a person's again.

/** Throws an Error if a move can't be played; the game then stands before it. */
export async function setUp(chip, { moves, level, begins }) {
  await chip.ask(`frugal-new ${begins}`);
  await chip.ask(`frugal-level ${level}`);
  await chip.ask('clear_board');
  const wrong = await playAll(chip, moves);
  await chip.ask('quit');
  await chip.ask('frugal-talk on');
  if (wrong) throw new Error(wrong);
}

async function playAll(chip, moves) {
  for (let ply = 0; ply < moves.length; ++ply) {
    const { isOk, text } = await chip.ask(`play ${'bw'[ply % 2]} ${moves[ply]}`);
    if (!isOk) return `move ${ply + 1}, column ${moves[ply]}: ${text}`;
  }
  return '';
}
