import {
  type Account,
  type Interval,
  isTelling,
  type JudgedTurn,
  MEASURES,
  type Measure,
  type SlipName,
  slipCostOf,
  slipName,
  type Verdict,
  type Worth,
} from '@taproom/bots/coach';

/** How a seat played, in a few numbers. */
export interface Headline {
  /** Decisions that say something about the player. */
  readonly decisions: number;
  /** What slips cost a decision; never negative. Null without decisions. */
  readonly cost: Readonly<Record<Measure, Interval>> | null;
  readonly luck: Worth;
  /** What it would have got with average luck. */
  readonly withoutLuck: Worth;
}

/** What is smaller is written as nothing. */
export const LEAST_SHOWN: Worth = { score: 0.05, share: 0.0005 };

/** The decisions of an account that say something about the player. `counts` leaves out turns that someone else made. */
export const tellingVerdicts = ({ turns }: Account, counts: (turn: JudgedTurn) => boolean): Verdict[] =>
  turns.filter(counts).flatMap(({ verdict }) => (isTelling(verdict) ? [verdict] : []));

/** The headline of the only seat of an account. */
export function headlineOf(account: Account, counts: (turn: JudgedTurn) => boolean): Headline {
  const [seat] = account.seats;
  if (seat === undefined) throw new Error('nobody has this account');
  const decided = tellingVerdicts(account, counts);
  const { final, luck } = seat;
  return {
    decisions: decided.length,
    cost: slipCostOf(decided),
    luck,
    // A share of victory is never below none or above all of it, whatever the luck was; nor is a score below none.
    withoutLuck: {
      score: Math.max(0, final.score - luck.score),
      share: Math.min(1, Math.max(0, final.share - luck.share)),
    },
  };
}

/** Whether something is good by one measure and bad by the other. What is written as nothing is neither. */
export const isTwofold = ({ score, share }: Worth): boolean =>
  Math.abs(score) >= LEAST_SHOWN.score &&
  Math.abs(share) >= LEAST_SHOWN.share &&
  Math.sign(score) !== Math.sign(share);

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
