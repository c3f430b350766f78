import { type ReactNode, useId } from 'react';
import { useWords } from '../../../app/words.tsx';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { useCloisterWords } from '../words.ts';
import { HexNames } from './HexNames.tsx';
import type { RivalTurn } from './rival-turns.ts';

/** What each rival just did, in one line each. It stays until the reader acts. */
export function RivalTurns({
  rivals,
  names,
  isBeside,
  children,
}: {
  readonly rivals: readonly RivalTurn[];
  readonly names: readonly string[];
  /** In a column of its own, where there is room for one; else where the bar says other things, too. */
  readonly isBeside: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  const { atTable } = useWords();
  const { turn } = useCloisterWords();
  const title = useId();
  if (rivals.length === 0) return null;
  return (
    <section className={`last-turns rival-turns ${isBeside ? 'beside' : 'within'}`} aria-labelledby={title}>
      <h2 id={title} className="visually-hidden">
        {atTable.lastTurns.title}
      </h2>
      <ul>
        {rivals.map(rival => (
          <li key={rival.seat} className={`seat-${rival.seat}`}>
            <CrestMark seat={rival.seat} size={18} />
            <span>
              <span className="visually-hidden">{names[rival.seat]}: </span>
              <HexNames text={unbroken(turn.brief(rival))} seat={rival.seat} />
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** A number and what it counts stay on one line. */
const unbroken = (text: string): string => text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0');
