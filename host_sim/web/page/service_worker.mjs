// SPDX-License-Identifier: MIT
//
// Keeps the files of the page, so that it opens without a network. build.mjs puts the list of files and a number of
// this version in; a new version is fetched whole before it takes the place of the old one. What is not in the list,
// other boards' images and the documents, comes from the network, and is kept for the time when there is none.
/* global kFiles, kVersion */
const kCache = `frugal-${kVersion}`;

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(clean()));
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request));
});

async function fill() {
  const cache = await caches.open(kCache);
  await cache.addAll(kFiles.map((file) => new Request(file, { cache: 'no-cache' })));
  await self.skipWaiting();
}

async function clean() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('frugal-') && name !== kCache).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(kCache);
  const isListed = kFiles.some((file) => new URL(file, self.location).pathname === new URL(request.url).pathname);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (isListed && kept) return kept;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (reason) {
    if (kept) return kept;
    throw reason;
  }
}
