import { endsTurn, expectOk, type Game, type GameMove, type Seat } from '@taproom/games';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';

/**
 * Proves answers of puzzles by playing out everything through the public interface of the rules. It shares nothing with
 * what finds puzzles: every legal move is tried, and only equal states are merged.
 */

export type Claimed = Pick<Puzzle, 'position' | 'seat' | 'kind' | 'turns' | 'best' | 'next'>;

/** Moves of others that make no difference to a seat's score may be tried once: a game says which are alike. */
export type Alike = (move: GameMove) => string;

export type Proof =
  | { readonly proved: true; readonly positions: number }
  | { readonly proved: false; readonly why: string };

class Unproved extends Error {}

/** Checks everything that a puzzle claims, with at most so many positions. */
export function prove(game: Game, puzzle: Claimed, most: number, alike?: Alike): Proof {
  const enumeration = new Enumeration(game, puzzle.seat, most, alike ?? (move => game.write(move)));
  try {
    if (puzzle.kind === 'closed') enumeration.proveClosed(puzzle);
    else if (puzzle.kind === 'last-round') enumeration.proveLastRound(puzzle);
    else throw new Unproved('a judgement is measured, not proved');
    return { proved: true, positions: enumeration.positions };
  } catch (error) {
    if (error instanceof Unproved) return { proved: false, why: error.message };
    throw error;
  }
}

const keyOf = (state: Int16Array): string =>
  Buffer.from(state.buffer, state.byteOffset, state.byteLength).toString('latin1');

/** The least and the most of each seat. */
type Ranges = readonly (readonly [least: number, most: number])[];

class Enumeration {
  positions = 0;
  private readonly known = new Map<string, number>();
  private readonly least = new Map<string, number>();
  private readonly ranges = new Map<string, Ranges>();

  constructor(
    private readonly game: Game,
    private readonly seat: Seat,
    private readonly most: number,
    private readonly alike: Alike,
  ) {}

  /** The answer leads to the best score there is, no other first turn gets closer than claimed, nobody interferes. */
  proveClosed(puzzle: Claimed): void {
    const root = expectOk(this.game.load(puzzle.position));
    const ends = [...this.endsOf(root).values()].map(end => this.best(end));
    const best = Math.max(...ends);
    const next = Math.max(...ends.filter(score => score < best));
    this.same('best', best, puzzle.best);
    this.same('next', next, puzzle.next);
    const state = this.game.copy(root);
    for (const turn of puzzle.turns) this.play(state, turn);
    this.same('answer', this.best(state), best);
    this.same(
      'turns after the answer',
      this.game.actors(state).filter(actor => actor === this.seat).length,
      0,
    );
  }

  /** By the claimed number, the answer is better than every other first turn. */
  proveLastRound(puzzle: Claimed): void {
    const root = expectOk(this.game.load(puzzle.position));
    if (this.game.actors(root).length > 1) this.proveTogether(puzzle, root);
    else this.proveInTurn(puzzle, root);
  }

  /**
   * Where players take turns: if all others play against the seat, and if everyone plays for their own score, whatever
   * they do where two turns bring them the same.
   */
  private proveInTurn(puzzle: Claimed, root: Int16Array): void {
    const answer = this.game.copy(root);
    this.play(answer, puzzle.turns[0] ?? []);
    const others = [...this.endsOf(root)].filter(([key]) => key !== keyOf(answer)).map(([, end]) => end);
    const certain = this.certain(answer);
    const sure = certain - Math.max(...others.map(end => this.certain(end)));
    const selfish =
      this.selfish(answer)[this.seat][0] - Math.max(...others.map(end => this.selfish(end)[this.seat][1]));
    this.same('best', certain, puzzle.best);
    this.same('lead', Math.min(sure, selfish), puzzle.best - puzzle.next);
  }

  /** The seat's score if all others want it to be low. */
  private certain(state: Int16Array): number {
    return this.remembered(
      this.least,
      state,
      scores => scores[this.seat],
      (actor, after) => (actor === this.seat ? Math.max : Math.min)(...after.map(next => this.certain(next))),
    );
  }

  /** The least and the most each seat may score if everyone plays for their own score. */
  private selfish(state: Int16Array): Ranges {
    return this.remembered(
      this.ranges,
      state,
      scores => scores.map(score => [score, score]),
      (actor, after) => {
        const options = after.map(next => this.selfish(next));
        const assured = Math.max(...options.map(option => option[actor][0]));
        const likely = options.filter(option => option[actor][1] >= assured);
        return likely[0].map((_, seat) => [
          seat === actor ? assured : Math.min(...likely.map(option => option[seat][0])),
          Math.max(...likely.map(option => option[seat][1])),
        ]);
      },
    );
  }

