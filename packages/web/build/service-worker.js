// The service worker: caches the client, in the languages chosen on the device, so that it works offline after the first
// visit. FILES, WORDS, VERSION and PAGES are filled in when the client is built. A new version takes over immediately, so
// the next page to be opened is new. Open pages keep their version: its files stay in the cache until all are closed.
const FILES = [];
/** Further files by language. */
const WORDS = {};
const VERSION = '';
/** The paths of the client's pages, from the table of addresses: see contracts/src/addresses.ts. */
const PAGES = /^$/;
/** Caches of version 0.2 and older are called taproom-VERSION. */
const CACHE = `taproom-client-${VERSION}`;
const OLDEST = /^taproom-[0-9a-f]{12}$/;

const HOME = new URL('./', self.location.href).href;
const ASSETS = new URL('./assets/', self.location.href).href;
const OURS = new Set(
  [...FILES, ...Object.values(WORDS).flat()].map(file => new URL(file, self.location.href).href),
);

/** Whether this is the address of a page of the client: they all are one file, whose script shows the right page. */
const isPage = url => {
  const address = withoutQuery(url);
  return isStart(url) || (address.startsWith(HOME) && PAGES.test(`/${address.slice(HOME.length)}`));
};
const isStart = url => [HOME, `${HOME}index.html`].includes(withoutQuery(url));
const withoutQuery = url => url.replace(/[?#].*$/, '');

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('install', event => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    const words = (await spoken()).flatMap(language => WORDS[language] ?? []);
    await cache.addAll([...FILES, ...words]);
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
 * Up to version 0.2 the worker answered every address with the start page: feeds, metrics and addresses the server
 * redirects were blank or showed something else. Tabs filled by such a worker are reloaded from the server.
 */
async function mendPages() {
  const names = await caches.keys();
  if (!names.some(name => OLDEST.test(name))) return;
  const wrong = (await openPages()).filter(({ url }) => url.startsWith(HOME) && !isStart(url));
  // Not awaited: the worker gets no requests before it is active, and a page awaited here would wait for that.
  for (const page of wrong) void page.navigate(rightAddress(page.url)).catch(() => null);
}

/**
 * Clients at a wrong address stay in the client; everyone else gets what the address stands for. Where only what
 * follows the # would change, browsers load nothing, so such a page goes by way of the start page, which knows old links.
 */
const rightAddress = url => {
  const [address, ...rest] = url.split('#');
  const shown = rest.join('#');
  if (shown.startsWith('/')) return `${HOME}#${shown}`;
  return shown !== '' && isPage(url) ? `${HOME}#/${url.slice(HOME.length)}` : address;
};

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const address = withoutQuery(request.url);
  // Every other address is the server's: the API, feeds, metrics, and whatever is not there.
  if (request.mode === 'navigate') {
    if (isPage(address)) event.respondWith(fromCache(HOME, request));
  } else if (OURS.has(address) || address.startsWith(ASSETS)) event.respondWith(fromCache(address, request));
});

/** From this version, from an older one whose pages are still open, or from the network. */
async function fromCache(address, request) {
  const how = { ignoreVary: true };
  const cache = await caches.open(CACHE);
  return (await cache.match(address, how)) ?? (await caches.match(address, how)) ?? fetch(request);
}

// ---- Languages

/** The languages chosen on this device. Before any was: the one that a page would choose, see i18n/languages.ts. */
const spoken = async () => {
  const kept = await (await caches.open('languages')).match('./languages');
  if (kept) return kept.json();
  const known = navigator.languages.map(tag => tag.slice(0, 2)).find(language => language in WORDS);
  return [known ?? 'en'];
};

/** Caches the words of a language, in this version and in those to come. */
async function keepLanguage(language) {
  const all = [...new Set([...(await spoken()), language])];
  await (await caches.open('languages')).put('./languages', Response.json(all));
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const files = WORDS[language].filter(file => !here.has(new URL(file, self.location.href).href));
  await cache.addAll(files);
}

// Each page says when it has been opened. If it is the only one, nobody needs the files of older versions any more. It
// also says which language is chosen.
self.addEventListener('message', event => {
  const tidy = async () => {
    const pages = (await openPages()).filter(({ url }) => isPage(url));
    if (pages.length > 1) return;
    // Names come in the order in which caches were created: one after ours belongs to a version that is just taking
    // over.
    const names = (await caches.keys()).filter(name => name.startsWith('taproom-'));
    const older = names.slice(0, Math.max(0, names.indexOf(CACHE)));
    await Promise.all(older.map(name => caches.delete(name)));
  };
  if (event.data === 'opened') event.waitUntil(tidy());
  else if (event.data.language in WORDS) event.waitUntil(keepLanguage(event.data.language));
});

// ---- Notices

/** The text of a notification, in the language of the page that was last open. */
const words = async () => {
  const kept = await (await caches.open('notices')).match('./notice-words');
  return kept ? kept.json() : { title: 'Taproom', games: {} };
};

// A correspondence game is waiting: the server says which one, and who else plays.
self.addEventListener('push', event => {
  const { game, table, opponents, test, title: said } = event.data.json();
  const show = async () => {
    // The server has put it into words.
    if (test) return self.registration.showNotification(said, { tag: 'test', data: null });
    const { title, games } = await words();
    const body = [games[game], opponents.join(', ')].filter(Boolean).join(' · ');
    await self.registration.showNotification(title, { body, tag: table, data: table });
  };
  event.waitUntil(show());
});

/** Opens the table, in an open page or in a new one. */
self.addEventListener('notificationclick', event => {
  event.notification.close();
  const { data: table } = event.notification;
  const address = new URL(table === null ? './account' : `./online/${table}`, self.location.href).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find(({ url }) => url === address) ?? pages[0];
    if (page === undefined) return self.clients.openWindow(address);
    const there = page.url === address ? page : await page.navigate(address).catch(() => null);
    return there === null ? self.clients.openWindow(address) : there.focus();
  };
  event.waitUntil(open());
});
