import {
  type Account,
  biggestOf,
  type JudgedTurn,
  type KeyMoment,
  type Measure,
  reviewOf,
  tolerance,
} from '@taproom/bots/coach';
import type { Game } from '@taproom/games';

/** A key moment, with the turn that it is about, or that it comes before. */
export type ShownMoment = {
  /** The number of that turn among those of the player, from 1; null for a draw after the last one. */
  readonly number: number | null;
  /** Whether it mattered more than all others. */
  readonly isBiggest: boolean;
  /** What it is measured by: its name and the number beside it. */
  readonly by: Measure;
} & (
  | { readonly kind: 'slip'; readonly moment: KeyMoment & { kind: 'slip' }; readonly turn: JudgedTurn }
  | { readonly kind: 'luck'; readonly moment: KeyMoment & { kind: 'luck' } }
);

/** Luck that is worth fewer points, and less than half of what a turn may cost, is not worth a line. */
const LEAST_LUCK = 1;

/**
 * The moments of the only seat of an account that made a difference, in the order of play. There are at most that many
 * of them: the ones that mattered most.
 */
export function shownMoments(
  game: Game,
  account: Account,
  tableSize: number,
  counts: (turn: JudgedTurn) => boolean,
  most = Number.POSITIVE_INFINITY,
): ShownMoment[] {
  const [review] = reviewOf(game, account, tableSize);
  const found = (review?.moments ?? []).flatMap((moment): ShownMoment[] => {
    const at = account.turns.findIndex(({ ply }) => ply >= moment.ply);
    const number = at === -1 ? null : at + 1;
    if (moment.kind === 'luck') {
      const { score, share } = moment.luck;
      const isWorthIt = Math.abs(score) >= LEAST_LUCK || Math.abs(share) >= tolerance(tableSize) / 2;
      // What makes it worth a line stands beside its name.
      const by = Math.abs(share) >= tolerance(tableSize) / 2 ? 'share' : 'score';
      return isWorthIt ? [{ kind: 'luck', moment, number, by, isBiggest: false }] : [];
    }
    const turn = account.turns[at];
    if (turn?.ply !== moment.ply || !counts(turn)) return [];
    return [{ kind: 'slip', moment, turn, number, by: moment.by, isBiggest: false }];
  });
  const biggest = biggestOf(found.map(({ moment }) => moment));
  return found
    .toSorted((a, b) => Number(b.moment === biggest) - Number(a.moment === biggest))
    .slice(0, most)
    .map(shown => ({ ...shown, isBiggest: shown.moment === biggest }))
    .toSorted((a, b) => a.moment.ply - b.moment.ply);
}
