// Keeps the app for use offline. The build puts `version` and `files` above this text.
//
// A new version waits until all pages of the old one are closed, or until somebody asks for it on one of them. The others
// then still load their parts when they need them, so what belongs to an older version stays as long as a page of it does.
/* global version, files */
const prefix = 'ardri-';
const store = prefix + version;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(store).then(fill));
});

/** Large parts one after the other, so that a slow line has room for what the page itself needs meanwhile. */
async function fill(cache) {
  const isLarge = (file) => file.endsWith('.wasm');
  await cache.addAll(files.filter((file) => !isLarge(file)));
  for (const file of files.filter(isLarge)) await cache.add(file);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim().then(sweep));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  if (event.data === 'opened') event.waitUntil(sweep());
});

/** Removes what belongs to older versions, unless a page of one is open. */
async function sweep() {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== store);
  if (old.length === 0) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const entries = await Promise.all(pages.map(entryOf));
  if (entries.every((entry) => files.includes(entry))) await Promise.all(old.map((name) => caches.delete(name)));
}

/** The file that a page began with; null if it does not say so in time. */
function entryOf(page) {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data);
    page.postMessage('which', [port2]);
    setTimeout(() => answer(null), 3000);
  });
}

// What was kept is served first: it belongs together. Addresses of pages all show the one page there is. Names of parts change
// with their content, so the part of an older version is the right one wherever it is kept.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  const kept = event.request.mode === 'navigate' ? '/' : url.pathname;
  event.respondWith(
    caches.open(store).then((cache) => cache.match(kept))
      .then((answer) => answer ?? caches.match(kept))
      .then((answer) => answer ?? fetch(event.request)),
  );
});
