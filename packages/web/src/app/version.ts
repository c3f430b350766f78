/** The script that this code is in: its name changes with every version of the client. */
const SCRIPT = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
const KEY = 'taproom.reloaded';

/**
 * Loads the page again if the server has another version of the client by now: the files of this one may be gone, so what
 * is loaded lazily can't come any more. Games are stored and go on where they were. At most once for each version, and
 * not while the server can't be reached: better a page with a part missing than none.
 */
export async function reloadIfOutdated(): Promise<void> {
  try {
    const answer = await fetch('./', { cache: 'no-cache' });
    if (!answer.ok || (await answer.text()).includes(SCRIPT)) return;
    if (sessionStorage.getItem(KEY) === SCRIPT) return;
    sessionStorage.setItem(KEY, SCRIPT);
  } catch {
    return;
  }
  location.reload();
}

/** Keeps the client on the device, and a page that stays open over an upgrade in working order. */
export function followVersions(): void {
  addEventListener('vite:preloadError', () => void reloadIfOutdated());
  // Over plain HTTP on a LAN there is no service worker: everything else works all the same.
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('./service-worker.js');
  navigator.serviceWorker.controller?.postMessage('opened');
}
