import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../app/words.tsx';
import { entriesOf } from '../../../log/entries.ts';
import { namesFor } from '../../../log/names.ts';
import { tell } from '../../../log/tell.ts';
import { useFace } from '../../../play/faces.tsx';
import { useLevels } from '../../../play/signs.ts';
import type { TavernNow } from '../types.ts';

interface AnnouncerProps {
  readonly now: TavernNow;
  readonly names: readonly string[];
}

/** A live region for screen readers: what has just happened, in the words of the log. */
export function Announcer({ now, names }: AnnouncerProps): ReactNode {
  const { log } = useWords();
  const { told, seat } = now;
  const spoken = useFace();
  const levels = useLevels(now.game);
  const [said, setSaid] = useState('');
  const heard = useRef(told.at(-1)?.number ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happens is news, not how it would be said in other words.
  useEffect(() => {
    const reader = namesFor({ called: names, reader: seat, levels });
    const fresh = entriesOf(spoken, now).filter(entry => entry.number > heard.current);
    heard.current = told.at(-1)?.number ?? 0;
    if (fresh.length > 0)
      setSaid(
        fresh
          .reverse()
          .map(entry => tell(entry.happenings, log, reader))
          .join(' '),
      );
  }, [told]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
