import { type Actor, expectOk, type Game, type GameMove, type Seat } from '@taproom/games';

/** A move of a finished game. */
export interface MoveMade {
  readonly actor: Actor;
  readonly move: GameMove;
}

/** A part of a game that changes what seats can expect: states are those before and after it. */
export interface GameStep {
  /** How many moves were played before it. */
  readonly ply: number;
  readonly before: Int16Array;
  readonly after: Int16Array;
  /**
   * Nothing for chance. Otherwise what each deciding seat played: one seat its whole turn, or several seats one choice
   * each, hidden until all are in.
   */
  readonly decisions: ReadonlyMap<Seat, readonly GameMove[]>;
}

/** Splits a game into draws, turns and simultaneous choices. Chance moves that follow each other are one step. */
export function stepsOf(game: Game, setup: Int16Array, moves: readonly MoveMade[]): GameStep[] {
  const steps: GameStep[] = [];
  const state = game.copy(setup);
  let next = 0;
  while (next < moves.length) {
    const ply = next;
    const before = game.copy(state);
    const decisions = new Map<Seat, readonly GameMove[]>();
    const isTogether = game.actors(state).length > 1;
    for (let isOpen = true; isOpen && next < moves.length; next++) {
      const { actor, move } = moves[next];
      const events = expectOk(game.apply(state, actor, move));
      if (actor !== 'chance')
        decisions.set(actor, isTogether ? [move] : [...(decisions.get(actor) ?? []), move]);
      const due = game.actors(state);
      if (actor === 'chance') isOpen = due[0] === 'chance';
      else if (isTogether)
        isOpen = due.length > 0 && due.every(one => one !== 'chance' && !decisions.has(one));
      else isOpen = due[0] === actor && !events.some(event => game.endsTurn(event));
    }
    steps.push({ ply, before, after: game.copy(state), decisions });
  }
  return steps;
}
