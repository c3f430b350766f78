import type { Seat } from '@taproom/games';
import type { View } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { LocalGame, Snapshot } from '../local/game.ts';
import { ActionBar } from './ActionBar.tsx';
import { Hand } from './Hand.tsx';

interface DraftProps {
  readonly game: LocalGame;
  readonly now: Snapshot;
  readonly view: View;
  readonly seat: Seat;
}

/** The hand and what to do with it. A choice can be taken back until the last one is in. */
export function Draft({ game, now, view, seat }: DraftProps): ReactNode {
  const { tavern } = useWords();
  const chosen = view.players[seat]?.chosen ?? null;
  const say = !now.mayAct
    ? tavern.waiting
    : chosen === null
      ? tavern.choose
      : `${tavern.name[chosen]}: ${tavern.rule[chosen]}`;
  return (
    <>
      <Hand game={game} view={view} seat={seat} mayAct={now.mayAct} />
      <ActionBar say={say}>
        {now.mayAct ? (
          <button
            type="button"
            className="button main"
            disabled={chosen === null}
            onClick={() => void game.confirm()}
          >
            {chosen === null ? tavern.confirm : tavern.confirmPick(tavern.name[chosen])}
          </button>
        ) : (
          <button
            type="button"
            className="button"
            disabled={!now.canUndo}
            onClick={() => void game.undoTurn()}
          >
            {tavern.changeMind}
          </button>
        )}
      </ActionBar>
    </>
  );
}
