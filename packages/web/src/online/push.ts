import { goTo } from '../app/address.ts';
import { beside } from '../app/base.ts';
/** Whether this browser can show notifications at all, and whether it may. */
export type Permission = 'missing' | NotificationPermission;

export const permission = (): Permission =>
  'Notification' in window && isSecureContext ? Notification.permission : 'missing';

/** Subscribes to the browser's push service, which also works while the page is closed. Null where there is none. */
export async function subscribeToPush(key: string): Promise<Subscription | null> {
  const worker = await navigator.serviceWorker?.ready;
  if (!worker?.pushManager) return null;
  // A subscription with other keys, of an earlier life of this server, is in the way of a new one.
  const old = await worker.pushManager.getSubscription();
  if (old !== null && keyOf(old) !== key) await old.unsubscribe();
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** The server's key that a subscription was made with, as the server writes it. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The text of a notification: a title, and the names of the games. The service worker finds it under this name. */
export interface NoticeWords {
  readonly title: string;
  readonly games: Readonly<Record<string, string>>;
}

/** Gives the service worker, which knows no language, the texts for a push that arrives while no page is open. */
export async function keepWords(words: NoticeWords): Promise<void> {
  if (!('caches' in window)) return;
  const kept = await caches.open('notices');
  await kept.put(beside('notice-words'), new Response(JSON.stringify(words)));
}

/** Shows a notification, if the user has allowed it. A click opens the table. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (permission() !== 'granted') return;
  // Phones show notifications only through the service worker; clicks are handled there.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, { body, tag: table, data: table });
  const notice = new Notification(title, { body, tag: table });
  notice.onclick = () => {
    window.focus();
    goTo({ page: 'table', id: table });
    notice.close();
  };
}
