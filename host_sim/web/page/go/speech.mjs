// SPDX-License-Identifier: MIT
//
// What the page says: the state above the board, the log of the moves, which screen readers read out, what went
// wrong, and the result.
import { button, part } from './controls.mjs';
import { html } from './dom.mjs';
import { takenOf } from './game.mjs';
import * as Words from './words.mjs';

const kMostLogged = 400;
const kWorking = ['opening', 'thinking', 'hinting', 'judging'];

export class Speech {
  status = html('p', { id: 'go-status', class: 'go-status' });
  notice = html('p', { id: 'go-notice', class: 'go-notice', role: 'alert' });
  log = html('div', {
    id: 'go-log', class: 'go-log', role: 'log', 'aria-live': 'polite', 'aria-label': 'Moves', tabindex: 0,
  });
  #players = { black: html('span', { id: 'go-black' }), white: html('span', { id: 'go-white' }) };
  #resultWords = html('p', { id: 'go-result', class: 'go-result' });
  #resultHelp = html('p', { class: 'go-hush' });

  constructor({ playOn, restart }) {
    this.players = html('p', { class: 'go-players' }, ...['black', 'white'].map((color) => html('span',
      { class: 'go-player' }, html('span', { class: `go-chip go-chip-${color}`, 'aria-hidden': 'true' }),
      this.#players[color])));
    this.playOn = button('go-play-on', 'Play on', playOn);
    this.result = part('Result', this.#resultWords, this.#resultHelp, this.playOn);
    this.restart = button('go-restart', 'Start Frugal again', restart);
  }

  tell(sentence) {
    this.log.append(html('p', {}, `${sentence}.`));
    while (this.log.childElementCount > kMostLogged) this.log.firstElementChild.remove();
    this.log.scrollTop = this.log.scrollHeight;
  }

  /** Says what went wrong, or what cannot be seen otherwise; '' clears it. */
  notify(sentence) {
    this.notice.textContent = sentence;
  }

  clear() {
    this.log.replaceChildren();
  }

  show(table) {
    const { game, stones, phase } = table;
    this.status.textContent = Words.statusInWords(table);
    this.status.classList.toggle('go-works', kWorking.includes(phase));
    for (const color of ['black', 'white']) {
      this.#players[color].textContent = Words.playerInWords(color, game, takenOf(game, stones, color));
    }
    this.#showResult(table);
  }

  #showResult(table) {
    this.#resultWords.textContent = `${Words.resultInWords(table.game.result)}.`;
    this.#resultHelp.textContent = table.judgement ? Words.judgementInWords(table) : '';
    this.result.hidden = table.phase !== 'over';
    this.playOn.hidden = table.judgement === null;
    this.restart.hidden = table.phase !== 'broken';
  }
}
