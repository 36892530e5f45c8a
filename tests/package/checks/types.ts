// SPDX-License-Identifier: MIT
//
// Uses every type of the package; TypeScript's compiler says whether they fit. A line below @ts-expect-error must not.
import { ConnectFour, Findings, Go, Moves, Proof, signature, Task } from 'frugal-mcts';

export async function use(module: WebAssembly.Module): Promise<string> {
  const game: ConnectFour = await ConnectFour.load({ bytes: 4096, module });
  const position: Moves = [4, 4];
  const proof: Proof = game.solve(position, { positions: 10, every: true });
  const column: number = game.move('44', { level: 5, seed: 1 }) + game.reply({ moves: '4', engineBegins: false });
  const task: Task<Findings> = game.startSearch('44', { milliseconds: 5 });
  while (!task.step(1)) if (task.progress > 0.5) task.stop();
  const visits: number | undefined = task.result?.columns[0].visits;
  const go = await Go.load({ size: 9, simulations: 10 });
  const answer: string = go.gtp('name') + game.startGtp('name').run();
  // @ts-expect-error
  game.move(44);
  // @ts-expect-error
  new ConnectFour();
  // @ts-expect-error
  game.search('44', { playouts: 5 });
  return `${proof.value} ${column} ${visits} ${answer} ${await signature()}`;
}
