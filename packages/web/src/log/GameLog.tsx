import { type ReactNode, useMemo } from 'react';
import { useWords } from '../app/words.tsx';
import { useFace } from '../play/faces.tsx';
import type { Snapshot } from '../play/game.ts';
import { namesOf } from '../play/names.ts';
import { useLevels } from '../play/signs.ts';
import { entriesOf, entriesSince } from './entries.ts';
import { LogPanel } from './LogPanel.tsx';
import { namesFor } from './names.ts';
import { SinceLastTurn } from './SinceLastTurn.tsx';

/** The log of a game on screen: what the others did since the reader's last turn, then everything before. */
export function GameLog({
  now,
  onShow,
}: {
  readonly now: Snapshot;
  readonly onShow: (at: number) => void;
}): ReactNode {
  const { log } = useWords();
  const spoken = useFace();
  const levels = useLevels(now.game);
  const { rules, told, seat, sitters } = now;
  const entries = useMemo(() => entriesOf(spoken, { rules, told, seat }), [spoken, rules, told, seat]);
  const since = seat === null ? [] : entriesSince(spoken, now, entries, seat);
  const names = namesFor({ called: namesOf(sitters, levels), reader: seat, levels });
  return (
    <>
      <SinceLastTurn entries={since} names={names} onShow={onShow} />
      {(since.length === 0 || since.length < entries.length) && (
        <LogPanel
          title={since.length === 0 ? log.title : log.before}
          entries={entries.slice(since.length)}
          names={names}
          onShow={onShow}
        />
      )}
    </>
  );
}
