import { useState } from 'react';

/**
 * A sheet that this browser keeps until it is cleared. What is stored may be anything:
 * `read` gives the sheet in it, or null if it is none.
 */
export function useKept<Sheet>(
  key: string,
  read: (stored: unknown) => Sheet | null,
  fresh: () => Sheet,
): { sheet: Sheet; write: (sheet: Sheet) => void; clear: () => void } {
  const [sheet, setSheet] = useState(() => stored(key, read) ?? fresh());
  return {
    sheet,
    write: next => {
      setSheet(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Private windows may refuse to store: the sheet then lasts as long as the page.
      }
    },
    clear: () => {
      setSheet(fresh());
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was stored then.
      }
    },
  };
}

function stored<Sheet>(key: string, read: (stored: unknown) => Sheet | null): Sheet | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Longer names do not fit a phone. */
export const NAME_LENGTH = 20;

export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= NAME_LENGTH;
