import type { Outcome } from '../game.ts';
import {
  boughtBy,
  PAD,
  padOf,
  ROWS,
  rowAt,
  SEATS,
  STAGE,
  type State,
  sum,
  tokensAt,
  tokensOf,
} from './layout.ts';
import { UNSPENT_HEROES } from './numbers.ts';
import { awards } from './resources.ts';
import { CATEGORIES, OVER, RESOURCES, type Row, type Tokens } from './vocabulary.ts';

/** What the tie-break did for a player: nothing, because nobody else had the same top total, or it decided. 7.2 */
export type TieBreak = 'none' | 'won' | 'lost' | 'shared';

/** The breakdown of a score. */
export interface Breakdown {
  /** Five rounds and the final scoring. */
  readonly rows: readonly Row[];
  /** The last award, for the final tavern. */
  readonly award: Tokens;
  /** Tokens left after that award, and the heroes for them. */
  readonly unspent: Tokens;
  readonly unspentHeroes: number;
  readonly total: number;
  readonly tieBreak: TieBreak;
}

const unspentOf = (state: State, seat: number): number => sum(state, tokensOf(seat), RESOURCES.length);

/** The heroes on a seat's pad, including those for unspent tokens once the game is over. 7.1, 7.2 */
export function heroesOf(state: State, seat: number): number {
  const pad = sum(state, padOf(seat), PAD);
  return state[STAGE] === OVER ? pad + unspentOf(state, seat) * UNSPENT_HEROES : pad;
}

function leaders(state: State): number[] {
  const seats = Array.from({ length: state[SEATS] }, (_, seat) => seat);
  const most = Math.max(...seats.map(seat => heroesOf(state, seat)));
  return seats.filter(seat => heroesOf(state, seat) === most);
}

/** Most heroes; if tied, most unspent tokens; if still tied, all of them. 7.2 */
export function winners(state: State): number[] {
  const tied = leaders(state);
  const most = Math.max(...tied.map(seat => unspentOf(state, seat)));
  return tied.filter(seat => unspentOf(state, seat) === most);
}

export function outcome(state: State): Outcome<Breakdown> | null {
  if (state[STAGE] !== OVER) return null;
  const tied = leaders(state);
  const won = winners(state);
  const tieBreak = (seat: number): TieBreak => {
    if (tied.length === 1 || !tied.includes(seat)) return 'none';
    if (!won.includes(seat)) return 'lost';
    return won.length === 1 ? 'won' : 'shared';
  };
  const players = Array.from({ length: state[SEATS] }, (_, seat) => ({
    rows: Array.from({ length: ROWS }, (_, row) => rowAt(state, padOf(seat) + row * CATEGORIES.length)),
    award: awards(state, boughtBy(seat)),
    unspent: tokensAt(state, tokensOf(seat)),
    unspentHeroes: unspentOf(state, seat) * UNSPENT_HEROES,
    total: heroesOf(state, seat),
    tieBreak: tieBreak(seat),
  }));
  return { scores: players.map(player => player.total), winners: won, players };
}
