import type { Game } from '@taproom/games';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { GameTable } from '../play/GameTable.tsx';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { PuzzleQuestion } from './PuzzleQuestion.tsx';
import type { PuzzleSession } from './session.ts';
import type { LoadedPuzzleWords } from './words.ts';

export interface PuzzleTableProps {
  readonly session: PuzzleSession;
  readonly rules: Game;
  readonly words: LoadedPuzzleWords;
  onAgain(): void;
  onLeave(): void;
}

const SECOND = 1000;

/** The seconds left of a rush; null where there is no clock. The session is notified when the time is up. */
function useSecondsLeft(session: PuzzleSession): number | null {
  const { end, isOver } = useSyncExternalStore(session.subscribe, session.get);
  const [now, setNow] = useState(() => performance.now());
  const isRunning = end !== null && !isOver;
  useEffect(() => {
    if (!isRunning) return;
    const ticking = setInterval(() => {
      session.tick();
      setNow(performance.now());
    }, SECOND / 4);
    return () => clearInterval(ticking);
  }, [isRunning, session]);
  return isRunning ? Math.max(0, Math.ceil((end - now) / SECOND)) : null;
}

/** What is asked, the board of the puzzle, and below it what became of the answer. */
export function PuzzleTable(props: PuzzleTableProps): ReactNode {
  const { session } = props;
  const state = useSyncExternalStore(session.subscribe, session.get);
  const left = useSecondsLeft(session);
  return (
    <div className="puzzle-page" data-puzzle={state.game?.puzzle.id}>
      {state.game !== null && <PuzzleQuestion game={state.game} words={props.words} />}
      <div className="puzzle-board">
        {state.game !== null && <GameTable key={session.round} game={state.game} />}
      </div>
      <PuzzlePanel {...props} state={state} secondsLeft={left} />
    </div>
  );
}
