import {
  type Account,
  type JudgedTurn,
  MEASURES,
  type Measure,
  type SlipName,
  slipName,
  type Worth,
} from '@taproom/bots/coach';

/** A mean, and the bounds between which it lies nineteen times out of twenty. */
export interface Interval {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** How a seat played, in a few numbers. */
export interface Headline {
  /** Decisions with a choice. */
  readonly decisions: number;
  /** What slips cost a decision; never negative. Null without decisions. */
  readonly cost: Readonly<Record<Measure, Interval>> | null;
  readonly luck: Worth;
  /** What it would have got with average luck. */
  readonly withoutLuck: Worth;
}

/** The width of an interval, in standard errors on each side. */
const ERRORS = 2;

/** The headline of the only seat of an account. `counts` leaves out turns that someone else made. */
export function headlineOf(
  { seats: [seat], turns }: Account,
  counts: (turn: JudgedTurn) => boolean,
): Headline {
  if (seat === undefined) throw new Error('nobody has this account');
  const decided = turns.filter(turn => !turn.verdict.isForced && counts(turn));
  const costs = (measure: Measure): Interval =>
    intervalOf(decided.map(({ verdict }) => -verdict[measure].slip));
  const { final, luck } = seat;
  return {
    decisions: decided.length,
    cost: decided.length === 0 ? null : { score: costs('score'), share: costs('share') },
    luck,
    // A share of victory is never below none or above all of it, whatever the luck was; nor is a score below none.
    withoutLuck: {
      score: Math.max(0, final.score - luck.score),
      share: Math.min(1, Math.max(0, final.share - luck.share)),
    },
  };
}

/** How many turns of an account could have been clearly better, in all and by name. */
export interface SlipCounts {
  readonly all: number;
  readonly named: Readonly<Record<SlipName, number>>;
}

export function slipCounts(
  { turns }: Account,
  tableSize: number,
  counts: (turn: JudgedTurn) => boolean,
): SlipCounts {
  const slips = turns.filter(
    turn => counts(turn) && (turn.verdict.score.slip < 0 || turn.verdict.share.slip < 0),
  );
  const names = slips.map(({ verdict: { score, share, before } }) =>
    slipName({ score: score.slip, share: share.slip }, before, tableSize),
  );
  const count = (name: SlipName): number => names.filter(one => one === name).length;
  return {
    all: slips.length,
    named: { blunder: count('blunder'), mistake: count('mistake'), inaccuracy: count('inaccuracy') },
  };
}

export function intervalOf(values: readonly number[]): Interval {
  const count = values.length;
  const mean = values.reduce((sum, one) => sum + one, 0) / count;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const error = count > 1 ? Math.sqrt(squares / (count - 1) / count) : 0;
  return { mean, least: Math.max(0, mean - ERRORS * error), most: mean + ERRORS * error };
}

/** Whether the account adds up: it is asserted wherever it is shown. */
export const addsUp = ({ seats }: Account): boolean =>
  seats.every(({ initial, final, slips, luck, rivals, revision }) =>
    MEASURES.every(
      measure =>
        Math.abs(
          final[measure] -
            initial[measure] -
            slips[measure] -
            luck[measure] -
            rivals[measure] -
            revision[measure],
        ) < 1e-6,
    ),
  );
