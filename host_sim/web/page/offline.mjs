// SPDX-License-Identifier: MIT
//
// Lets the page work without a network, where the browser can (service_worker.mjs).

/** tell: (words) => {} */
export async function goOffline(tell) {
  if (!navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register(new URL('service_worker.js', import.meta.url));
    await navigator.serviceWorker.ready;
    tell('It is ready for that now.');
  } catch {
    tell('This browser does not let it, though.');
  }
}
