// SPDX-License-Identifier: MIT
//
// Frugal's engine in WebAssembly: Connect Four and Go. Works in node, in pages and in their Workers.
export { ConnectFour } from './connect.mjs';
export { Go } from './go.mjs';
export { signature } from './signature.mjs';
