import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../../app/words.tsx';
import { entriesOf } from '../../../log/entries.ts';
import { namesFor } from '../../../log/names.ts';
import { tell } from '../../../log/tell.ts';
import { useFace } from '../../../play/faces.tsx';
import { useLevels } from '../../../play/signs.ts';
import type { CloisterNow } from '../types.ts';
import { useCloisterWords } from '../words.ts';
import type { GainSummary } from './summary.ts';

interface AnnouncerProps {
  readonly now: CloisterNow;
  readonly names: readonly string[];
  readonly soFar: GainSummary | null;
}

/** A live region for screen readers: what the others did, and what the plan brings. */
export function Announcer({ now, names, soFar }: AnnouncerProps): ReactNode {
  const { log } = useWords();
  const { board } = useCloisterWords();
  const spoken = useFace();
  const levels = useLevels(now.game);
  const [news, setNews] = useState('');
  const last = now.told.at(-1)?.number ?? 0;
  const heard = useRef(last);
  useEffect(() => {
    if (last === heard.current) return;
    const entries = entriesOf(spoken, now).filter(
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
  }, [last, now, names, log, levels, spoken]);
  return (
    <div className="visually-hidden">
      <p aria-live="polite">{news}</p>
      <p aria-live="polite">{soFar === null ? '' : board.summary(soFar)}</p>
    </div>
  );
}
