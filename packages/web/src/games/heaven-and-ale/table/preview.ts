import { expectOk } from '@taproom/games';
import {
  type Goal,
  heavenAndAle,
  MONK_PRICE,
  type Position,
  type SeatMove,
  type State,
  SUNNY_FACTOR,
  spaceKind,
  type Tile,
} from '@taproom/games/heaven-and-ale';
import { tileParts } from '../parts.ts';
import { goalStandings } from './standing.ts';
import { type Summary, summarise } from './summary.ts';

/** What a move would bring. */
export interface Outlook {
  readonly move: SeatMove;
  readonly summary: Summary;
  /** Goals of barrels still to be had that it would fulfil. */
  readonly fulfils: readonly Goal[];
}

/** What a space offers to whoever goes there. */
export type Visit =
  | { readonly offers: 'tiles'; readonly tiles: readonly Offer[] }
  | { readonly offers: 'scoring'; readonly options: readonly Outlook[] }
  | { readonly offers: 'barrels'; readonly outlook: Outlook };

/** A tile for sale, with its price in the shade and in the sun. */
export interface Offer {
  readonly tile: Tile;
  readonly shady: number;
  readonly sunny: number;
}

/** Tries out moves on a position without playing them: what would each of them bring? */
export class Previews {
  private readonly state: State;
  private readonly seat: number;
  private readonly missing: ReadonlySet<Goal>;

  constructor(private readonly position: Position) {
    this.state = expectOk(heavenAndAle.load(position));
    this.seat = position.active;
    this.missing = new Set(this.openGoals(position, 'missing'));
  }

  /** What a legal move would bring; null for one that is not legal. */
  of(move: SeatMove): Outlook | null {
    return this.try(this.state, move)?.outlook ?? null;
  }

  /** What a space that can be gone to offers; null if it can't. */
  visit(space: number): Visit | null {
    const went = this.try(this.state, { move: 'go', space });
    if (went === null) return null;
    const kind = spaceKind(space);
    if (kind === 'barrel') return { offers: 'barrels', outlook: went.outlook };
    if (kind === 'scoring') {
      const moves = heavenAndAle.moves(went.after, this.seat);
      const options = moves.flatMap(move =>
        move.move === 'score' ? (this.try(went.after, move)?.outlook ?? []) : [],
      );
      return { offers: 'scoring', options };
    }
    const tiles = this.position.tiles[space] ?? [];
    return { offers: 'tiles', tiles: tiles.map(tile => offer(tile, space)) };
  }

  private try(state: State, move: SeatMove): { outlook: Outlook; after: State } | null {
    const after = heavenAndAle.copy(state);
    const done = heavenAndAle.apply(after, this.seat, move);
    if (!done.ok) return null;
    const met = this.openGoals(heavenAndAle.position(after), 'met');
    return {
      after,
      outlook: {
        move,
        summary: summarise(done.value, this.seat),
        fulfils: met.filter(goal => this.missing.has(goal)),
      },
    };
  }

  private openGoals(position: Position, which: 'met' | 'missing'): Goal[] {
    return goalStandings(position, this.seat)
      .filter(({ own, left }) => own === null && left !== null)
      .filter(({ have, need }) => (which === 'met' ? have >= need : have < need))
      .map(({ goal }) => goal);
  }
}

/** What a tile costs on a space. */
export function offer(tile: Tile, space: number): Offer {
  const parts = tileParts(tile);
  const shady = parts.kind === 'monk' ? (MONK_PRICE[space] ?? 0) : parts.fertility;
  return { tile, shady, sunny: shady * SUNNY_FACTOR };
}
