import type { ArenaGame } from './referee.ts';
import { rotations } from './seating.ts';
import { type Estimate, estimate, estimateShare, percentile } from './statistics.ts';

/** The result of one bot, averaged over its seats. */
export interface BotStanding {
  readonly name: string;
  readonly seats: number;
  /** The share of the victory one seat gets; a shared victory is split. */
  readonly wins: Estimate;
  readonly score: Estimate;
  /** Its score minus that of the best other seat. */
  readonly margin: Estimate;
  /** Milliseconds per turn. */
  readonly time: { readonly turns: number; readonly p50: number; readonly p95: number; readonly max: number };
  /** How often it did what is counted, per game, in the order of the game's traits. */
  readonly traits: readonly number[];
}

/** How often a seat of one bot scores more than a seat of the other; equal scores count half. */
export interface Comparison {
  readonly bot: string;
  readonly other: string;
  readonly share: Estimate;
}

export interface MatchSummary {
  readonly deals: number;
  readonly games: number;
  readonly standings: readonly BotStanding[];
  readonly comparisons: readonly Comparison[];
}

/** What the games say about the bots. Only deals played in all rotations count, so that no seat has an advantage. */
export function summariseMatch(bots: readonly string[], played: readonly ArenaGame[]): MatchSummary {
  const deals = new Deals(bots, played);
  const names = [...new Set(bots)];
  return {
    deals: deals.count,
    games: deals.count * deals.seatings.length,
    standings: names.map(name => deals.standing(name)),
    comparisons: names.flatMap((bot, i) => names.slice(i + 1).map(other => deals.compare(bot, other))),
  };
}

/** Whether the comparison of the first two different bots is decided: its interval lies on one side of a half. */
export function isClear(bots: readonly string[], played: readonly ArenaGame[]): boolean {
  const [bot, other] = new Set(bots);
  if (bot === undefined || other === undefined) return false;
  const { low, high } = new Deals(bots, played).compare(bot, other).share;
  return low !== null && high !== null && (low > 0.5 || high < 0.5);
}

/** The deals that are complete. */
class Deals {
  readonly seatings: readonly (readonly string[])[];
  private readonly deals: readonly (readonly ArenaGame[])[];

  constructor(
    private readonly bots: readonly string[],
    played: readonly ArenaGame[],
  ) {
    this.seatings = rotations(bots);
    this.deals = wholeDeals(played, this.seatings.length);
  }

  get count(): number {
    return this.deals.length;
  }

  standing(name: string): BotStanding {
    const times = this.deals
      .flatMap(games => games.flatMap(game => this.seats(name, game).flatMap(seat => game.ms[seat])))
      .sort((a, b) => a - b);
    return {
      name,
      seats: this.bots.filter(bot => bot === name).length,
      wins: estimateShare(this.means(name, winsOf)),
      score: estimate(this.means(name, (game, seat) => game.scores[seat])),
      margin: estimate(this.means(name, marginOf)),
      time: {
        turns: times.length,
        p50: percentile(times, 50),
        p95: percentile(times, 95),
        max: percentile(times, 100),
      },
      traits: (this.deals[0]?.[0].traits[0] ?? []).map((_, trait) =>
        mean(this.means(name, (game, seat) => game.traits[seat][trait])),
      ),
    };
  }

  compare(bot: string, other: string): Comparison {
    const beaten = (game: ArenaGame, seat: number): number =>
      mean(this.seats(other, game).map(rival => beats(game.scores[seat], game.scores[rival])));
    return { bot, other, share: estimateShare(this.means(bot, beaten)) };
  }

  /** One number per deal: the mean over all seats of a bot in all games. */
  private means(name: string, value: (game: ArenaGame, seat: number) => number): number[] {
    return this.deals.map(games =>
      mean(games.flatMap(game => this.seats(name, game).map(seat => value(game, seat)))),
    );
  }

  private seats(name: string, { rotation }: ArenaGame): number[] {
    return this.seatings[rotation].flatMap((bot, seat) => (bot === name ? [seat] : []));
  }
}

/** The games of each deal that is complete, in the order of the deals. */
function wholeDeals(played: readonly ArenaGame[], rotations: number): ArenaGame[][] {
  const deals = new Map<number, ArenaGame[]>();
  for (const game of played) deals.set(game.deal, [...(deals.get(game.deal) ?? []), game]);
  return [...deals]
    .filter(([, games]) => games.length === rotations)
    .sort(([a], [b]) => a - b)
    .map(([, games]) => games);
}

const winsOf = (game: ArenaGame, seat: number): number =>
  game.winners.includes(seat) ? 1 / game.winners.length : 0;

const marginOf = (game: ArenaGame, seat: number): number =>
  game.scores[seat] - Math.max(...game.scores.filter((_, other) => other !== seat));

const beats = (score: number, other: number): number => (score > other ? 1 : score === other ? 0.5 : 0);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
