import type { Goal, Position, SeatMove, Tile } from '@taproom/games/heaven-and-ale';
import { tileParts } from '../parts.ts';
import type { CloisterRules } from '../types.ts';
import { goalStandings } from './standing.ts';
import { type GainSummary, summariseGains } from './summary.ts';

/** What a move would bring. */
export interface Outlook {
  readonly move: SeatMove;
  readonly summary: GainSummary;
  /** Goals of available barrels that it would meet. */
  readonly fulfils: readonly Goal[];
  /** Nothing else could be done in the turn. */
  readonly isLast: boolean;
}

/** What a space offers to whoever goes there. */
export type Visit =
  | { readonly offers: 'tiles'; readonly tiles: readonly TileOffer[] }
  | { readonly offers: 'scoring'; readonly options: readonly Outlook[] }
  | { readonly offers: 'barrels'; readonly outlook: Outlook };

/** A tile for sale, with its price in the shade and in the sun. */
export interface TileOffer {
  readonly tile: Tile;
  readonly shady: number;
  readonly sunny: number;
}

/** 5.4, 5.5 What a tile costs on a space. */
export function offerOf(rules: CloisterRules, tile: Tile, space: number): TileOffer {
  const { SHADY_FACTOR, SUNNY_FACTOR } = rules.numbers;
  const parts = tileParts(tile);
  const price = parts.kind === 'monk' ? rules.spaceAt(space).monkPrice : parts.fertility;
  return { tile, shady: price * SHADY_FACTOR, sunny: price * SUNNY_FACTOR };
}

/** Tries out moves on a position without playing them, by the rules of its game: what would each of them bring? */
export class Previews {
  private readonly state: Int16Array;
  private readonly seat: number;
  private readonly missing: ReadonlySet<Goal>;

  constructor(
    private readonly rules: CloisterRules,
    private readonly position: Position,
  ) {
    this.seat = position.active;
    this.state = rules.planFrom(position, this.seat);
    this.missing = new Set(this.openGoals(position, 'missing'));
  }

  /** What a legal move would bring; null for an illegal one. */
  of(move: SeatMove): Outlook | null {
    return this.try(this.state, move)?.outlook ?? null;
  }

  /** What a reachable space offers; null if it can't be reached. */
  visit(space: number): Visit | null {
    const went = this.try(this.state, { move: 'go', space });
    if (went === null) return null;
    const { kind } = this.rules.spaceAt(space);
    if (kind === 'barrel') return { offers: 'barrels', outlook: went.outlook };
    if (kind === 'scoring') {
      const moves = this.rules.moves(went.after, this.seat);
      const options = moves.flatMap(move =>
        move.move === 'score' ? (this.try(went.after, move)?.outlook ?? []) : [],
      );
      return { offers: 'scoring', options };
    }
    const tiles = this.position.tiles[space] ?? [];
    return { offers: 'tiles', tiles: tiles.map(tile => this.offer(tile, space)) };
  }

  /** What a tile costs on a space. */
  offer(tile: Tile, space: number): TileOffer {
    return offerOf(this.rules, tile, space);
  }

  private try(state: Int16Array, move: SeatMove): { outlook: Outlook; after: Int16Array } | null {
    const after = this.rules.copy(state);
    const done = this.rules.apply(after, this.seat, move);
    if (!done.ok) return null;
    const met = this.openGoals(this.rules.view(after, this.seat), 'met');
    return {
      after,
      outlook: {
        move,
        summary: summariseGains(done.value, this.seat),
        fulfils: met.filter(goal => this.missing.has(goal)),
        isLast: this.rules.moves(after, this.seat).every(({ move }) => move === 'done' || move === 'return'),
      },
    };
  }

  private openGoals(position: Position, which: 'met' | 'missing'): Goal[] {
    return goalStandings(this.rules, position, this.seat)
      .filter(({ own, left }) => own === null && left !== null)
      .filter(({ have, need }) => (which === 'met' ? have >= need : have < need))
      .map(({ goal }) => goal);
  }
}
