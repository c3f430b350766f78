import { type Account, type JudgedTurn, type KeyMoment, reviewOf, tolerance } from '@taproom/bots/coach';
import type { Game } from '@taproom/games';

/** A key moment, with the turn that it is about. */
export type ShownMoment =
  | { readonly kind: 'slip'; readonly moment: KeyMoment & { kind: 'slip' }; readonly turn: JudgedTurn }
  | { readonly kind: 'luck'; readonly moment: KeyMoment & { kind: 'luck' } };

/** Luck that is worth fewer points, and less than half of what a turn may cost, is not worth a line. */
const LEAST_LUCK = 1;

/** The moments of the only seat of an account that made a difference, the largest first. */
export function shownMoments(
  game: Game,
  account: Account,
  tableSize: number,
  counts: (turn: JudgedTurn) => boolean,
): ShownMoment[] {
  const [review] = reviewOf(game, account, tableSize);
  return (review?.moments ?? []).flatMap((moment): ShownMoment[] => {
    if (moment.kind === 'luck') {
      const { score, share } = moment.luck;
      const isWorthIt = Math.abs(score) >= LEAST_LUCK || Math.abs(share) >= tolerance(tableSize) / 2;
      return isWorthIt ? [{ kind: 'luck', moment }] : [];
    }
    const turn = account.turns.find(({ ply }) => ply === moment.ply);
    return turn === undefined || !counts(turn) ? [] : [{ kind: 'slip', moment, turn }];
  });
}
