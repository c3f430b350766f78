import type { Game, GameMove } from '@taproom/games';
import type { Account, JudgedTurn, SeatAccount } from './account.ts';
import type { Part, Verdict } from './estimator.ts';
import { type Interval, intervalOf } from './interval.ts';
import { isTelling } from './ladder.ts';
import { type SlipName, slipMeasure, slipName } from './slip-names.ts';
import { type Measure, plus, type Worth } from './worth.ts';

/** A moment that made a difference to a seat. */
export type KeyMoment =
  | {
      readonly kind: 'slip';
      /** How many moves were played before. */
      readonly ply: number;
      readonly slip: Worth;
      readonly name: SlipName | null;
      /** What it is measured by. */
      readonly by: Measure;
      readonly before: Worth;
      readonly played: readonly string[];
      /** What was better for the share of victory, and for the score. */
      readonly better: { readonly share: readonly string[]; readonly score: readonly string[] };
      readonly error: Worth;
      /** What the better turns bring more: see `Alternative.parts`. */
      readonly why: Readonly<Record<Measure, readonly Part[]>>;
    }
  | { readonly kind: 'luck'; readonly ply: number; readonly luck: Worth };

/** Where a seat won and lost. */
export interface SeatReview extends Pick<SeatAccount, 'seat' | 'initial' | 'final' | 'slips' | 'luck'> {
  /** What is neither its slips nor its luck; `final − initial = slips + luck + others`. */
  readonly others: Worth & { readonly rivals: Worth; readonly revision: Worth };
  /** Decisions that say something: with a choice, and not obvious, unless the obvious was missed. */
  readonly decisions: number;
  /** What slips cost such a decision; null without any. */
  readonly cost: Readonly<Record<Measure, Interval>> | null;
  /** The largest ones first. */
  readonly moments: readonly KeyMoment[];
}

/** How many moments of a seat are listed. */
const MOST_MOMENTS = 12;

/** Sums up the account of a game for each seat. */
export function reviewOf(game: Game, account: Account, tableSize: number): SeatReview[] {
  const written = (moves: readonly GameMove[]): string[] => moves.map(move => game.write(move));
  const slipOf = ({ verdict }: JudgedTurn): Worth => ({
    score: verdict.score.slip,
    share: verdict.share.slip,
  });
  return account.seats.map(({ seat, initial, final, slips, luck, rivals, revision }, n) => {
    const turns = account.turns.filter(turn => turn.seat === seat);
    const telling = turns.map(({ verdict }) => verdict).filter(isTelling);
    const moments: KeyMoment[] = [
      ...turns
        .filter(turn => slipOf(turn).score < 0 || slipOf(turn).share < 0)
        .map((turn): KeyMoment => {
          const { before, score, share } = turn.verdict;
          return {
            kind: 'slip',
            ply: turn.ply,
            slip: slipOf(turn),
            name: slipName(slipOf(turn), before, tableSize),
            by: slipMeasure(slipOf(turn), before),
            before,
            played: written(turn.played),
            better: { share: written(share.moves), score: written(score.moves) },
            error: { score: score.error, share: share.error },
            why: { score: score.parts ?? [], share: share.parts ?? [] },
          };
        }),
      ...account.draws.map((draw): KeyMoment => ({ kind: 'luck', ply: draw.ply, luck: draw.luck[n] })),
    ];
    return {
      seat,
      initial,
      final,
      slips,
      luck,
      others: { ...plus(rivals, revision), rivals, revision },
      decisions: telling.length,
      cost: slipCostOf(telling),
      moments: moments.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_MOMENTS),
    };
  });
}

/** What slips cost some decisions on average; null without any. */
export function slipCostOf(verdicts: readonly Verdict[]): Readonly<Record<Measure, Interval>> | null {
  const costs = (measure: Measure): Interval => intervalOf(verdicts.map(verdict => -verdict[measure].slip));
  return verdicts.length === 0 ? null : { score: costs('score'), share: costs('share') };
}

const changeOf = (moment: KeyMoment): Worth => (moment.kind === 'slip' ? moment.slip : moment.luck);

/** The moment that changed the chance of winning most; of equal ones, the one that changed the score most. */
export const biggestOf = (moments: readonly KeyMoment[]): KeyMoment | undefined =>
  moments.toSorted((a, b) => {
    const [one, other] = [changeOf(a), changeOf(b)];
    return Math.abs(other.share) - Math.abs(one.share) || Math.abs(other.score) - Math.abs(one.score);
  })[0];

/** How much a moment mattered: a tenth of a victory counts like three points. */
function sizeOf(moment: KeyMoment): number {
  const { score, share } = changeOf(moment);
  return Math.abs(share) + Math.abs(score) / 30;
}
