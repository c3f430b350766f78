import type { ReactNode } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { ranked } from './ranked.ts';

interface RankingProps {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly names: readonly string[];
}

/** All players with their final heroes, winners first: in view before the tables are. */
export function Ranking({ scores, winners, names }: RankingProps): ReactNode {
  return (
    <ol className="tavern-ranking">
      {ranked(scores, winners).map(seat => (
        <li key={names[seat]}>
          <CrestMark seat={seat} size={20} />
          <span>{names[seat]}</span> <b>{scores[seat]}</b>
        </li>
      ))}
    </ol>
  );
}
