import { type Knot, placesBehind } from './calibration.ts';
import { type Collected, settledFrom } from './collected.ts';
import { fittedLeads } from './fit-leads.ts';

/**
 * Where the knots are: rounds left. Two at the end of each round, before and after tiles are drawn, because a search
 * ends there.
 */
const LEFTS = [0, 0.15, 0.4, 0.7, ...[1, 2, 3, 4, 5].flatMap(end => [end, end + 0.001, end + 0.4]), 6];
/** Keeps a knot near 0 that few games say anything about. */
const RIDGE = 0.05;

/** The weights of the knots at a moment. */
function weightsAt(left: number, lefts: readonly number[]): [number, number][] {
  const next = lefts.findIndex(knot => knot > left);
  if (next === -1) return [[lefts.length - 1, 1]];
  const t = (left - lefts[next - 1]) / (lefts[next] - lefts[next - 1]);
  return [
    [next - 1, 1 - t],
    [next, t],
  ];
}

/** Solves a symmetric system of linear equations. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const factor = rows[j][i] / rows[i][i];
      for (let k = i; k <= n; k++) rows[j][k] -= factor * rows[i][k];
    }
  }
  const found = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    let rest = rows[i][n];
    for (let k = i + 1; k < n; k++) rest -= rows[i][k] * found[k];
    found[i] = rest / rows[i][i];
  }
  return found;
}

/** How much more the mean of all steps of a kind counts than each of them. */
const TOGETHER = 25;

/** The steps of a kind added up: their mean must be 0, or seats seem to gain by moving and lose by waiting. */
interface StepSum {
  readonly sum: Map<number, number>;
  target: number;
  count: number;
}

/** Steps by the knots they are between, and by whether the seat itself moved. */
class Steps {
  private readonly kinds = new Map<string, StepSum>();

  get all(): Iterable<StepSum> {
    return this.kinds.values();
  }

  add(knot: number, isOwn: boolean, terms: readonly [number, number][], target: number): void {
    const kind = `${knot} ${isOwn}`;
    const step = this.kinds.get(kind) ?? { sum: new Map<number, number>(), target: 0, count: 0 };
    for (const [term, weight] of terms) step.sum.set(term, (step.sum.get(term) ?? 0) + weight);
    step.target += target;
    step.count++;
    this.kinds.set(kind, step);
  }
}

/** The calibration that fits games with one number of seats. */
export function fitted(own: readonly Collected[]): Knot[] {
  const [{ seats }] = own;
  const most = Math.max(...own.map(({ rows }) => rows[0][0]));
  const lefts = LEFTS.filter(left => left <= most);
  const size = seats * lefts.length;
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const right = new Array<number>(size).fill(0);
  const add = (terms: readonly [number, number][], target: number, weight: number): void => {
    for (const [i, a] of terms) {
      right[i] += weight * a * target;
      for (const [j, b] of terms) matrix[i][j] += weight * a * b;
    }
  };
  const terms = (row: readonly number[], seat: number): [number, number][] =>
    weightsAt(row[0], lefts).map(([knot, weight]) => [
      seats * knot + placesBehind(row[1], seat, seats),
      weight,
    ]);
  const steps = new Steps();
  for (const game of own)
    for (let seat = 0; seat < seats; seat++) {
      const settled = settledFrom(game, seat);
      for (let i = 0; i < settled; i++) {
        const row = game.rows[i];
        // A forecast is off by many points, a step by few: what is known of steps counts more.
        add(terms(row, seat), game.final[seat] - row[2 + seat], 1 / (30 + 40 * row[0]));
        const next = game.rows[i + 1];
        const change = (next === undefined ? game.final[seat] : next[2 + seat]) - row[2 + seat];
        const later: [number, number][] =
          next !== undefined && i + 1 < settled
            ? terms(next, seat).map(([knot, weight]) => [knot, -weight])
            : [];
        const isDraw = next !== undefined && Math.ceil(next[0]) !== Math.ceil(row[0]);
        const step = [...terms(row, seat), ...later];
        add(step, change, isDraw ? 1 / 10 : 1 / 4);
        steps.add(weightsAt(row[0], lefts)[0][0], row[1] === seat, step, change);
      }
    }
  for (const { sum, target, count } of steps.all)
    add(
      [...sum.entries()].map(([knot, weight]) => [knot, weight / count]),
      target / count,
      TOGETHER * count,
    );
  for (let i = 0; i < size; i++) matrix[i][i] += RIDGE;
  const found = solve(matrix, right);
  const knots = lefts.map((left, k) => ({ left, more: found.slice(seats * k, seats * (k + 1)), lead: 5 }));
  return fittedLeads(own, knots);
}
