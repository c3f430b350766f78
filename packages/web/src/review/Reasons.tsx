import type { Part } from '@taproom/bots/coach';
import type { ReactNode } from 'react';
import type { ReviewedGame } from './context.tsx';
import { PartList } from './PartList.tsx';
import { shownParts } from './shown-parts.ts';
import { useReviewWords } from './words.tsx';

interface ReasonsProps {
  readonly of: ReviewedGame;
  readonly parts: readonly Part[] | undefined;
}

/** Why one turn is better than another: what it brings more and less of. Nothing that was not measured. */
export function Reasons({ of, parts = [] }: ReasonsProps): ReactNode {
  const words = useReviewWords();
  if (!shownParts(parts).some(({ part }) => of.partName(part) !== null)) return null;
  return (
    <div className="review-reasons">
      <p>{words.reasons}</p>
      <PartList parts={parts} nameOf={part => of.partName(part)} />
    </div>
  );
}
