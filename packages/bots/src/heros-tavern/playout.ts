import type { Random } from '@taproom/games';
import { tables } from '@taproom/games/heros-tavern';
import { fast } from '@taproom/games/heros-tavern/fast';
import {
  CELLS,
  CHOICE,
  DEAL,
  DRAFT,
  heroesOf,
  OVER,
  PURCHASE,
  ROUND,
  SEATS,
  STAGE,
  type State,
  winners,
} from '@taproom/games/heros-tavern/inner';
import { ROW } from './features.ts';
import type { Prospects } from './prospects.ts';
import { standRow } from './row.ts';

/**
 * How many heroes a player must be ahead to be e times as likely to win, by the number of drafts that are over: fitted
 * to 900 self-play games. The fewer are left, the safer a lead is.
 */
const LEADS: readonly number[] = [18, 15.5, 14, 11, 8, 0.7];

/** Plays imagined games on for as long as it makes a difference, with every seat choosing by its prospects. */
export class Playout {
  readonly state: State = new Int16Array(CELLS);
  /** The result of the last playout, by seat: expected final heroes, and chances of winning. */
  readonly scores: Float64Array = new Float64Array(tables.SEATS_MAX);
  readonly chances: Float64Array = new Float64Array(tables.SEATS_MAX);
  private readonly codes = new Int32Array(fast.mostMoves);
  private readonly values = new Float64Array(fast.mostMoves);
  private readonly row = new Int16Array(ROW);

  constructor(readonly prospects: Prospects) {}

  /** The code of the choice with the best prospects. */
  advise(state: State, seat: number): number {
    return this.codes[this.best(state, seat)];
  }

  /** The index in the lists of the choice with the best prospects. */
  private best(state: State, seat: number): number {
    const { codes, values } = this;
    const count = fast.list(state, seat, codes);
    if (state[STAGE] === DRAFT) {
      if (count === 1) return 0;
      this.prospects.picks(state, seat, codes, count, values);
    } else this.prospects.purchases(state, seat, codes, count, values);
    let best = 0;
    for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i;
    return best;
  }

  /** Lets the others choose in a world. Their choices do not depend on what the seat is about to choose. */
  chooseOthers(world: State, seat: number): void {
    for (let other = 0; other < world[SEATS]; other++) {
      if (other !== seat) fast.play(world, other, this.advise(world, other));
    }
  }

  /** From a choice of the last seat to choose in a world to the next end of a draft, or to the end of the game. */
  run(world: State, seat: number, code: number, random: Random): void {
    const { state } = this;
    state.set(world);
    fast.play(state, seat, code);
    if (state[STAGE] === DEAL) fast.chance(state, random);
    while (state[STAGE] === DRAFT) this.chooseAll();
    this.judge();
  }

  private chooseAll(): void {
    const { state } = this;
    for (let seat = 0; seat < state[SEATS]; seat++) fast.play(state, seat, this.advise(state, seat));
  }

  /** Computes the final scores and chances from the current state. */
  judge(state: State = this.state): void {
    const { scores, chances } = this;
    const seats = state[SEATS];
    for (let seat = 0; seat < seats; seat++) {
      let toCome = 0;
      if (state[STAGE] === PURCHASE) {
        toCome = this.values[this.best(state, seat)];
      } else if (state[STAGE] === DRAFT) {
        standRow(state, seat, this.row);
        toCome = this.prospects.value(state[ROUND], this.row);
      }
      scores[seat] = heroesOf(state, seat) + toCome;
    }
    this.chancesOf(state, scores, chances);
  }

  /** The chances of winning given projected scores; once the game is over, the result. */
  chancesOf(state: State, scores: Float64Array, chances: Float64Array): void {
    if (state[STAGE] === OVER) {
      chances.fill(0);
      const won = winners(state);
      for (const seat of won) chances[seat] = 1 / won.length;
    } else {
      const drafts = state[STAGE] === PURCHASE ? state[ROUND] : state[ROUND] - 1;
      softmax(scores, state[SEATS], LEADS[drafts], chances);
    }
  }
}

/** Discards the hidden choices of others: they will choose by their prospects. */
export function forgetChoices(state: State): void {
  state.fill(0, CHOICE, CHOICE + state[SEATS]);
}

function softmax(scores: Float64Array, seats: number, lead: number, chances: Float64Array): void {
  let most = scores[0];
  for (let seat = 1; seat < seats; seat++) most = Math.max(most, scores[seat]);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    chances[seat] = Math.exp((scores[seat] - most) / lead);
    sum += chances[seat];
  }
  for (let seat = 0; seat < seats; seat++) chances[seat] /= sum;
}
