// Keeps the app for use offline. The build puts `version` and `files` above this text.
/* global version, files */
const store = `ardri-${version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(store).then((cache) => cache.addAll(files)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('ardri-') && name !== store);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

// What was kept is served first: it belongs together. Addresses of pages all show the one page there is.
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  const kept = event.request.mode === 'navigate' ? '/' : url.pathname;
  event.respondWith(
    caches.open(store).then((cache) => cache.match(kept)).then((answer) => answer ?? fetch(event.request)),
  );
});
