import { expectOk } from '@taproom/games';
import {
  type Event,
  heavenAndAle,
  type Position,
  type SeatMove,
  type State,
} from '@taproom/games/heaven-and-ale';
import { type Summary, summarise } from './summary.ts';

/** Tries out moves on a position without playing them: what would each of them bring? */
export class Previews {
  private readonly state: State;
  private readonly seat: number;

  constructor(position: Position) {
    this.state = expectOk(heavenAndAle.load(position));
    this.seat = position.active;
  }

  /** What a legal move would bring; null for one that is not legal. */
  of(move: SeatMove): Summary | null {
    const after = heavenAndAle.copy(this.state);
    const done = heavenAndAle.apply(after, this.seat, move);
    return done.ok ? summarise(done.value as Event[], this.seat) : null;
  }
}
