import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long notes that need no answer stay open, in milliseconds. */
const READ = 12_000;

interface Folding {
  readonly isOpen: boolean;
  readonly panel: RefObject<HTMLDivElement | null>;
  setOpen(isOpen: boolean): void;
  /** Whether a note was folded away: it does not come back with a new one, only when someone opens all of them. */
  isPut(key: string): boolean;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Notes that lie over the table: they open when there is a new one, and can be folded away. If they need no answer they
 * fold on their own, unless someone is pointing at them or has the focus there.
 */
export function useFolding(keys: readonly string[], needsAnswer: boolean): Folding {
  const panel = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState<readonly string[]>([]);
  const [put, setPut] = useState(NONE);
  const [hasOpened, setOpened] = useState(true);
  const all = keys.join();
  if (known.join() !== all) {
    setKnown(keys);
    setPut(new Set(keys.filter(key => put.has(key))));
    if (keys.some(key => !known.includes(key))) setOpened(true);
  }
  const isOpen = hasOpened && (keys.length === 0 || keys.some(key => !put.has(key)));
  const setOpen = (opens: boolean): void => {
    setOpened(opens);
    setPut(opens ? NONE : new Set(keys));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new note gets the whole time.
  useEffect(() => {
    if (!isOpen || needsAnswer) return;
    const timer = setInterval(() => {
      if (panel.current?.matches(':hover, :focus-within') !== true) setOpen(false);
    }, READ);
    return () => clearInterval(timer);
  }, [isOpen, needsAnswer, all]);
  return { isOpen, panel, setOpen, isPut: key => put.has(key) };
}
