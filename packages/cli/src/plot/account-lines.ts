import { estimate, meanWithError } from '@taproom/bots/arena';
import { type CurvePoint, MEASURES, type Measure, type SeatAccount } from '@taproom/bots/coach';

/** The account of one game, as `bot-account` writes it. */
export interface AccountLine {
  readonly settings: object;
  readonly n: number;
  readonly seats: readonly SeatAccount[];
  /** How many decisions with a choice were judged, over all seats. */
  readonly decisions: number;
  /** How many of them were mistakes or blunders. */
  readonly mistakes: number;
  /** What the seats could expect at one moment of the game, chosen by lot. */
  readonly moment: CurvePoint;
}

/** The terms of an account. The first two must be 0 in the mean. */
const TERMS = ['luck', 'revision', 'slips', 'rivals', 'initial', 'final'] as const;

/** A table of the means by seat, with standard errors, and how many of them luck and revision are away from 0. */
export function accountRows(lines: readonly AccountLine[]): string[][] {
  const rows = [['seat', 'measure', ...TERMS]];
  for (const [at, { seat }] of lines[0]?.seats.entries() ?? [])
    for (const measure of MEASURES) {
      const [factor, digits] = measure === 'share' ? [100, 1] : [1, 2];
      const cells = TERMS.map(term => {
        const { mean, error } = meanWithError(
          lines.map(({ seats }) => factor * (seats[at]?.[term][measure] ?? Number.NaN)),
        );
        const told = `${mean.toFixed(digits)} ± ${error.toFixed(digits)}`;
        return term === 'luck' || term === 'revision' ? `${told} (${(mean / error).toFixed(1)})` : told;
      });
      rows.push([String(seat), measure === 'share' ? 'share of victory in %' : 'points', ...cells]);
    }
  return rows;
}

/** What a decision with a choice costs by slips, and how many are mistakes or worse, with 95 % intervals by game. */
export function slipRows(lines: readonly AccountLine[]): string[][] {
  const row = (name: string, perDecision: (line: AccountLine) => number): string[] => {
    const { mean, low, high } = estimate(lines.map(line => perDecision(line) / line.decisions));
    const told = (value: number | null): string => (value === null ? '' : value.toFixed(3));
    return [name, told(mean), low === null ? '' : `${told(low)} to ${told(high)}`];
  };
  const lost = (measure: Measure) => (line: AccountLine) =>
    line.seats.reduce((sum, { slips }) => sum + slips[measure], 0);
  return [
    ['per decision', 'mean', '95 % interval'],
    row('slips in points', lost('score')),
    row('slips in % of victory', line => 100 * lost('share')(line)),
    row('mistakes in %', line => 100 * line.mistakes),
  ];
}
