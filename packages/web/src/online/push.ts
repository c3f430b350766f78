/** Whether this browser can show notices at all, and whether it may. */
export type Permission = 'missing' | NotificationPermission;

export const permission = (): Permission =>
  'Notification' in window && isSecureContext ? Notification.permission : 'missing';

/** Lets the browser's own push service tell of turns, also while the page is closed. Null where there is none. */
export async function subscribeToPush(key: string): Promise<Subscription | null> {
  const worker = await navigator.serviceWorker?.ready;
  if (!worker?.pushManager) return null;
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What a notice says: a title, and the names of the games. The service worker finds it under this name. */
export interface NoticeWords {
  readonly title: string;
  readonly games: Readonly<Record<string, string>>;
}

const WORDS = './notice-words';

/** Gives the service worker, which knows no language, the words for a push that comes while no page is open. */
export async function keepWords(words: NoticeWords): Promise<void> {
  if (!('caches' in window)) return;
  const kept = await caches.open('notices');
  await kept.put(WORDS, new Response(JSON.stringify(words)));
}

/** A notice of the browser, if the person has allowed it. A click leads to the table. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (permission() !== 'granted') return;
  // Phones show notices only through the service worker; its click is handled there.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, { body, tag: table, data: table });
  const notice = new Notification(title, { body, tag: table });
  notice.onclick = () => {
    window.focus();
    location.hash = `#/online/${table}`;
    notice.close();
  };
}
