import { type Seat, SeededRandom } from '@taproom/games';
import { heavenAndAle, type Move, type Position, type SeatMove } from '@taproom/games/heaven-and-ale';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import { decode, lastRound, ROUND, type State } from '@taproom/games/heaven-and-ale/inner';
import { type Bot, type Budget, type Candidate, READY, type Thought } from '../bot.ts';
import { chancesOf } from '../chances.ts';
import type { Evaluation } from './evaluation.ts';
import { reasonsFor } from './reasons.ts';
import { type Considered, Search, type SearchOptions } from './search.ts';

/** What defines a level: how it evaluates a position, and how far it looks ahead. */
export interface Rung {
  readonly level: string;
  /** A fresh evaluator for a decision; any randomness in it comes from the seed. */
  readonly judge: (seed: string) => Evaluation;
  readonly search: SearchOptions;
  /**
   * The most nodes it ever visits, whatever the budget: a level that doesn't search stops after the first evaluation.
   */
  readonly most: number;
}

/** How many candidates a thought lists. */
const TOLD = 8;
/** Descents of the tree between two yields. */
const LOOKS = 4;

/** A bot that evaluates whole turns and looks ahead over those of all players. */
export function makeBot(rung: Rung): Bot<Position, Move> {
  return {
    level: rung.level,
    *think(view: Position, seat: Seat, budget: Budget, seed: string) {
      const state = heavenAndAle.imagine(view, new SeededRandom(seed));
      const search = new Search(state, rung.judge(seed), rung.search);
      yield thoughtOf(state, seat, search);
      const spent = stopwatch(budget, rung.most);
      while (!search.isDone && !spent(search.nodes)) {
        for (let look = 0; look < LOOKS && !spent(search.nodes); look++) search.step();
        yield thoughtOf(state, seat, search);
      }
      return thoughtOf(state, seat, search);
    },
  };
}

/** Whether a budget is spent, given the nodes visited. */
function stopwatch(budget: Budget, most: number): (nodes: number) => boolean {
  if ('nodes' in budget) return nodes => nodes >= Math.min(budget.nodes, most);
  const end = budget.now() + budget.ms * READY;
  return nodes => nodes >= most || budget.now() >= end;
}

/** What the search thinks so far. Its candidates are computed lazily. */
function thoughtOf(state: State, seat: Seat, search: Search): Thought<Move> {
  const ranked = search.ranked();
  const { nodes } = search;
  return {
    moves: movesOf(state, seat, ranked[0]),
    nodes,
    get candidates(): Candidate<Move>[] {
      return ranked.slice(0, TOLD).map(turn => candidateOf(state, seat, turn, search));
    },
  };
}

/** The moves of a turn, as the public interface has them. */
export function movesOf(state: State, seat: Seat, turn: Considered): SeatMove[] {
  const at = state.slice();
  return turn.moves.map(code => {
    const move = decode(at, code);
    fast.play(at, seat, code);
    return move;
  });
}

function candidateOf(state: State, seat: Seat, turn: Considered, search: Search): Candidate<Move> {
  const moves = movesOf(state, seat, turn);
  const scores = search.expected(turn);
  const left = 1 - (state[ROUND] - 1) / lastRound(state);
  return {
    moves,
    scores,
    chances: chancesOf(scores, 2 + 8 * left),
    visits: turn.visits,
    reasons: reasonsFor(state, seat, moves),
  };
}