  /** A value of a state, computed once: from the final scores, or from what can follow if nobody draws. */
  private remembered<Value>(
    known: Map<string, Value>,
    state: Int16Array,
    atEnd: (scores: readonly number[]) => Value,
    from: (actor: Seat, after: readonly Int16Array[]) => Value,
  ): Value {
    const key = keyOf(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    this.count();
    const [actor] = this.game.actors(state);
    if (actor === 'chance') throw new Unproved('somebody still draws');
    const value =
      actor === undefined
        ? atEnd(this.game.outcome(state)?.scores ?? [])
        : from(actor, this.after(state, actor));
    known.set(key, value);
    return value;
  }

  private after(state: Int16Array, actor: Seat): Int16Array[] {
    return this.game.moves(state, actor).map(move => {
      const next = this.game.copy(state);
      expectOk(this.game.apply(next, actor, move));
      return next;
    });
  }

  /** Where all decide at the same time: whatever the others do. */
  private proveTogether(puzzle: Claimed, root: Int16Array): void {
    const answer = this.game.copy(root);
    this.play(answer, puzzle.turns[0] ?? []);
    const ours = this.scoresAfter(answer);
    let lead = Number.POSITIVE_INFINITY;
    for (const [key, end] of this.endsOf(root))
      if (key !== keyOf(answer))
        for (const [others, score] of this.scoresAfter(end))
          lead = Math.min(lead, (ours.get(others) ?? 0) - score);
    this.same('best', Math.min(...ours.values()), puzzle.best);
    this.same('lead', lead, puzzle.best - puzzle.next);
  }

  private same(what: string, found: number, claimed: number): void {
    if (found !== claimed) throw new Unproved(`${what}: ${found}, not ${claimed}`);
  }

  private play(state: Int16Array, turn: readonly string[]): void {
    for (const text of turn) expectOk(this.game.apply(state, this.seat, expectOk(this.game.read(text))));
  }

  /** The different positions after the seat's turn. */
  private endsOf(root: Int16Array): Map<string, Int16Array> {
    const { game, seat } = this;
    const ends = new Map<string, Int16Array>();
    const seen = new Set<string>([keyOf(root)]);
    const open = [root];
    for (let state = open.pop(); state !== undefined; state = open.pop())
      for (const move of game.moves(state, seat)) {
        const next = game.copy(state);
        const events = expectOk(game.apply(next, seat, move));
        const key = keyOf(next);
        if (endsTurn(game, events)) ends.set(key, next);
        else if (!seen.has(key)) {
          this.count();
          seen.add(key);
          open.push(next);
        }
      }
    return ends;
  }

  /** The best final score of the seat. Where others move, it has to be the same whatever they do. */
  private best(state: Int16Array): number {
    const { game, seat } = this;
    const actors = game.actors(state);
    if (actors.length === 0) return game.outcome(state)?.scores[seat] ?? Number.NaN;
    const key = keyOf(state);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    this.count();
    let best: number;
    if (actors.length === 1 && actors[0] === seat) {
      best = Number.NEGATIVE_INFINITY;
      for (const move of game.moves(state, seat)) {
        const next = game.copy(state);
        expectOk(game.apply(next, seat, move));
        best = Math.max(best, this.best(next));
      }
    } else {
      const scores = new Set(this.scoresAfter(state).values());
      if (scores.size !== 1) throw new Unproved(`others change the score: ${[...scores].join(', ')}`);
      [best = Number.NaN] = scores;
    }
    this.known.set(key, best);
    return best;
  }

  /** The final score of the seat by what all the others do, if it has nothing to decide any more. */
  private scoresAfter(
    state: Int16Array,
    before = '',
    scores = new Map<string, number>(),
  ): Map<string, number> {
    const { game, seat } = this;
    const [actor] = game.actors(state);
    if (actor === undefined) {
      scores.set(before, game.outcome(state)?.scores[seat] ?? Number.NaN);
      return scores;
    }
    if (actor === 'chance' || actor === seat) throw new Unproved('somebody still draws or decides');
    const tried = new Set<string>();
    for (const move of game.moves(state, actor)) {
      const kind = this.alike(move);
      if (tried.has(kind)) continue;
      tried.add(kind);
      this.count();
      const next = game.copy(state);
      expectOk(game.apply(next, actor, move));
      this.scoresAfter(next, `${before}/${actor} ${kind}`, scores);
    }
    return scores;
  }

  private count(): void {
    if (++this.positions > this.most) throw new Unproved(`more than ${this.most} positions`);
  }
}
