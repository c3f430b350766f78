import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../app/words.tsx';
import type { PlayedGame } from '../play/game.ts';
import { RecordTools } from './RecordTools.tsx';
import './after-game.css';

/** What can be done with a game that is over: play again, look at it once more, hand it on, keep it. */
export function AfterGame({ game }: { readonly game: PlayedGame }): ReactNode {
  const { records } = useWords();
  const [, go] = useLocation();
  const { canRematch } = useSyncExternalStore(game.subscribe, game.get);
  return (
    <section className="after-game" aria-label={records.after}>
      {canRematch && (
        <button type="button" className="button main" onClick={async () => go(await game.rematch())}>
          {records.rematch}
        </button>
      )}
      <RecordTools game={game} />
    </section>
  );
}
