import type { Language } from '../i18n/languages.ts';
import { beside } from './base.ts';

/** The script this code is in: its name changes with every version of the client. */
const SCRIPT = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
const KEY = 'taproom.reloaded';

/**
 * Reloads the page if the server has a newer version of the client: the files of this one may be gone, so lazy chunks
 * can no longer be loaded. Games are stored and continue where they were. At most once per version, and not while the
 * server can't be reached: better a page with a part missing than none.
 */
export async function reloadIfOutdated(): Promise<void> {
  try {
    const answer = await fetch(beside(''), { cache: 'no-cache' });
    if (!answer.ok || (await answer.text()).includes(SCRIPT)) return;
    if (sessionStorage.getItem(KEY) === SCRIPT) return;
    sessionStorage.setItem(KEY, SCRIPT);
  } catch {
    return;
  }
  location.reload();
}

/** Registers the service worker, and keeps a page that stays open over an upgrade working. */
export function followVersions(): void {
  addEventListener('vite:preloadError', () => void reloadIfOutdated());
  // Over plain HTTP on a LAN there is no service worker: everything else still works.
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register(beside('service-worker.js'));
  navigator.serviceWorker.controller?.postMessage('opened');
}

/** Has the service worker cache the words of a language for offline use. */
export async function keepLanguage(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ language });
}

/**
 * Loads the page again, with the newest version of the client that there is. A plain reload would not do: the service
 * worker answers it from its cache, and looks for a newer version only after that.
 */
export async function reloadNewest(): Promise<void> {
  const found = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  // Offline, or the server has no such file: then the version that is here has to do.
  await found?.update().catch(() => {});
  const next = found?.installing ?? found?.waiting;
  if (next) await settled(next);
  location.reload();
}

/** Resolves when a new service worker has taken over, or has failed to. */
const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise(resolve => {
    const look = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
