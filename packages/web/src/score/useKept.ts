import { useState } from 'react';
import { kept } from '../kept.ts';

/**
 * A sheet that this browser keeps until it is cleared. What is stored may be anything:
 * `read` gives the sheet in it, or null if it is none.
 */
export function useKept<Sheet>(
  key: string,
  read: (stored: unknown) => Sheet | null,
  fresh: () => Sheet,
): { sheet: Sheet; write: (sheet: Sheet) => void; clear: () => void } {
  const stored = kept(key, read);
  const [sheet, setSheet] = useState(() => stored.get() ?? fresh());
  return {
    sheet,
    write: next => {
      setSheet(next);
      stored.set(next);
    },
    clear: () => {
      setSheet(fresh());
      stored.set(null);
    },
  };
}

/** Longer names do not fit a phone. */
export const NAME_LENGTH = 20;

export const isSheetName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= NAME_LENGTH;
