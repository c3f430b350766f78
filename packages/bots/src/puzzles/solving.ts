import {
  endsTurn,
  expectOk,
  type Game,
  type GameMove,
  type Outcome,
  type Result,
  type Seat,
} from '@taproom/games';
import type { Puzzle } from './puzzle.ts';

type Position = Pick<Puzzle, 'position' | 'seat' | 'kind' | 'turns' | 'best' | 'costs'>;

/** The best final score that a closed puzzle still allows in the middle; null if that takes too long to find. */
export type Reach = (state: Int16Array) => number | null;

/**
 * Someone's attempt at a puzzle: the position, and the turns played so far. Others do nothing that matters: in a closed
 * puzzle they make their first legal move where one is needed; the other kinds end with the first turn.
 */
export class Solving {
  readonly state: Int16Array;
  private turns = 0;

  constructor(
    private readonly game: Game,
    private readonly puzzle: Position,
  ) {
    this.state = expectOk(game.load(puzzle.position));
  }

  /** Whether there is nothing left to decide. */
  get isOver(): boolean {
    return this.puzzle.kind === 'closed' ? this.game.actors(this.state).length === 0 : this.turns > 0;
  }

  /** Plays a whole turn of the seat. A refused one changes nothing. */
  play(moves: readonly GameMove[]): Result<unknown> {
    const { game, puzzle } = this;
    const trial = game.copy(this.state);
    const played = playTurn(game, trial, puzzle.seat, moves);
    if (!played.ok) return played;
    this.turns++;
    if (puzzle.kind === 'closed') finishOthers(game, trial, puzzle.seat);
    this.state.set(trial);
    return played;
  }

  /** The final score of a closed puzzle, as soon as it is over; otherwise null. */
  get score(): number | null {
    return this.outcome?.scores[this.puzzle.seat] ?? null;
  }

  /** How that score adds up. */
  get breakdown(): object | null {
    return this.outcome?.players[this.puzzle.seat] ?? null;
  }

  private get outcome(): Outcome | null {
    return this.game.outcome(this.state);
  }

  /** How many points the turn costs on average in a judgement, once it was played; otherwise null. */
  get cost(): number | null {
    return this.isOver ? (this.puzzle.costs?.[endDigest(this.state)] ?? null) : null;
  }

  /** Whether the attempt found the answer. Only once it is over. */
  get isRight(): boolean {
    const { game, puzzle } = this;
    if (puzzle.kind === 'closed') return this.score === puzzle.best;
    const state = expectOk(game.load(puzzle.position));
    const [answer = []] = puzzle.turns;
    expectOk(
      playTurn(
        game,
        state,
        puzzle.seat,
        answer.map(text => expectOk(game.read(text))),
      ),
    );
    return state.every((cell, i) => cell === this.state[i]);
  }
}

/** A short name of a state: enough to distinguish the ends of one turn. */
export function endDigest(state: Int16Array): string {
  let digest = 0;
  for (const cell of state) digest = (Math.imul(digest, 31) + cell) | 0;
  return (digest >>> 0).toString(36);
}

/** Plays the moves of a turn. Refused if one is not legal, or if they don't make one whole turn. */
function playTurn(game: Game, state: Int16Array, seat: Seat, moves: readonly GameMove[]): Result<unknown> {
  let isWhole = false;
  for (const move of moves) {
    if (isWhole) return { ok: false, refusal: { code: 'turn-over' } };
    const events = game.apply(state, seat, move);
    if (!events.ok) return events;
    isWhole = endsTurn(game, events.value) || !game.actors(state).includes(seat);
  }
  return isWhole ? { ok: true, value: null } : { ok: false, refusal: { code: 'turn-not-over' } };
}

/** A whole turn, and where it ends. */
export interface TurnTaken {
  readonly moves: readonly GameMove[];
  readonly end: Int16Array;
}

/** Every whole turn of a seat; those that end alike once. */
export function turnsIn(game: Game, start: Int16Array, seat: Seat): TurnTaken[] {
  const ends: TurnTaken[] = [];
  const seen = new Set<string>();
  const open: TurnTaken[] = [{ moves: [], end: start }];
  for (let way = open.pop(); way !== undefined; way = open.pop())
    for (const move of game.moves(way.end, seat)) {
      const end = game.copy(way.end);
      const events = expectOk(game.apply(end, seat, move));
      const isWhole = endsTurn(game, events) || !game.actors(end).includes(seat);
      const key = `${isWhole} ${end.join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      (isWhole ? ends : open).push({ moves: [...way.moves, move], end });
    }
  return ends;
}

/** Others choose until the seat has to decide again, or nobody has. Nothing is drawn any more. */
export function finishOthers(game: Game, state: Int16Array, seat: Seat): void {
  for (;;) {
    const other = game.actors(state).find(actor => actor !== seat);
    if (other === undefined || other === 'chance' || game.actors(state)[0] === seat) return;
    expectOk(game.apply(state, other, game.moves(state, other)[0]));
  }
}
