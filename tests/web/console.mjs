// SPDX-License-Identifier: MIT
//
// Asks the board by the console of the page, without taking the focus from what is tested.

/** The text of its reply, = or ? included. */
export async function ask(page, line) {
  const entries = page.locator('#console .output pre');
  await page.evaluate((text) => {
    document.querySelector('#console .output').replaceChildren();
    document.querySelector('#console input').value = text;
    document.querySelector('#console form').requestSubmit();
  }, line);
  return (await entries.nth(1).textContent()).trim();
}

const lineOf = (text, name) => new RegExp(`^(?:= )?${name} (.*)$`, 'm').exec(text)?.[1] ?? '';

/** { begins, level, moves }, of `frugal-game`. */
export async function gameOf(page) {
  const text = await ask(page, 'frugal-game');
  return { begins: lineOf(text, 'begins'), level: Number(lineOf(text, 'level')), moves: lineOf(text, 'moves') };
}
