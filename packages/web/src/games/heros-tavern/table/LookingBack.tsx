import type { ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';
import { useStepThrough } from '../../../play/useStepThrough.ts';
import { PlayOnHere } from '../../../replay/GoBack.tsx';
import type { TavernGame, TavernNow } from '../types.ts';
import { ActionBar } from './ActionBar.tsx';
import { STEP_KEY } from './Lately.tsx';

interface LookingBackProps {
  readonly game: TavernGame;
  readonly now: TavernNow;
  /** The number of moves of the position being viewed. */
  readonly at: number;
  /** That position is being fetched. */
  readonly isComing: boolean;
  readonly onReturn: () => void;
}

/** The bar while viewing an earlier position: play on from there, step on, or return to the current one. */
export function LookingBack({ game, now, at, isComing, onReturn }: LookingBackProps): ReactNode {
  const { app, atTable, play } = useWords();
  const step = useStepThrough(now);
  return (
    <ActionBar say={isComing ? app.loading : play.lookingBack(at)}>
      <PlayOnHere game={game} at={at} />
      {step.isPossible && (
        <button type="button" className="button" aria-keyshortcuts={STEP_KEY} onClick={step.next}>
          {atTable.lastTurns.next}
        </button>
      )}
      <button type="button" className="button main" onClick={onReturn}>
        {play.backToNow}
      </button>
    </ActionBar>
  );
}
