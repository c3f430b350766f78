import type { ReactNode } from 'react';
import type { CloisterGame, CloisterNow } from '../types.ts';
import { useCloisterWords } from '../words.ts';
import { HexNames } from './HexNames.tsx';
import { Icon } from './icons.tsx';
import type { TurnInProgress } from './useTurn.ts';

/** What the best bot would do, and why. */
export function HintNote({
  game,
  now,
  turn,
}: {
  readonly game: CloisterGame;
  readonly now: CloisterNow;
  readonly turn: TurnInProgress;
}): ReactNode {
  const { hint: words } = useCloisterWords().turn;
  const { hint, plan } = now;
  if (hint === null || plan === null) return null;
  if (hint === 'thinking')
    return (
      <p className="hint" role="status">
        {words.thinking}
      </p>
    );
  const { moves } = hint;
  const isFollowed = turn.hinted !== null;
  const follow = (): void => {
    for (const move of moves.slice(plan.moves.length)) if (!game.act(move).ok) return;
  };
  return (
    <div className="hint" role="status">
      <p>
        <HexNames
          text={`${words.says(moves.filter(({ move }) => move !== 'done'))} ${words.why(hint.reasons)} `}
          seat={now.seat}
        />
        {isFollowed ? words.expects(Math.round(hint.scores[now.seat ?? 0] ?? 0)) : words.elsewhere}
      </p>
      {isFollowed && (
        <button type="button" className="button" onClick={follow}>
          {words.follow}
        </button>
      )}
      <button type="button" className="button tool" aria-label={words.drop} onClick={() => game.dropHint()}>
        <Icon name="close" />
      </button>
    </div>
  );
}
