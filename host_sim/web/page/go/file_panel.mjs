// SPDX-License-Identifier: MIT
//
// SGF files in and out: a file that is chosen, dropped or pasted; a download, and a box with the text.
import { button, folded } from './controls.mjs';
import { html } from './dom.mjs';

const kMostCharacters = 1_000_000;

function download(text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-go-sgf' }));
  html('a', { href: address, download: 'frugal-go.sgf' }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * `open(text)` takes a game's text, `textOf()` returns that of the game on the board, `notify(sentence)` tells
 * what came of it.
 */
export class FilePanel {
  #box = html('textarea', { id: 'go-sgf-text', rows: 5, spellcheck: 'false', autocomplete: 'off' });
  #file = html('input', { type: 'file', id: 'go-sgf-file', accept: '.sgf,text/plain,application/x-go-sgf' });

  constructor(acts) {
    this.acts = acts;
    this.#file.addEventListener('change', () => this.#openFile(this.#file.files[0]));
    this.root = folded('go-files', 'SGF files',
      html('p', { class: 'go-field' }, html('label', { for: 'go-sgf-file' }, 'Open a file, or drop one on the board'),
        this.#file),
      html('p', { class: 'go-field' }, html('label', { for: 'go-sgf-text' }, 'A game as text'), this.#box),
      html('div', { class: 'go-buttons' },
        button('go-sgf-open', 'Open the text', () => acts.open(this.#box.value)),
        button('go-sgf-show', 'Show this game', () => this.#show()),
        button('go-sgf-copy', 'Copy this game', () => this.#copy()),
        button('go-sgf-save', 'Download', () => download(acts.textOf()))));
  }

  /** Files and texts that are dropped or pasted anywhere on the element. */
  listenTo(element) {
    element.addEventListener('dragover', (event) => event.preventDefault());
    element.addEventListener('drop', (event) => {
      event.preventDefault();
      this.#take(event.dataTransfer);
    });
    element.addEventListener('paste', (event) => {
      if (!/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) this.#take(event.clipboardData);
    });
  }

  #take(transfer) {
    if (transfer.files.length > 0) this.#openFile(transfer.files[0]);
    else this.acts.open(transfer.getData('text/plain'));
  }

  async #openFile(file) {
    if (!file) return;
    if (file.size > kMostCharacters) return this.acts.notify(`${file.name} is too large for a game of Go.`);
    try {
      this.acts.open(await file.text());
    } catch {
      this.acts.notify(`${file.name} cannot be read. Choose the file again.`);
    }
    this.#file.value = '';
  }

  #show() {
    this.#box.value = this.acts.textOf();
    this.#box.focus();
    this.#box.select();
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.acts.textOf());
      this.acts.notify('The game is copied.');
    } catch {
      this.#show();
      this.acts.notify('The browser does not let the page copy. The text is selected: copy it by hand.');
    }
  }
}
