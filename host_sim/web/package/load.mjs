// SPDX-License-Identifier: MIT
//
// Brings a module of WebAssembly, and makes instances of it. The modules import nothing.

/// The compiled module: of a WebAssembly.Module itself, of its bytes, or of what is at a URL.
export async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  if (source instanceof URL) return WebAssembly.compile(await bytesAt(source));
  throw new Error(`module is ${shown(source)}; it must be a WebAssembly.Module, its bytes, or a URL object`);
}

async function bytesAt(url) {
  if (url.protocol === 'file:') return (await import('node:fs')).readFileSync(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} can't be loaded: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

const kMostBytes = 1 << 30;

/// The functions of a new instance, whose engine waits for a pool.
export async function instance(module) {
  const { exports } = await WebAssembly.instantiate(module);
  exports._initialize();
  return exports;
}

/// Begins with a pool of so many bytes.
export function begin(engine, bytes) {
  checkedNumber('bytes', bytes, 0, kMostBytes);
  if (!engine.start(bytes)) throw new Error(`there is no memory for a pool of ${bytes} bytes`);
}

/// A whole number within limits, or an Error that says so.
export function checkedNumber(name, number, least, most) {
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} is ${shown(number)}; it must be a whole number from ${least} to ${most}`);
}

/// A value as an error shows it.
export function shown(value) {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
