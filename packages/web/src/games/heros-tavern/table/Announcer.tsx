import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../app/words.tsx';
import { entriesOf } from '../../../log/entries.ts';
import { namesFor } from '../../../log/names.ts';
import { tell } from '../../../log/tell.ts';
import type { Snapshot } from '../../../play/game.ts';
import { useLevels } from '../../../play/signs.ts';

interface AnnouncerProps {
  readonly now: Snapshot;
  readonly names: readonly string[];
}

/** Says to people who do not see the table what has just happened there, in the words of the log. */
export function Announcer({ now, names }: AnnouncerProps): ReactNode {
  const { log } = useWords();
  const { game, told, seat } = now;
  const levels = useLevels(game);
  const [said, setSaid] = useState('');
  const heard = useRef(told.at(-1)?.number ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happens is news, not how it would be said in other words.
  useEffect(() => {
    const reader = namesFor({ called: names, reader: seat, levels });
    const fresh = entriesOf(game, told, seat).filter(entry => entry.number > heard.current);
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
