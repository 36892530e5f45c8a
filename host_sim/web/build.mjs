// SPDX-License-Identifier: MIT
//
// Bundles the page into a folder of static files:   node build.mjs BUILT OUT
//
// BUILT holds what other tools made: boards.json, core.wasm, twin.wasm, go.wasm, images/. Nothing in OUT names a
// place, so any server may have it anywhere.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const kHere = dirname(fileURLToPath(import.meta.url));
const kPlain = ['index.html', 'icon.svg', 'manifest.webmanifest'];
const kLicences = [['rp2040js, whose peripherals the emulator has', '../rp2040/node_modules/rp2040js/LICENSE']];
/** Of the images, those that work without a network before they were ever asked for. */
const kKeptImages = ['frugal-device-pico.uf2', 'frugal-go-pico.uf2'];

const [built, out] = process.argv.slice(2);
const from = (path) => join(kHere, path);

const withoutCore = {
  name: 'without rp2040js\'s core',
  setup({ onResolve }) {
    onResolve({ filter: /cortex-m0-core\.js$/ }, ({ importer }) =>
      (importer.endsWith('/rp2040.js') ? { path: from('worker/no_core.mjs') } : null));
  },
};

const kCommon = { bundle: true, minify: true, format: 'esm', target: 'es2022', outdir: out, outExtension: { '.js': '.js' },
  legalComments: 'none', external: ['node:*'], logLevel: 'warning', plugins: [withoutCore] };

async function bundle() {
  await build({ ...kCommon, entryPoints: [from('page/main.mjs')], splitting: true, chunkNames: '[name]-[hash]' });
  const workers = ['chip_worker', 'engine_worker', 'hundred_worker', 'go_worker'];
  await build({ ...kCommon, entryPoints: workers.map((name) => from(`worker/${name}.mjs`)) });
  await build({ ...kCommon, entryPoints: [from('page/style.css'), from('page/go/go.css')], entryNames: '[name]' });
}

function copy() {
  for (const name of kPlain) cpSync(from(`page/${name}`), join(out, name));
  cpSync(built, out, { recursive: true });
  writeFileSync(join(out, 'licences.txt'), licences());
}

function licences() {
  const own = readFileSync(from('../../LICENSE'), 'utf8');
  const others = kLicences.map(([what, path]) => `\n---- ${what} ----\n\n${readFileSync(from(path), 'utf8')}`);
  return own + others.join('');
}

/** The files that the page itself needs; the documents beside it are not among them. */
function filesOf() {
  const images = kKeptImages.map((name) => `images/${name}`);
  return [...readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => name), ...images]
    .filter((name) => name !== 'service_worker.js' && name !== 'licences.txt').sort();
}

async function bundleServiceWorker() {
  const files = filesOf();
  const version = createHash('sha256');
  for (const file of files) version.update(readFileSync(join(out, file)));
  const define = { kFiles: JSON.stringify(['./', ...files]), kVersion: JSON.stringify(version.digest('hex').slice(0, 16)) };
  await build({ ...kCommon, entryPoints: [from('page/service_worker.mjs')], define });
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await bundle();
copy();
await bundleServiceWorker();
