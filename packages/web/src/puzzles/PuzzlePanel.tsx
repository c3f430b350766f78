import { type ReactNode, useEffect, useRef } from 'react';
import { PuzzleReasons } from './PuzzleReasons.tsx';
import type { PuzzleTableProps } from './PuzzleTable.tsx';
import { ShownAnswer, Verdict } from './PuzzleVerdict.tsx';
import type { PuzzleMode, SessionState } from './session.ts';
import type { PuzzleWords } from './words.ts';

interface PuzzlePanelProps extends PuzzleTableProps {
  readonly state: SessionState;
  readonly secondsLeft: number | null;
}

/** What became of the answer, what was right, and the way on. */
export function PuzzlePanel(props: PuzzlePanelProps): ReactNode {
  const { session, state, rules, words, secondsLeft, onAgain, onLeave } = props;
  const { general } = words;
  const { mode, verdict, isOver, solved, game, rightTurns } = state;
  const isCounted = mode.mode === 'streak' || mode.mode === 'rush';
  const isDone = verdict !== null || isOver;
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isDone) goOn.current?.focus();
  }, [isDone]);
  return (
    <section className="puzzle-panel" aria-label={general.panel}>
      <div className="puzzle-says" role="status">
        {isOver && (
          <p className="puzzle-verdict">
            {mode.mode === 'rush' ? general.rushOver(solved) : general.streakOver(solved)}
          </p>
        )}
        {verdict !== null && game !== null && (mode.mode !== 'rush' || isOver) && (
          <Verdict verdict={verdict} game={game} state={state} words={words} />
        )}
        {!isDone && rightTurns > 0 && <p className="puzzle-so-far">{general.rightSoFar(rightTurns)}</p>}
      </div>
      {verdict !== null && game !== null && mode.mode !== 'rush' && (
        <>
          <ShownAnswer game={game} rules={rules} isOther={verdict.isOther} words={words} />
          {game.puzzle.kind === 'judgement' && (
            <PuzzleReasons verdict={verdict} game={game} rules={rules} words={words} />
          )}
        </>
      )}
      <div className="puzzle-foot">
        <p className="puzzle-facts">
          {game !== null && <span>{general.number(game.puzzle.rating)}</span>}
          {isCounted && <span>{general.solvedSoFar(solved)}</span>}
          {secondsLeft !== null && <span role="timer">{general.timeLeft(secondsLeft)}</span>}
        </p>
        <div className="puzzle-buttons">
          {isOver && (
            <button ref={goOn} type="button" className="button main" onClick={onAgain}>
              {general.again}
            </button>
          )}
          {!isOver && verdict !== null && mode.mode !== 'today' && (
            <button ref={goOn} type="button" className="button main" onClick={() => session.next()}>
              {general.next}
            </button>
          )}
          {!isOver && verdict !== null && !isCounted && (
            <button
              ref={mode.mode === 'today' ? goOn : null}
              type="button"
              className="button"
              onClick={() => session.retry()}
            >
              {general.retry}
            </button>
          )}
          {!isDone && mode.mode !== 'rush' && (
            <button type="button" className="button" onClick={() => session.showAnswer()}>
              {general.showAnswer} {priceOf(mode, state.isRated, general)}
            </button>
          )}
          <button type="button" className="button quiet" onClick={onLeave}>
            {general.leave}
          </button>
        </div>
      </div>
    </section>
  );
}

/** What it costs to be shown the answer. */
function priceOf({ mode }: PuzzleMode, isRated: boolean, words: PuzzleWords): string {
  if (mode === 'streak') return words.endsStreak;
  return isRated ? words.costsRating : '';
}
