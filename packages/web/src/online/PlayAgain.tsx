import type { FinishedTable } from '@taproom/contracts';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../app/words.tsx';
import { identity } from './identity.ts';
import { rematchOf } from './rematch.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** For those who played a game: another one in the same company, also days later. A daily deal is played once. */
export function PlayAgain({ table }: { readonly table: FinishedTable }): ReactNode {
  const { online, places, records } = useWords();
  const { me } = useSyncExternalStore(identity.subscribe, identity.get);
  const { trouble, busy, doing } = useAsking();
  const [, go] = useLocation();
  const [gone, setGone] = useState<string | null>(null);
  const opened = table.rematch === gone ? null : table.rematch;
  const people = table.seats.flatMap(({ person }) => (person === null ? [] : [person.id]));
  if (me === null || !people.includes(me.id) || table.deal !== null || !table.playable) return null;
  const again = (): void =>
    void doing(async () => {
      const made = await rematchOf(table.id, opened);
      if (made.ok) go(made.value);
      else if (made.refusal.code === 'rematch-gone') setGone(opened);
      return made;
    });
  const text = people.length > 1 ? places.playAgain : records.rematch;
  return (
    <>
      <button type="button" className="button" disabled={busy} onClick={again}>
        {opened === null ? text : online.toRematch}
      </button>
      <Trouble trouble={trouble} />
    </>
  );
}
