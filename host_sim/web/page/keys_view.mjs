// SPDX-License-Identifier: MIT
//
// The keys of a board: by mouse, by fingers, by the keyboard, and by a program that reads the page aloud, which
// clicks without ever pointing.
const kSigns = { left: '\u25c0', right: '\u25b6', up: '\u25b2', down: '\u25bc', drop: '\u25cf', select: '\u25cf', hint: '?',
  back: '\u21b6', menu: '\u2261' };
const kOfKeyboard = {
  ArrowLeft: ['left'], ArrowRight: ['right'], ArrowUp: ['up'], ArrowDown: ['down', 'drop'],
  Enter: ['drop', 'select'], ' ': ['drop', 'select'], h: ['hint'], Backspace: ['back'], m: ['menu'],
};
const kHoldMs = 60;

const columnOf = (role) => /^column(\d)$/.exec(role)?.[1];

/** The key of the board that a key of the keyboard stands for; nothing if there is none. */
export function keyFor(keys, pressed) {
  const roles = kOfKeyboard[pressed] ?? [`column${pressed}`];
  const role = roles.find((each) => keys.some((key) => key.role === each));
  return keys.find((key) => key.role === role);
}

export class KeysView {
  /** press: (name, isDown) => {} */
  constructor(root, board, press) {
    Object.assign(this, { board, press, buttons: new Map() });
    root.className = 'keys';
    root.dataset.layout = columnOf(board.keys[0].role) ? 'columns' : 'row';
    root.replaceChildren(...board.keys.map((key) => this.button([key])), ...this.together());
  }

  /** A mouse can't press two keys at once. */
  together() {
    const pair = ['left', 'right'].map((role) => this.board.keys.find((key) => key.role === role));
    if (pair.some((key) => !key) || this.board.keys.some((key) => key.role === 'up' || key.role === 'menu')) return [];
    return [this.button(pair)];
  }

  button(keys) {
    const button = document.createElement('button');
    const names = keys.map((key) => key.name).join(' and ');
    button.type = 'button';
    button.className = 'key';
    button.textContent = keys.map(({ role, name }) => columnOf(role) ?? kSigns[role] ?? name).join('+');
    button.setAttribute('aria-label', keys.length > 1 ? `keys ${names} together` : `key ${names}`);
    button.dataset.key = names;
    button.onpointerdown = (event) => this.point(event, button, keys);
    button.onclick = (event) => event.pointerType || event.detail > 0 || this.tap(button, keys);
    button.oncontextmenu = (event) => event.preventDefault();
    if (keys.length === 1) this.buttons.set(keys[0].name, button);
    return button;
  }

  move(button, keys, isDown) {
    button.classList.toggle('down', isDown);
    for (const key of keys) this.press(key.name, isDown);
  }

  point(event, button, keys) {
    if (event.button !== 0) return;
    button.setPointerCapture(event.pointerId);
    this.move(button, keys, true);
    button.onpointerup = button.onpointercancel = button.onlostpointercapture = () => {
      button.onpointerup = button.onpointercancel = button.onlostpointercapture = null;
      this.move(button, keys, false);
    };
  }

  tap(button, keys) {
    this.move(button, keys, true);
    setTimeout(() => this.move(button, keys, false), kHoldMs);
  }

  /** From the keyboard. Whether the board has a key for it. */
  type(event, isDown) {
    const key = keyFor(this.board.keys, event.key);
    if (!key || event.ctrlKey || event.altKey || event.metaKey) return false;
    if (!event.repeat) this.move(this.buttons.get(key.name), [key], isDown);
    return true;
  }
}
