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
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const wanted = request.mode === 'navigate' ? './' : request;
  event.respondWith(
    caches
      .open(CACHE)
      .then(cache => cache.match(wanted, { ignoreSearch: true }))
      .then(kept => kept ?? fetch(request)),
  );
});
