// SPDX-License-Identifier: MIT
//
// Brings a module of WebAssembly, and makes instances of it. The modules import nothing.

/// The compiled module: of a WebAssembly.Module itself, of its bytes, or of what is at a URL.
export async function compiled(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(source);
  const isUrl = source instanceof URL || typeof source === 'string';
  if (!isUrl) throw new Error('the module must be a WebAssembly.Module, its bytes, or its URL');
  return WebAssembly.compile(await bytesAt(new URL(source, import.meta.url)));
}

async function bytesAt(url) {
  if (url.protocol === 'file:') return (await import('node:fs')).readFileSync(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} can't be loaded: ${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}

const kLeastBytes = 1024;
const kMostBytes = 1 << 30;

/// The functions of a new instance, whose engine has a pool of so many bytes.
export function instance(module, bytes) {
  if (!Number.isInteger(bytes) || bytes < kLeastBytes || bytes > kMostBytes) {
    throw new Error(`bytes is ${shown(bytes)}; it must be a whole number from ${kLeastBytes} to ${kMostBytes}`);
  }
  const engine = new WebAssembly.Instance(module).exports;
  engine._initialize();
  if (!engine.start(bytes)) throw new Error(`there is no memory for a pool of ${bytes} bytes`);
  return engine;
}

/// A whole number within limits, or an Error that says so.
export function checkedNumber(name, number, least, most) {
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} is ${shown(number)}; it must be a whole number from ${least} to ${most}`);
}

/// A value as an error shows it.
export function shown(value) {
  return typeof value === 'string' ? `'${value}'` : typeof value === 'symbol' ? 'a symbol' : `${value}`;
}
