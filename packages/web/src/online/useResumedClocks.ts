import { useEffect, useRef, useState } from 'react';
import type { OwnGameList } from './lobby.ts';
import { resumedTables, stillResumed, stoppedTables } from './resumed-clocks.ts';

/** The tables that wait for the user and whose clocks run again, until the user goes there. */
export function useResumedClocks(games: OwnGameList | null, here: string | null): ReadonlySet<string> {
  const [resumed, setResumed] = useState<ReadonlySet<string>>(new Set());
  const before = useRef<OwnGameList>([]);
  const place = useRef(here);
  place.current = here;
  useEffect(() => {
    if (games === null) return;
    const again = resumedTables(before.current, games);
    before.current = games;
    setResumed(known => stillResumed([...known, ...again], games, place.current));
    // Requests that nobody answers stop the clocks for a limited time only.
    const timers = stoppedTables(games).map(({ id, ms }) =>
      setTimeout(() => {
        if (id !== place.current) setResumed(known => new Set([...known, id]));
      }, ms),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [games]);
  useEffect(() => {
    if (here !== null) setResumed(known => new Set([...known].filter(id => id !== here)));
  }, [here]);
  return resumed;
}
