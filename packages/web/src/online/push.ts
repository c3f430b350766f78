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
