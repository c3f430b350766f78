import { endsTurn, expectOk, type Game, type GameEvent, type GameMove, type Seat } from '@taproom/games';
import { type GameLesson, PLAYER } from './lesson.ts';

/** Someone's move, and what happened. */
export interface CourseMove {
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** How far a lesson has come. */
export interface Standing {
  readonly state: Int16Array;
  /** How many turns the player has left. */
  readonly turns: number;
}

/** Gets each move; must not change the state. */
type Heard = (played: CourseMove, state: Int16Array) => void;

const silent: Heard = () => {};

/** The rules of a lesson: who moves, and when it is over. It changes nothing that it is given. */
export class Course {
  constructor(
    readonly game: Game,
    readonly lesson: GameLesson,
  ) {}

  begin(heard: Heard = silent): Standing {
    const state = expectOk(this.game.load(this.lesson.position));
    return { state: this.letOthers(state, heard), turns: this.lesson.turns };
  }

  /** After one legal move of the player, and what the others answer. */
  after({ state, turns }: Standing, move: GameMove, heard: Heard = silent): Standing {
    const next = this.game.copy(state);
    const events = expectOk(this.game.apply(next, PLAYER, move));
    heard({ seat: PLAYER, events }, next);
    if (!endsTurn(this.game, events)) return { state: next, turns };
    return { state: this.letOthers(next, heard), turns: turns - 1 };
  }

  isOver({ state, turns }: Standing): boolean {
    return turns === 0 || !this.game.actors(state).includes(PLAYER);
  }

  /** What the player has achieved. */
  measure({ state }: Standing): number {
    return this.lesson.measure(this.game.position(state), this.lesson.position);
  }

  /** The others move until the player has to, or chance, or nobody. */
  private letOthers(state: Int16Array, heard: Heard): Int16Array {
    for (;;) {
      const seat = this.game.actors(state).find(actor => actor !== 'chance' && actor !== PLAYER);
      if (seat === undefined || seat === 'chance') return state;
      const events = expectOk(this.game.apply(state, seat, this.choose(state, seat)));
      heard({ seat, events }, state);
    }
  }

  private choose(state: Int16Array, seat: Seat): GameMove {
    const legal = this.game.moves(state, seat);
    const wanted = (this.lesson.others[seat] ?? []).flatMap(text =>
      legal.filter(move => this.game.write(move) === text),
    );
    const chosen = wanted[0] ?? legal.at(-1);
    if (chosen === undefined) throw new Error(`seat ${seat} has no move`);
    return chosen;
  }
}
