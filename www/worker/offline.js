// The service worker of the hosted page: keeps all of it, and answers from what it keeps. `site.mjs` puts the list of
// files in place of KEPT and a name made from their contents in place of NAME, so every build is a worker of its own.
//
// A new worker waits until it is told to take over, as a page must not be given half of one build and half of another.

const PREFIX = 'crossboard-page-';
const CACHE = `${PREFIX}__NAME__`;
/** Paths from the worker's own folder; the first is the page. @type {string[]} */
const KEPT = JSON.parse('__KEPT__');

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const home = new URL('./', worker.location.href);
const page = new URL(KEPT[0] ?? '', home).href;

worker.addEventListener('install', (event) => {
  // Past the browser's own cache: an old copy there would be kept for good.
  const requests = KEPT.map((path) => new Request(new URL(path, home), { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // Other pages of the origin may keep caches, too.
      const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
      await Promise.all(old.map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== home.origin || !url.pathname.startsWith(home.pathname)) return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      // The page is the same whatever is asked of it: ?embed=1, or a language.
      const isPage = request.mode === 'navigate' && [home.pathname, new URL(page).pathname].includes(url.pathname);
      const kept = await cache.match(isPage ? page : request, { ignoreSearch: isPage });
      return kept ?? fetch(request);
    })(),
  );
});
