// SPDX-License-Identifier: MIT
//
// The buttons and forms beside the board. Each function returns { root, ...parts }.
import { html } from './dom.mjs';
import { kHandicaps, kMostKomi } from './game.mjs';
import { thousands } from './words.mjs';

export const button = (id, text, onclick) => html('button', { type: 'button', id, class: 'go-button', onclick }, text);

/** A label above its field. */
function field(id, text, control) {
  control.id = id;
  return html('p', { class: 'go-field' }, html('label', { for: id }, text), control);
}

function choice(options, chosen, onchange = null) {
  const select = html('select', onchange ? { onchange: () => onchange(select.value) } : {},
    ...options.map(([value, text]) => html('option', { value, selected: String(value) === String(chosen) }, text)));
  return select;
}

/** The buttons of a move: { pass, takeBack, giveHint, resign }. */
export function moveButtons(act) {
  const buttons = [
    button('go-pass', 'Pass', act.pass), button('go-take-back', 'Take back', act.takeBack),
    button('go-hint', 'Hint', act.giveHint), button('go-resign', 'Resign', act.resign),
  ];
  return { root: html('div', { class: 'go-buttons', role: 'group', 'aria-label': 'Your move' }, ...buttons), buttons };
}

/** A button that does nothing now stays in the order of the tabulator, so that the focus is not lost. */
export function setAble(element, isAble) {
  element.setAttribute('aria-disabled', String(!isAble));
}

const kOverlays = [['visits', 'Visits'], ['rates', 'Win rates'], ['ownership', 'Ownership']];

export function overlaySwitches(wanted, changed) {
  const boxes = kOverlays.map(([name, text]) => {
    const box = html('input', {
      type: 'checkbox', id: `go-${name}`, checked: Boolean(wanted[name]), onchange: () => changed(name, box.checked),
    });
    return html('label', { class: 'go-check' }, box, text);
  });
  return html('fieldset', { class: 'go-overlays' }, html('legend', {}, 'Show on the board'), ...boxes);
}

/** The engine and its strength. */
export function opponentForm({ opponents, opponent, steps, playouts }, changed) {
  const strength = choice([], null, (value) => changed.playouts(Number(value)));
  const setSteps = (numbers, chosen) => strength.replaceChildren(
    ...numbers.map((each) => html('option', { value: each, selected: each === chosen }, thousands(each))));
  setSteps(steps, playouts);
  const names = opponents.map(({ id, name }) => [id, name]);
  const root = html('div', { class: 'go-form' },
    field('go-opponent', 'Opponent', choice(names, opponent, changed.opponent)),
    field('go-playouts', 'Simulations a move', strength));
  return { root, setSteps };
}

function settingsIn(color, komi, handicap) {
  return { human: color.value, komi: komi.value === '' ? null : Number(komi.value), handicap: Number(handicap.value) };
}

/** What a new game is to be; `start` gets { human, komi, handicap }. */
export function newGameForm(start) {
  const color = choice([['black', 'Black'], ['white', 'White']], 'black');
  const komi = html('input', { type: 'number', step: 0.5, min: -kMostKomi, max: kMostKomi, inputmode: 'decimal' });
  const handicap = choice(kHandicaps.map((count) => [count, count === 0 ? 'None' : `${count} stones`]), 0);
  const root = html('form', {
    class: 'go-form', onsubmit: (event) => {
      event.preventDefault();
      start(settingsIn(color, komi, handicap));
    },
  },
    field('go-color', 'You play', color), field('go-komi', 'Komi', komi), field('go-handicap', 'Handicap', handicap),
    html('button', { type: 'submit', id: 'go-new', class: 'go-button' }, 'New game'));
  const show = (game) => {
    color.value = game.human;
    handicap.value = String(game.handicap);
    if (game.komi !== null) komi.value = String(game.komi);
  };
  return { root, show };
}

/** A part of the page with a heading. */
export function part(title, ...children) {
  return html('section', { class: 'go-part' }, html('h2', {}, title), ...children);
}

/** A part of the page that is closed at first. */
export function folded(id, title, ...children) {
  return html('details', { id, class: 'go-part' }, html('summary', {}, title), ...children);
}
