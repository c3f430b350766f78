import type { ReactNode } from 'react';
import type { ReviewedGame } from './context.tsx';
import type { GameReview, ReviewState } from './game-review.ts';
import { useReviewWords } from './words.tsx';

interface ProgressNoteProps {
  readonly of: ReviewedGame;
  readonly review: GameReview;
  readonly state: ReviewState;
}

/** How far the review is, and what is wrong with it. */
export function ProgressNote({ of, review, state }: ProgressNoteProps): ReactNode {
  const words = useReviewWords();
  const { working, trouble, isOlder } = state;
  if (trouble !== null) return <p role="alert">{trouble === 'none' ? words.none : words.failed}</p>;
  if (isOlder)
    return (
      <p className="review-older" role="status">
        {words.older}{' '}
        <button type="button" className="button" onClick={() => void review.again()}>
          {words.again}
        </button>
      </p>
    );
  const seats = of.names.length;
  const done = state.review?.accounts.length ?? 0;
  // What was kept may be a part: then the rest is about to begin.
  if (working === null) return done < seats ? null : <p role="status">{words.complete}</p>;
  // The first look is quick: it counts little.
  const share =
    working.part === 'curve' ? working.done * 0.04 : 0.04 + (0.96 * (done + working.done)) / seats;
  const what = working.part === 'curve' ? words.firstLook : words.reviewing(of.names[working.part] ?? '');
  return (
    <div className="review-progress">
      <p role="status" id="review-progress">
        {what}
      </p>
      <progress aria-labelledby="review-progress" max={1} value={share} />
      <p className="review-note">{words.canLeave}</p>
    </div>
  );
}
