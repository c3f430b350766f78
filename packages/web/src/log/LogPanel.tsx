import { type ReactNode, useId } from 'react';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import type { LogItem } from './entries.ts';
import type { Names } from './names.ts';
import { Told } from './Told.tsx';
import { sentencesOf } from './tell.ts';
import './log.css';

interface LogListProps {
  readonly entries: readonly LogItem[];
  readonly names: Names;
  /** Shows the position after this many moves. */
  readonly onShow: (at: number) => void;
}

interface LogPanelProps extends LogListProps {
  readonly title: string;
}

/** The log of a game, newest first. Each entry links to its position. */
export function LogPanel({ title, entries, names, onShow }: LogPanelProps): ReactNode {
  const { log } = useWords();
  const id = useId();
  return (
    <section className="log" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {entries.length === 0 ? (
        <p>{log.empty}</p>
      ) : (
        <LogList entries={entries} names={names} onShow={onShow} />
      )}
    </section>
  );
}

export function LogList({ entries, names, onShow }: LogListProps): ReactNode {
  const { log } = useWords();
  return (
    <ol reversed>
      {entries.map(entry => (
        <li key={entry.number} className={entry.by === null ? 'all' : `seat-${entry.by}`}>
          <button type="button" title={log.show} onClick={() => onShow(entry.at)}>
            {sentencesOf(entry.happenings, log, names).map(({ seat, text }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is identified by its place.
              <span key={i} className="sentence">
                {seat !== null && <CrestMark seat={seat} size={22} />}
                <span>
                  <Told text={text} seat={seat ?? entry.by} />
                </span>
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  );
}
