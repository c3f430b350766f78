import type { ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';
import { PlayOnHere } from '../../../replay/GoBack.tsx';
import type { TavernGame } from '../types.ts';
import { ActionBar } from './ActionBar.tsx';

interface LookingBackProps {
  readonly game: TavernGame;
  /** After how many moves the position is that is shown. */
  readonly at: number;
  /** That position is being fetched. */
  readonly isComing: boolean;
  readonly onReturn: () => void;
}

/** The bar while somebody looks back: play on from there, or return to now. */
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
