import type { Seat } from '@taproom/games';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { useProjectedScores } from '../projection/projected-scores.tsx';
import './expected.css';

interface ExpectedProps {
  readonly seat: Seat;
  /** What is shown where nobody has estimated it. */
  readonly otherwise?: ReactNode;
}

/** The final score that a seat can expect. */
export function Expected({ seat, otherwise = null }: ExpectedProps): ReactNode {
  const { atTable } = useWords();
  const points = useProjectedScores()?.[seat] ?? null;
  if (points === null) return otherwise;
  const says = atTable.expected(Math.round(points));
  return (
    <span className="expected" data-about={`expected:${seat}:own`}>
      <span aria-hidden="true">
        <span className="expected-word">{atTable.expectedWord} </span>≈ {Math.round(points)}
      </span>
      <span className="visually-hidden">{says}</span>
    </span>
  );
}

/** The same in a sentence, where a player is looked at closely. */
export function ExpectedInWords({ seat }: Pick<ExpectedProps, 'seat'>): ReactNode {
  const { atTable } = useWords();
  const points = useProjectedScores()?.[seat] ?? null;
  return points === null ? null : (
    <p>
      <b>{atTable.expected(Math.round(points))}</b>
      <br />
      {atTable.expectedMeans}
    </p>
  );
}

/** The score of a seat if the game ended now: a star that says so. */
export function IfItEndedNow({ score }: { readonly score: number }): ReactNode {
  const { atTable } = useWords();
  const says = atTable.ifItEndedNow(score);
  return (
    <span className="if-it-ended-now" title={says}>
      <span aria-hidden="true">★ {score}</span>
      <span className="visually-hidden">{says}</span>
    </span>
  );
}
