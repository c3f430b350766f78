import type { CurvePoint, Measure, Worth } from '@taproom/bots/coach';
import type { Seat } from '@taproom/games';
import type { KeptReview } from './store.ts';

/** What all seats could expect over a game, as far as it is known. */
export interface GameCurve {
  /** Where each round begins, as an index into the lines: the first one after the start. */
  readonly rounds: readonly { readonly at: number; readonly round: number }[];
  /** By seat: what it could expect before the first draw and wherever someone had to decide, and what it got. */
  readonly lines: readonly (readonly Worth[])[];
}

/** The curve of a review: of each seat the most thorough one that is there. Null before the first one. */
export function reviewCurve(
  { curve, accounts }: Pick<KeptReview, 'curve' | 'accounts'>,
  roundAt: (ply: number) => number,
): GameCurve | null {
  if (curve === null) return null;
  const points = fromStart(curve);
  const seats = [...(points[0]?.worths.keys() ?? [])];
  const lines = seats.map(seat => {
    const better = judgedAt(accounts, seat);
    return points.map(({ ply, worths }) => better.get(ply) ?? worths[seat] ?? { score: 0, share: 0 });
  });
  const played = points.slice(1, -1).map(({ ply }) => roundAt(ply));
  const rounds = played.flatMap((round, i) => (round === played[i - 1] ? [] : [{ at: i + 1, round }]));
  return { rounds, lines };
}

/** Kept curves may begin with the first decision: the account of a seat then has its start, before the first draw. */
function fromStart(curve: readonly CurvePoint[]): readonly CurvePoint[] {
  const [first] = curve;
  return first === undefined || first.ply === 0 ? curve : [{ ...first, ply: 0 }, ...curve];
}

function judgedAt(accounts: KeptReview['accounts'], seat: Seat): ReadonlyMap<number, Worth> {
  const account = accounts.find(({ seats }) => seats[0]?.seat === seat);
  return new Map(
    account?.moments.flatMap(({ ply, worths: [worth] }) =>
      worth === undefined ? [] : [[ply, worth] as const],
    ),
  );
}

/** A measure as a chart shows it: points, or percent. Nothing negative is shown for what can't be negative. */
export const charted = (worth: Worth, measure: Measure): number =>
  Math.max(0, measure === 'share' ? worth.share * 100 : worth.score);

/** How far the chances of all players may be off 1 before anybody would notice. */
const NOTICED = 0.01;

/** Whether the chances of all players add up, at some moments. They need not where each player knows something else. */
export const addUpToOne = (moments: readonly (readonly number[])[]): boolean =>
  moments.every(chances => Math.abs(chances.reduce((sum, one) => sum + one, 0) - 1) < NOTICED);
