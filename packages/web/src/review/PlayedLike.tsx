import { type Account, type LadderSlips, playedLike } from '@taproom/bots/coach';
import { type ReactNode, useEffect, useState } from 'react';
import { useLevels } from '../play/signs.ts';
import type { ReviewedGame } from './context.tsx';
import { tellingVerdicts } from './headline.ts';
import type { KeptReview } from './store.ts';
import { reviewThread } from './thread.ts';
import { useReviewWords } from './words.tsx';

interface PlayedLikeProps {
  readonly of: ReviewedGame;
  readonly account: Account;
  readonly review: Pick<KeptReview, 'version' | 'nodes'>;
}

/** The levels of the ladder that lose about as much per decision; nothing where one game can't say. */
export function PlayedLike({ of, account, review: { version, nodes } }: PlayedLikeProps): ReactNode {
  const words = useReviewWords();
  const { id, game } = of.game.table;
  const names = useLevels(id);
  const ladder = useLadder(id, game.rules);
  const by = { version, nodes, seats: of.names.length };
  const range = ladder && playedLike(ladder, by, tellingVerdicts(account, of.counts));
  if (range === null) return null;
  const { from, to } = range;
  return (
    <div className="review-level">
      <dt>{words.playedLike}</dt>
      <dd>
        <b>{words.levels(names[from] ?? from, names[to] ?? to)}</b>
        <small>{from === to ? words.likeOneLevel : words.likeLevels}</small>
      </dd>
    </div>
  );
}

/** What slips cost the bots; null until it is known, and where nothing is known. */
function useLadder(game: string, rules: number): LadderSlips | null {
  const [ladder, setLadder] = useState<LadderSlips | null>(null);
  useEffect(() => {
    let wanted = true;
    void reviewThread.ladder(game, rules).then(
      found => wanted && setLadder(found),
      (error: unknown) => console.error('The levels could not be compared:', error),
    );
    return () => {
      wanted = false;
    };
  }, [game, rules]);
  return ladder;
}
