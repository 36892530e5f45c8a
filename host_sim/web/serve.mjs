// SPDX-License-Identifier: MIT
//
// Serves a folder of static files on this machine alone:   node serve.mjs FOLDER [PORT]
//
// It says in one line where. Port 0, or none: one that is free.
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const kTypes = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.json': 'application/json', '.wasm': 'application/wasm', '.svg': 'image/svg+xml', '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8', '.webmanifest': 'application/manifest+json' };
const kMostGzipped = 4 << 20;
const kNoDocuments = 'The documents are not built: ./frugal docs makes them, and ./frugal web then serves them.\n';

const [folder, port = '0'] = process.argv.slice(2);
const zipped = new Map(); // path: { changed, bytes, tag }

function pathOf(url) {
  const path = normalize(join(folder, decodeURIComponent(new URL(url, 'http://localhost').pathname)));
  if (path !== normalize(folder) && !path.startsWith(normalize(folder + sep))) return null;
  return statSync(path).isDirectory() ? join(path, 'index.html') : path;
}

function zip(path, { mtimeMs }) {
  const known = zipped.get(path);
  if (known?.changed === mtimeMs) return known;
  const plain = readFileSync(path);
  const made = { changed: mtimeMs, bytes: gzipSync(plain, { level: 9 }), tag: `"${createHash('sha1').update(plain).digest('hex')}"` };
  zipped.set(path, made);
  return made;
}

function send(path, request, response) {
  const found = statSync(path);
  const type = kTypes[extname(path)] ?? 'application/octet-stream';
  response.setHeader('Content-Type', type);
  response.setHeader('Cache-Control', 'no-cache');
  if (found.size > kMostGzipped || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    createReadStream(path).pipe(response);
    return;
  }
  const { bytes, tag } = zip(path, found);
  response.setHeader('ETag', tag);
  if (request.headers['if-none-match'] === tag) response.writeHead(304).end();
  else response.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': bytes.length }).end(bytes);
}

const server = createServer((request, response) => {
  try {
    const path = pathOf(request.url);
    if (path === null) throw new Error('outside');
    send(path, request, response);
  } catch {
    const why = request.url.startsWith('/docs/') ? kNoDocuments : 'There is no such file.\n';
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end(why);
  }
});

server.on('error', ({ code }) => {
  const why = code === 'EADDRINUSE' ? `port ${port} is taken; --port names another` : code;
  console.error(`frugal web: ${why}`);
  process.exit(1);
});
server.listen(Number(port), '127.0.0.1', () => {
  console.log(`Frugal plays at http://localhost:${server.address().port}/ (Ctrl+C ends it)`);
});
