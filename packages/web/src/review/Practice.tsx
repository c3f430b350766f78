import { type Attempt, solves, type Verdict } from '@taproom/bots/coach';
import type { GameMove } from '@taproom/games';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { GameTable } from '../play/GameTable.tsx';
import { settings } from '../settings.ts';
import type { ReviewedGame } from './context.tsx';
import { ExerciseGame } from './exercise-game.ts';
import type { Exercise } from './exercises.ts';
import { useFigures } from './figures.ts';
import { Reasons } from './Reasons.tsx';
import { SlipLesson } from './SlipLesson.tsx';
import { useReviewWords } from './words.tsx';

interface PracticeProps {
  readonly of: ReviewedGame;
  readonly exercise: Exercise;
  /** Its number among those of this round of practice, from 1. */
  readonly number: number;
  readonly count: number;
  readonly judge: (attempt: Attempt) => Promise<Verdict>;
  /** Called once, with the first answer: whether it was found without help. */
  readonly onAnswer: (isRight: boolean) => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
  /** Where leaving leads to. */
  readonly leave: string;
}

type AnswerState =
  | { readonly kind: 'open' | 'judging' | 'failed' | 'shown' }
  | {
      readonly kind: 'judged';
      readonly isRight: boolean;
      readonly verdict: Verdict;
      readonly moves: readonly GameMove[];
    };

/** One exercise on the real board: a turn is planned and confirmed as in a game, and then judged. */
export function Practice(props: PracticeProps): ReactNode {
  const { of, exercise, number, count, judge, onAnswer, onNext, onLeave, leave } = props;
  const { ply, seat } = exercise;
  const words = useReviewWords();
  const figures = useFigures();
  const { table } = of.game;
  const game = useMemo(() => {
    // The text table has no other form to show what was done.
    const isText = settings.get().table === 'text';
    return new ExerciseGame(table, ply, seat, isText ? 'never' : 'when-done');
  }, [table, ply, seat]);
  const [answer, setAnswer] = useState<AnswerState>({ kind: 'open' });
  const isAnswered = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const settle = (isRight: boolean): void => {
    if (!isAnswered.current) onAnswer(isRight);
    isAnswered.current = true;
  };
  game.onTurn = moves => {
    setAnswer({ kind: 'judging' });
    judge({ ply, seat, played: moves }).then(
      verdict => {
        const isRight = solves(verdict, exercise.by, table.sitters.length);
        settle(isRight);
        setAnswer({ kind: 'judged', isRight, verdict, moves });
      },
      (error: unknown) => {
        console.error('A turn could not be judged:', error);
        setAnswer({ kind: 'failed' });
      },
    );
  };
  const again = (): void => {
    game.reopen();
    setAnswer({ kind: 'open' });
  };
  const show = (): void => {
    settle(false);
    game.show(exercise.best);
    setAnswer({ kind: 'shown' });
  };
  const isSame = (moves: readonly GameMove[]): boolean =>
    JSON.stringify(moves) === JSON.stringify(exercise.played);
  const isOver = answer.kind === 'shown' || (answer.kind === 'judged' && answer.isRight);
  const isLast = number === count;
  return (
    <div className="practice">
      <section className="practice-bar" aria-labelledby="practice">
        <h1 id="practice" ref={heading} tabIndex={-1}>
          {words.practice} <small>{words.count(number, count)}</small>
        </h1>
        <p aria-live="polite" className={`practice-answer ${kindOf(answer)}`}>
          {answer.kind === 'open' && words.yours(of.roundAt(ply))}
          {answer.kind === 'judging' && words.judging}
          {answer.kind === 'failed' && words.cantJudge}
          {answer.kind === 'shown' && `${words.best} ${of.say({ ply, seat, moves: exercise.best })}`}
          {answer.kind === 'judged' && answer.isRight && words.right}
          {answer.kind === 'judged' &&
            !answer.isRight &&
            (isSame(answer.moves)
              ? exercise.by === 'share'
                ? words.same(figures.share(-answer.verdict.share.slip))
                : words.sameInPoints(of.points.written(figures.points(-answer.verdict.score.slip)))
              : words.wrong(
                  figures.share(-answer.verdict.share.slip),
                  of.points.written(figures.points(-answer.verdict.score.slip)),
                ))}
        </p>
        {answer.kind === 'shown' && (
          <>
            <Reasons of={of} parts={exercise.parts} />
            <SlipLesson of={of} slip={exercise} />
          </>
        )}
        {answer.kind === 'judged' && !answer.isRight && (
          <Reasons of={of} parts={answer.verdict[exercise.by].parts} />
        )}
        <p className="review-ways">
          {(answer.kind === 'failed' || (answer.kind === 'judged' && !answer.isRight)) && (
            <button type="button" className="button main" onClick={again}>
              {words.onceMore}
            </button>
          )}
          {!isOver && answer.kind !== 'judging' && (
            <button type="button" className="button" onClick={show}>
              {words.show}
            </button>
          )}
          <button type="button" className={isOver ? 'button main' : 'button'} onClick={onNext}>
            {isOver ? (isLast ? words.finish : words.next) : words.skip}
          </button>
        </p>
        <button type="button" className="button quiet practice-leave" onClick={onLeave}>
          {leave}
        </button>
      </section>
      <div className="practice-table">
        <GameTable game={game} />
      </div>
    </div>
  );
}

const kindOf = (answer: AnswerState): string =>
  answer.kind === 'judged' ? (answer.isRight ? 'right' : 'wrong') : answer.kind;
