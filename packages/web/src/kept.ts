// Typed values in localStorage, validated when they are read.

/** A value in the browser's localStorage. */
export interface Kept<Value> {
  /** What is stored; null if nothing is, or nothing that can be used. */
  get(): Value | null;
  /** Null forgets it. Where nothing can be stored, as in some private windows, nothing happens. */
  set(value: Value | null): void;
}

/** What is stored may be anything, written by another version or another program: `check` gives the value in it, or null. */
export const kept = <Value>(key: string, check: (stored: unknown) => Value | null): Kept<Value> => ({
  get() {
    try {
      const text = localStorage.getItem(key);
      return text === null ? null : check(JSON.parse(text));
    } catch {
      return null;
    }
  },
  set(value) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // It then lasts as long as the page does.
    }
  },
});
