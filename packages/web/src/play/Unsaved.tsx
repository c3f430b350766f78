import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import type { PlayedGame } from './game.ts';

/** Saving takes a moment; it is only mentioned if it takes longer than this, in milliseconds. */
const A_MOMENT = 3000;

/** Warns while changes are not saved. */
export function Unsaved({ game }: { readonly game: PlayedGame }): ReactNode {
  const { records } = useWords();
  const { saved } = useSyncExternalStore(game.subscribe, game.get);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (saved) return;
    const timer = setTimeout(() => setLate(true), A_MOMENT);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [saved]);
  return (
    <p className="unsaved" role="status">
      {late && records.unsaved}
    </p>
  );
}
