import { chancesOf } from '../chances.ts';
import type { Knot } from './calibration.ts';
import { worthsIn } from './check-calibration.ts';
import type { Collected } from './collected.ts';

/** The leads that are tried: each is this many times the one before. */
const LEAST = 0.5;
const MOST = 25;
const STEP = 1.05;
/** How often all knots are gone through, and how many leads around the last one are tried each time but the first. */
const SWEEPS = 4;
const NEAR = 8;
/** How much more steps count than results: a lead that pays whoever moves shows up in every account. */
const STEPS = 4;

/** A position: what is expected, whose turn it is, and between which knots it is. */
interface Seen {
  readonly scores: readonly number[];
  readonly mover: number;
  readonly knot: number;
  /** How far it is from that knot to the next. */
  readonly t: number;
}

interface SeenGame {
  readonly seen: readonly Seen[];
  /** What seats had once nothing was estimated any more, and what they got in the end. */
  readonly certain: readonly number[];
  readonly got: readonly number[];
}

/**
 * The leads that make the results most likely, and with which nobody gains by moving on average: if a lead is worth more
 * at the next knot, whoever moves in between seems to gain or lose. Results alone say too little about some knots: all
 * games have nearly the same forecast at their start.
 */
export function fittedLeads(own: readonly Collected[], knots: readonly Knot[]): Knot[] {
  const games = own.map(game => seenIn(game, knots));
  const grid: number[] = [];
  for (let lead = LEAST; lead < MOST; lead *= STEP) grid.push(lead);
  const places = knots.map(() => Math.floor(grid.length / 2));
  const leads = (): number[] => places.map(place => grid[place]);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const k of places.keys()) {
      const around = places[k];
      let most = Number.NEGATIVE_INFINITY;
      let best = around;
      for (const place of grid.keys()) {
        if (sweep > 0 && Math.abs(place - around) > NEAR) continue;
        places[k] = place;
        const now = likelihood(games, leads());
        if (now > most) [best, most] = [place, now];
      }
      places[k] = best;
    }
  return knots.map((knot, k) => ({ ...knot, lead: grid[places[k]] }));
}

function seenIn(game: Collected, knots: readonly Knot[]): SeenGame {
  const worths = worthsIn(game, knots);
  const seen = game.rows.slice(0, game.exact).map(([left, mover], i): Seen => {
    const next = knots.findIndex(knot => knot.left > left);
    const knot = (next === -1 ? knots.length : next) - 1;
    const t = next === -1 ? 0 : (left - knots[knot].left) / (knots[next].left - knots[knot].left);
    return { scores: worths[i].map(({ score }) => score), mover, knot, t };
  });
  const shares = (at: number): number[] => worths[at].map(({ share }) => share);
  return { seen, certain: shares(game.exact), got: shares(game.rows.length) };
}

/** The logarithm of how likely results and steps are, except for a constant. */
function likelihood(games: readonly SeenGame[], leads: readonly number[]): number {
  const gains = leads.map(() => 0);
  const squares = leads.map(() => 0);
  let total = 0;
  for (const { seen, certain, got } of games) {
    const shares = seen.map(({ scores, knot, t }) =>
      chancesOf(scores, t === 0 ? leads[knot] : leads[knot] + t * (leads[knot + 1] - leads[knot])),
    );
    for (const [i, { mover, knot }] of seen.entries()) {
      const gain = (shares[i + 1] ?? certain)[mover] - shares[i][mover];
      gains[knot] += gain;
      squares[knot] += gain * gain;
      // Near each knot the positions of a game count as one: they all have the same result.
      for (const [seat, share] of got.entries())
        if (share > 0) total += (share * Math.log(shares[i][seat]) * leads.length) / seen.length;
    }
  }
  return gains.reduce(
    (sum, gain, k) => sum - (squares[k] > 0 ? (STEPS * gain ** 2) / squares[k] / 2 : 0),
    total,
  );
}
