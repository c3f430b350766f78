import type { Account, JudgedTurn, Worth } from '@taproom/bots/coach';
import type { Seat } from '@taproom/games';

export const worth = (score: number, share: number): Worth => ({ score, share });

/** A decision that cost this much. */
export const judgedTurn = (
  ply: number,
  cost: Worth,
  { seat = 0, isForced = false }: { readonly seat?: Seat; readonly isForced?: boolean } = {},
): JudgedTurn => ({
  ply,
  seat,
  played: [{ move: 'played' }],
  verdict: {
    before: worth(50, 0.5),
    played: worth(50 - cost.score, 0.5 - cost.share),
    score: { moves: [{ move: 'richer' }], slip: -cost.score, error: 0.1 },
    share: { moves: [{ move: 'better' }], slip: -cost.share, error: 0.01 },
    isForced,
  },
});

/** An account of one seat with these turns: all that is left is the rivals’ doing. */
export function accountWith(seat: Seat, turns: readonly JudgedTurn[], luck: Worth = worth(0, 0)): Account {
  const sum = (measure: 'score' | 'share'): number =>
    turns.reduce((total, { verdict }) => total + verdict[measure].slip, 0);
  const slips = worth(sum('score'), sum('share'));
  const initial = worth(40, 0.5);
  const final = worth(45, 1);
  const rivals = worth(
    final.score - initial.score - slips.score - luck.score,
    final.share - initial.share - slips.share - luck.share,
  );
  return {
    seats: [{ seat, initial, final, slips, luck, rivals, revision: worth(0, 0) }],
    turns,
    draws: [{ ply: 0, luck: [luck] }],
    moments: [
      { ply: 0, worths: [initial] },
      { ply: 1, worths: [worth(41, 0.6)] },
      { ply: 5, worths: [final] },
    ],
  };
}
