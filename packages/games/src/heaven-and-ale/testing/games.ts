/** Random games for the tests: a visitor sees each step. */
import { SeededRandom } from '../../chance.ts';
import type { Actor } from '../../game.ts';
import { expectOk } from '../../result.ts';
import { type Event, heavenAndAle, type Move, type Position, type State } from '../index.ts';

export interface Step {
  readonly before: State;
  readonly actor: Actor;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly after: State;
}

export interface GameSpec {
  readonly seats: number;
  readonly seed: number | string;
  /** Ducats of each player before the first round, for games with many purchases. */
  readonly ducats?: number;
  /** How often moves of a kind are chosen, where it differs from the default. */
  readonly weights?: Readonly<Record<string, number>>;
}

/** How often each kind of move is chosen: games that dawdle and hoard cover more than hasty ones. */
const WEIGHTS: Readonly<Record<string, number>> = {
  go: 12,
  start: 1,
  buy: 8,
  activate: 8,
  score: 8,
  card: 8,
  return: 0.1,
  done: 3,
};

/** Plays a whole game and returns its last state. */
export function playGame(spec: GameSpec, visit: (step: Step) => void = () => undefined): State {
  const random = new SeededRandom(spec.seed);
  let state = expectOk(heavenAndAle.setup(spec.seats));
  if (spec.ducats !== undefined) state = enriched(state, spec.ducats);
  for (let [actor] = heavenAndAle.actors(state); actor !== undefined; [actor] = heavenAndAle.actors(state)) {
    const before = state.slice();
    const move =
      actor === 'chance'
        ? heavenAndAle.draw(state, random)
        : choose(state, actor, random, spec.weights ?? {});
    const events = expectOk(heavenAndAle.apply(state, actor, move));
    visit({ before, actor, move, events, after: state });
  }
  return state;
}

function enriched(state: State, ducats: number): State {
  const position: Position = heavenAndAle.position(state);
  return expectOk(
    heavenAndAle.load({ ...position, players: position.players.map(player => ({ ...player, ducats })) }),
  );
}

function choose(
  state: State,
  seat: number,
  random: SeededRandom,
  weights: Readonly<Record<string, number>>,
): Move {
  const moves = heavenAndAle.moves(state, seat);
  const weight = (kind: string): number => weights[kind] ?? WEIGHTS[kind];
  const kinds = [...new Set(moves.map(move => move.move))];
  let rest = (kinds.reduce((sum, kind) => sum + weight(kind), 0) * random.below(1000)) / 1000;
  const kind = kinds.find(one => {
    rest -= weight(one);
    return rest < 0;
  });
  const open = moves.filter(move => move.move === kind);
  // The next space and the topmost hex are favoured, so that figures linger and sheds get enclosed.
  if (kind === 'buy') open.sort((a, b) => (a.move === 'buy' && b.move === 'buy' && a.hex > b.hex ? 1 : -1));
  const picks = kind === 'buy' || kind === 'go' ? 3 : 1;
  let at = open.length - 1;
  for (let i = 0; i < picks; i++) at = Math.min(at, random.below(open.length));
  return open[at];
}
