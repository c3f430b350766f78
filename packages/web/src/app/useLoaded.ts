import { useEffect, useState } from 'react';
import type { Language } from '../i18n/languages.ts';
import { useLanguage } from './words.tsx';

/**
 * Something loaded on demand in the current language; null until it is there, or if there is nothing to load. When the
 * language changes, the old version stays until then. `load` must be the same function each time. If it fails (offline,
 * an update in between), the boundary around the page says what to do.
 */
export const useLoaded = <Loaded extends object>(
  load: ((language: Language) => Promise<Loaded>) | null,
): Loaded | null => useLoadedFor(load, useLanguage());

/** The same for something that no language changes. */
export const useFetched = <Loaded extends object>(load: () => Promise<Loaded>): Loaded | null =>
  useLoadedFor(load, null);

function useLoadedFor<Loaded extends object, Of>(
  load: ((of: Of) => Promise<Loaded>) | null,
  of: Of,
): Loaded | null {
  const [now, setNow] = useState<{ readonly load: unknown; readonly loaded: Loaded } | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (load === null) return;
    let wanted = true;
    void load(of).then(
      loaded => wanted && setNow({ load, loaded }),
      (error: unknown) => wanted && setFailed({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [load, of]);
  if (failed !== null) throw failed.error;
  return now !== null && now.load === load ? now.loaded : null;
}
