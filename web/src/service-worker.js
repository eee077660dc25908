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

/** Little by little, and only while nobody waits for something else: a slow line is theirs. What the pages loaded already
    comes out of the browser's own cache, and what was kept before an installation broke off is there. */
async function fill(cache) {
  const there = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const some of handfuls(files.filter((file) => !there.includes(file)))) {
    await quiet();
    await cache.addAll(some.map((file) => new Request(file, { priority: 'low' })));
  }
}

/** Small parts by fours, then large ones one by one. */
function handfuls(parts) {
  const isLarge = (file) => file.endsWith('.wasm');
  const small = parts.filter((file) => !isLarge(file));
  const fours = Array.from({ length: Math.ceil(small.length / 4) }, (_, i) => small.slice(4 * i, 4 * i + 4));
  return [...fours, ...parts.filter(isLarge).map((file) => [file])];
}

/** Pages that did not say in time whether anybody waits there: those of older versions do not know the question. */
const silent = new Set();

/** Until nobody in front of a page waits for anything. */
async function quiet() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = pages.filter(({ id, visibilityState }) => visibilityState === 'visible' && !silent.has(id));
  await Promise.all(seen.map(async (page) => (await ask(page, 'quiet', 15_000)) === null && silent.add(page.id)));
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
  const entries = await Promise.all(pages.map((page) => ask(page, 'which', 3000)));
  if (entries.every((entry) => files.includes(entry))) await Promise.all(old.map((name) => caches.delete(name)));
}

/** What a page answers: to `which` the file that it began with, to `quiet` that nobody waits. Null: nothing in time. */
function ask(page, question, milliseconds) {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data);
    page.postMessage(question, [port2]);
    setTimeout(() => answer(null), milliseconds);
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
