import { SeededRandom } from '../src/chance.ts';
import type { Actor, Game, GameEvent, GameMove, Seat } from '../src/game.ts';
import { expectOk } from '../src/result.ts';

/** One step of a walk: the state before, who acts and how, and what happened. */
export interface Step {
  readonly before: Int16Array;
  readonly actor: Actor;
  readonly move: GameMove;
  readonly events: readonly GameEvent[];
  readonly after: Int16Array;
}

export interface Walk {
  readonly game: Game;
  readonly seats: number;
  readonly options?: object;
  readonly seed: string;
  /** A game that is longer than this is one without end. */
  readonly mostSteps: number;
}

export const seatsOf = (game: Game, state: Int16Array): Seat[] =>
  Array.from({ length: game.seatCount(state) }, (_, seat) => seat);

/** A random game on the public interface, step by step. The walk does not reuse a state it has returned. */
export function* walk({ game, seats, options = {}, seed, mostSteps }: Walk): Generator<Step> {
  const random = new SeededRandom(seed);
  let state = expectOk(game.setup(seats, options));
  for (let step = 0; game.actors(state).length > 0; step++) {
    if (step === mostSteps) throw new Error(`no end after ${mostSteps} steps`);
    const actor = someone(game, state, random);
    const move = actor === 'chance' ? game.draw(state, random) : one(game.moves(state, actor), random);
    const after = game.copy(state);
    const events = expectOk(game.apply(after, actor, move));
    yield { before: state, actor, move, events, after };
    state = game.copy(after);
  }
}

/** Mostly a seat that has to move; now and then one that has chosen and changes its mind. */
function someone(game: Game, state: Int16Array, random: SeededRandom): Actor {
  const awaited = game.actors(state);
  if (awaited.length > 1 && random.below(4) === 0) {
    return one(
      seatsOf(game, state).filter(seat => game.moves(state, seat).length > 0),
      random,
    );
  }
  return one(awaited, random);
}

function one<T>(list: readonly T[], random: SeededRandom): T {
  if (list.length === 0) throw new Error('nothing to choose from');
  return list[random.below(list.length)];
}
