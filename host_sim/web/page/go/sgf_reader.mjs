// SPDX-License-Identifier: MIT
//
// Reads the text of an SGF file (FF[3] and FF[4]) up to the end of its main line, which is the first variation
// wherever there are several: all nodes up to the first closing parenthesis. A node is a Map from a property's
// name to its values, { text, at }; `at` is the number of the value's first character, counted from 1.

/** What is wrong with a file, and where; the message is a sentence's end. */
export class SgfError extends Error {}

const kUsefulEscape = /\\(\r\n|\n\r|[\s\S])/g;

/** An escaped end of a line is none; any other escaped character stands for itself. */
const unescaped = (raw) => raw.replace(kUsefulEscape, (_, each) => (/[\r\n]/.test(each) ? '' : each));

/** The value whose bracket opens at `open`, and where it ends. */
function readValue(text, open) {
  for (let at = open + 1; at < text.length; at += text[at] === '\\' ? 2 : 1) {
    if (text[at] === ']') return { value: { text: unescaped(text.slice(open + 1, at)), at: open + 2 }, end: at + 1 };
  }
  throw new SgfError(`the bracket at character ${open + 1} is never closed`);
}

const afterSpace = (text, at) => {
  let end = at;
  while (end < text.length && /\s/.test(text[end])) ++end;
  return end;
};

/** A property with its values; old files write lower letters into a name, which do not count. */
function readProperty(text, start) {
  const word = /^[A-Za-z]+/.exec(text.slice(start, start + 64))[0];
  const values = [];
  let at = afterSpace(text, start + word.length);
  while (text[at] === '[') {
    const { value, end } = readValue(text, at);
    values.push(value);
    at = afterSpace(text, end);
  }
  if (values.length === 0) throw new SgfError(`the property ${word} at character ${start + 1} has no value`);
  return { name: word.replace(/[a-z]/g, ''), values, end: at };
}

/** The place after the first parenthesis. */
function startOf(text) {
  const open = /\(\s*;/.exec(text);
  if (text.trim() === '') throw new SgfError('it is empty');
  if (!open) throw new SgfError('it has no "(;", with which an SGF game begins');
  return open.index + 1;
}

/** The nodes of the main line. Throws SgfError. */
export function readNodes(text) {
  const nodes = [];
  let at = afterSpace(text, startOf(text));
  while (at < text.length && text[at] !== ')') {
    if (text[at] === ';') {
      nodes.push(new Map());
      ++at;
    } else if (text[at] === '(') {
      ++at;
    } else if (/[A-Za-z]/.test(text[at])) {
      const { name, values, end } = readProperty(text, at);
      nodes.at(-1).set(name, [...(nodes.at(-1).get(name) ?? []), ...values]);
      at = end;
    } else {
      throw new SgfError(`"${text[at]}" at character ${at + 1} does not belong there`);
    }
    at = afterSpace(text, at);
  }
  if (at >= text.length) throw new SgfError('it ends in the middle of the game: the last ")" is missing');
  return nodes;
}
