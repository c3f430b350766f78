import { type Actor, CHANCE, expectOk, type GameMove, NOBODY, type Seat, SeededRandom } from '@taproom/games';
import { sharesOf } from '../coach/account.ts';
import type { Worth } from '../coach/worth.ts';
import type { Explorer } from './explorer.ts';

/** A move of a line, as records have it. */
export interface LineMove {
  readonly actor: Actor;
  readonly move: GameMove;
}

/**
 * One continuation of a game. The n-th draw of a game has its own seed, so that two lines of the same game draw alike,
 * whatever was played in between (common random numbers).
 */
export class Line {
  private constructor(
    private readonly explorer: Explorer,
    private readonly name: string,
    readonly state: Int16Array,
    private draws: number,
    /** All moves so far; null if nobody wants to know them. */
    readonly moves: LineMove[] | null,
  ) {}

  static start(explorer: Explorer, seats: number, name: string, moves: LineMove[] | null): Line {
    return new Line(explorer, name, expectOk(explorer.game.setup(seats)), 0, moves);
  }

  fork(): Line {
    const { explorer, name, draws } = this;
    return new Line(explorer, name, explorer.game.copy(this.state), draws, this.moves && [...this.moves]);
  }

  /** Draws until a seat has to decide, and returns it; null once the game is over. */
  awaited(): Seat | null {
    const { fast } = this.explorer.game;
    for (;;) {
      const actor = fast.actor(this.state);
      if (actor === NOBODY) return null;
      if (actor !== CHANCE) return actor;
      this.draw();
    }
  }

  play(seat: Seat, codes: readonly number[]): void {
    const { game } = this.explorer;
    for (const code of codes) {
      if (this.moves !== null) this.moves.push({ actor: seat, move: this.moveOf(seat, code) });
      game.fast.play(this.state, seat, code);
    }
  }

  /** The policy plays for everyone to the end. Returns the final score of a seat, and its share of victory. */
  finish(seat: Seat): Worth {
    const { explorer, state } = this;
    for (let next = this.awaited(); next !== null; next = this.awaited())
      this.play(next, explorer.turn(state, next));
    const outcome = explorer.game.outcome(state);
    if (outcome === null) throw new Error('nobody is awaited, but the game is not over');
    return { score: outcome.scores[seat], share: sharesOf(outcome)[seat] };
  }

  private draw(): void {
    const { game } = this.explorer;
    const random = new SeededRandom(`${this.name}/draw ${this.draws++}`);
    if (this.moves === null) {
      game.fast.chance(this.state, random);
      return;
    }
    const move = game.draw(this.state, random);
    expectOk(game.apply(this.state, 'chance', move));
    this.moves.push({ actor: 'chance', move });
  }

  private moveOf(seat: Seat, code: number): GameMove {
    const { game } = this.explorer;
    const codes = new Int32Array(game.fast.mostMoves);
    const count = game.fast.list(this.state, seat, codes);
    return game.moves(this.state, seat)[codes.subarray(0, count).indexOf(code)];
  }
}
