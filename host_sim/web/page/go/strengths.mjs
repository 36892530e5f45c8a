// SPDX-License-Identifier: MIT
//
// How many simulations a move an opponent can be given: those that it names itself (`playouts`), or what a chip or a
// PC does in a few seconds.
const kChipSteps = [100, 300, 1000, 3000];
const kPcSteps = [...kChipSteps, 10_000, 30_000];
export const kUsualPlayouts = 1000;

export const stepsOf = ({ id, playouts }) => playouts ?? (id === 'chip' ? kChipSteps : kPcSteps);

/** The number itself if the opponent has it among its steps, or the usual one, or the least. */
export function playoutsFor(opponent, wanted) {
  const steps = stepsOf(opponent);
  return [wanted, kUsualPlayouts].find((each) => steps.includes(each)) ?? steps[0];
}
