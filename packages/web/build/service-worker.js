// Keeps the whole client on the device: after the first visit it works with the network off. FILES and VERSION are
// filled in when the client is built. A new version takes over at once, so the next page that is opened is new. Pages
// that are open stay as they are: their files stay in the cache of their version until all of them are closed.
const FILES = [];
const VERSION = '';
/** Caches of version 0.2 and older are called taproom-VERSION. */
const CACHE = `taproom-client-${VERSION}`;
const OLDEST = /^taproom-[0-9a-f]{12}$/;

const HOME = new URL('./', self.location.href).href;
const ASSETS = new URL('./assets/', self.location.href).href;
const OURS = new Set(FILES.map(file => new URL(file, self.location.href).href));

/** Whether this is the one page of the client: which part of it is shown stands behind the #. */
const isHome = url => [HOME, `${HOME}index.html`].includes(withoutQuery(url));
const withoutQuery = url => url.replace(/[?#].*$/, '');

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('install', event => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES);
    await self.skipWaiting();
  };
  event.waitUntil(fill());
});

self.addEventListener('activate', event => {
  const takeOver = async () => {
    await self.clients.claim();
    await mendPages();
  };
  event.waitUntil(takeOver());
});

/**
 * Up to version 0.2 the worker answered every address with the start page: feeds, metrics and addresses that the server
 * redirects were blank or showed something else. Tabs that such a worker has filled are loaded again, from the server.
 */
async function mendPages() {
  const names = await caches.keys();
  if (!names.some(name => OLDEST.test(name))) return;
  const wrong = (await openPages()).filter(({ url }) => url.startsWith(HOME) && !isHome(url));
  // Not awaited: the worker gets no requests before it is active, and a page that is awaited here would wait for that.
  for (const page of wrong) void page.navigate(rightAddress(page.url)).catch(() => null);
}

/** Whoever is in the client at a wrong address goes on in it; everybody else gets what the address stands for. */
const rightAddress = url => {
  const [address, shown = ''] = url.split('#');
  return shown.startsWith('/') ? `${HOME}#${shown}` : address;
};

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = withoutQuery(request.url);
  // Every other page is the server's: the API, feeds, metrics, addresses that it redirects.
  if (request.mode === 'navigate') {
    if (isHome(address)) event.respondWith(fromCache(HOME, request));
  } else if (OURS.has(address) || address.startsWith(ASSETS)) event.respondWith(fromCache(address, request));
});

/** From this version, from an older one whose pages are still open, or from the network. */
async function fromCache(address, request) {
  const how = { ignoreVary: true };
  const cache = await caches.open(CACHE);
  return (await cache.match(address, how)) ?? (await caches.match(address, how)) ?? fetch(request);
}

// Each page says when it has been opened. If it is the only one, nobody needs the files of older versions any more.
self.addEventListener('message', event => {
  const tidy = async () => {
    const pages = (await openPages()).filter(({ url }) => isHome(url));
    if (pages.length > 1) return;
    // Names come in the order in which caches were made: one that follows ours belongs to a version that takes over just now.
    const names = (await caches.keys()).filter(name => name.startsWith('taproom-'));
    const older = names.slice(0, Math.max(0, names.indexOf(CACHE)));
    await Promise.all(older.map(name => caches.delete(name)));
  };
  if (event.data === 'opened') event.waitUntil(tidy());
});

// ---- Notices

/** What a notice says, in the language of the page that was open last. */
const words = async () => {
  const kept = await (await caches.open('notices')).match('./notice-words');
  return kept ? kept.json() : { title: 'Taproom', games: {} };
};

// A game over days waits for somebody: the server tells which one, and who else plays.
self.addEventListener('push', event => {
  const { game, table, opponents } = event.data.json();
  const show = async () => {
    const { title, games } = await words();
    const body = [games[game], opponents.join(', ')].filter(Boolean).join(' · ');
    await self.registration.showNotification(title, { body, tag: table, data: table });
  };
  event.waitUntil(show());
});

/** Leads to the table, in a page that is open or in a new one. */
self.addEventListener('notificationclick', event => {
  event.notification.close();
  const address = new URL(`./#/online/${event.notification.data}`, self.location.href).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find(({ url }) => url === address) ?? pages[0];
    if (page === undefined) return self.clients.openWindow(address);
    const there = page.url === address ? page : await page.navigate(address).catch(() => null);
    return there === null ? self.clients.openWindow(address) : there.focus();
  };
  event.waitUntil(open());
});
