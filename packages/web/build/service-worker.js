// Keeps the whole client on the device: after the first visit it works with the network off. FILES and VERSION are
// filled in when the client is built. A new version waits until no page of the old one is open, so that no page
// ever finds half of its files gone.
const FILES = [];
const VERSION = '';
const CACHE = `taproom-${VERSION}`;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES)));
});

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names =>
        Promise.all(
          names
            .filter(name => name.startsWith('taproom-') && name !== CACHE)
            .map(name => caches.delete(name)),
        ),
      ),
  );
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const api = new URL('./api/', self.location.href).href;
  // What the server answers is never kept: it counts only at this moment.
  if (request.method !== 'GET' || !isOurs(request.url) || request.url.startsWith(api)) return;
  const wanted = request.mode === 'navigate' ? './' : request;
  event.respondWith(
    caches
      .open(CACHE)
      .then(cache => cache.match(wanted, { ignoreSearch: true }))
      .then(kept => kept ?? fetch(request)),
  );
});

const isOurs = url => new URL(url).origin === self.location.origin;

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
