import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../app/words.tsx';
import { entriesOf } from '../../../log/entries.ts';
import { namesFor } from '../../../log/names.ts';
import { tell } from '../../../log/tell.ts';
import type { Snapshot } from '../../../play/game.ts';
import { useLevels } from '../../../play/signs.ts';
import type { Summary } from './summary.ts';

interface AnnouncerProps {
  readonly now: Snapshot;
  readonly names: readonly string[];
  readonly soFar: Summary | null;
}

/** Says what happens to people who do not see it: what the others did, and what the plan brings. */
export function Announcer({ now, names, soFar }: AnnouncerProps): ReactNode {
  const { board, log } = useWords();
  const levels = useLevels(now.game);
  const [news, setNews] = useState('');
  const last = now.told.at(-1)?.number ?? 0;
  const heard = useRef(last);
  useEffect(() => {
    if (last === heard.current) return;
    const entries = entriesOf(now.game, now.told, now.seat).filter(
      ({ number, by }) => number > heard.current && by !== now.seat,
    );
    heard.current = last;
    const reader = namesFor({ called: names, reader: now.seat, levels });
    setNews(
      entries
        .reverse()
        .map(({ happenings }) => tell(happenings, log, reader))
        .join(' '),
    );
  }, [last, now, names, log, levels]);
  return (
    <div className="visually-hidden">
      <p aria-live="polite">{news}</p>
      <p aria-live="polite">{soFar === null ? '' : board.summary(soFar)}</p>
    </div>
  );
}
