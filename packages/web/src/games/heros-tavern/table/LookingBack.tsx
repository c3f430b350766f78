import type { ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';
import { PlayOnHere } from '../../../replay/GoBack.tsx';
import type { TavernGame } from '../types.ts';
import { ActionBar } from './ActionBar.tsx';

interface LookingBackProps {
  readonly game: TavernGame;
  /** The number of moves of the position being viewed. */
  readonly at: number;
  /** That position is being fetched. */
  readonly isComing: boolean;
  readonly onReturn: () => void;
}

/** The bar while viewing an earlier position: play on from there, or return to the current one. */
export function LookingBack({ game, at, isComing, onReturn }: LookingBackProps): ReactNode {
  const { app, play } = useWords();
  return (
    <ActionBar say={isComing ? app.loading : play.lookingBack(at)}>
      <PlayOnHere game={game} at={at} />
      <button type="button" className="button main" onClick={onReturn}>
        {play.backToNow}
      </button>
    </ActionBar>
  );
}
