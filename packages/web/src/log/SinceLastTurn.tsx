import { type ReactNode, useId } from 'react';
import { useWords } from '../app/words.tsx';
import type { LogItem } from './entries.ts';
import { LogList } from './LogPanel.tsx';
import type { Names } from './names.ts';

/** What the others did since the reader's last turn; renders nothing if they did nothing. */
export function SinceLastTurn({
  entries,
  names,
  onShow,
}: {
  readonly entries: readonly LogItem[];
  readonly names: Names;
  readonly onShow: (at: number) => void;
}): ReactNode {
  const { log } = useWords();
  const title = useId();
  if (entries.length === 0) return null;
  return (
    <section className="log since" aria-labelledby={title}>
      <h2 id={title}>{log.since}</h2>
      <LogList entries={entries} names={names} onShow={onShow} />
    </section>
  );
}
