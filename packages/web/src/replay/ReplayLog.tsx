import { type ReactNode, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { entriesOf } from '../log/entries.ts';
import { namesFor } from '../log/names.ts';
import { tell } from '../log/tell.ts';
import { useFace } from '../play/faces.tsx';
import { namesOf } from '../play/names.ts';
import { useLevels } from '../play/signs.ts';
import type { ReplayGame } from './game.ts';

/** The log of the whole game from its start, with the current position of the replay. */
export function ReplayLog({ game }: { readonly game: ReplayGame }): ReactNode {
  const { log } = useWords();
  const spoken = useFace();
  const { game: id, rules, seat, sitters, moves } = useSyncExternalStore(game.subscribe, game.get);
  const levels = useLevels(id);
  const { story } = game;
  const entries = useMemo(
    () => entriesOf(spoken, { rules, told: story, seat }).reverse(),
    [spoken, rules, story, seat],
  );
  const names = namesFor({ called: namesOf(sitters, levels), reader: seat, levels });
  const current = entries.findLast(({ at }) => at <= moves)?.number;
  const here = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is the current one.
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <ol className="transport-panel replay-log" aria-label={log.title}>
      {entries.map(entry => {
        const isHere = entry.number === current;
        return (
          <li key={entry.number} className={entry.by === null ? 'all' : `seat-${entry.by}`}>
            <button
              type="button"
              ref={isHere ? here : null}
              aria-current={isHere ? 'step' : undefined}
              onClick={() => game.show(entry.at)}
            >
              {tell(entry.happenings, log, names)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
