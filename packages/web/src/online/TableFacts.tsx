import type { Pace, TableInfo } from '@taproom/contracts';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';

export function PaceText({ pace }: { readonly pace: Pace }): ReactNode {
  const { online } = useWords();
  return pace.pace === 'live' ? online.livePace(pace.minutes, pace.seconds) : online.daysPace(pace.days);
}

/** Who sits at a table, in a line. */
export function SeatNames({ table }: { readonly table: TableInfo }): ReactNode {
  const { online, play } = useWords();
  return table.seats
    .map(({ person, level }) => {
      if (person !== null) return person.name || online.somebody;
      return level === null ? online.freeSeat : online.bot(play.levels[level] ?? level);
    })
    .join(', ');
}
