import type { Seat } from '@taproom/games';
import { type ReactNode, useId } from 'react';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import type { LastTurn } from '../log/last-turns.ts';
import { type Names, namesFor } from '../log/names.ts';
import { Told } from '../log/Told.tsx';
import { sentencesOf } from '../log/tell.ts';
import type { Snapshot } from './game.ts';
import { useLookBack } from './look-back.tsx';
import { namesOf } from './names.ts';
import { useLevels } from './signs.ts';
import { useLastTurns } from './useLastTurns.ts';
import { useStepThrough } from './useStepThrough.ts';
import './last-turns.css';

/** The key that steps through them: see `TableKeys`. */
const KEY = 'L';

/**
 * What the others just did, a line for each: it belongs beside the prompt, and stays until the reader acts. Renders
 * nothing if they did nothing.
 */
export function LastTurns({ now }: { readonly now: Snapshot }): ReactNode {
  const { atTable, log } = useWords();
  const levels = useLevels(now.game);
  const turns = useLastTurns(now);
  const { at } = useLookBack();
  const step = useStepThrough(now);
  const title = useId();
  const names = namesFor({ called: namesOf(now.sitters, levels), reader: now.seat, levels });
  const lines = linesOf(turns, log, names);
  if (lines.length === 0) return null;
  return (
    <section className="last-turns" aria-labelledby={title}>
      <h2 id={title} className="visually-hidden">
        {atTable.lastTurns.title}
      </h2>
      <ul>
        {lines.map(({ seat, text }) => (
          <li key={seat ?? 'all'} className={seat === null ? 'all' : `seat-${seat}`}>
            {seat !== null && <CrestMark seat={seat} size={20} />}
            <span>
              <Told text={text} seat={seat} />
            </span>
          </li>
        ))}
      </ul>
      {step.isPossible && (
        <button type="button" className="button quiet" aria-keyshortcuts={KEY} onClick={step.next}>
          {at === null ? atTable.lastTurns.step : atTable.lastTurns.next} <kbd>{KEY}</kbd>
        </button>
      )}
    </section>
  );
}

interface TurnLine {
  readonly seat: Seat | null;
  readonly text: string;
}

/** A line for each rival; what nobody did, only where nobody did anything. */
function linesOf(
  turns: readonly LastTurn[],
  words: Parameters<typeof sentencesOf>[1],
  names: Names,
): readonly TurnLine[] {
  const texts = new Map<Seat | null, string[]>();
  for (const { seat, text } of turns.flatMap(({ happenings }) => sentencesOf(happenings, words, names)))
    if (seat === null || !names.isReader(seat)) texts.set(seat, [...(texts.get(seat) ?? []), text]);
  if (texts.size > 1) texts.delete(null);
  return [...texts].map(([seat, lines]) => ({ seat, text: lines.join(' ') }));
}
