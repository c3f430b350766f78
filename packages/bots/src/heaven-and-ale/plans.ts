import { CARDS, EMERGENCY_COINS } from '@taproom/games/heaven-and-ale';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import type { State } from '@taproom/games/heaven-and-ale/inner';
import {
  ACTIVE,
  BUY,
  BUY_CODE,
  CELLS,
  code,
  DONE,
  DONE_CODE,
  DUCATS,
  FIGURE,
  GO,
  HAND,
  handSize,
  kindOf,
  lastRound,
  NO_TILE,
  player,
  price,
  RETURN_CODE,
  ROUND,
  SHED,
  SIDE_HEXES,
  STAGE,
  START_CODE,
  TILES_PER_SPACE,
  tilesOn,
} from '@taproom/games/heaven-and-ale/inner';
import type { Evaluation } from './evaluation.ts';
import { bestHexes } from './placement.ts';

/** How many plans are generated. */
export interface Width {
  /** Hexes considered for a tile on each side. */
  readonly hexes: number;
  /** The most tiles bought in one turn. */
  readonly tiles: number;
  /** How many partial purchases at a space are extended by another tile. */
  readonly beam: number;
  /** Whether cards are returned only if no turn is possible otherwise, or also to pay for more. */
  readonly returns: 'if-needed' | 'at-will';
  /** Whether a shed takes the activation that looks best, or every one is tried. */
  readonly activations: 'best' | 'all';
}

const MOST_PLANS = 1024;
const LONGEST_PLAN = 24;
const DONE_MOVE = code(DONE_CODE, 0);

/** The cards in the order in which they are given up for coins. */
const LEAST_MISSED = (['purse', 'barrels', 'harvest', 'stragglers', 'brewmaster'] as const).map(card =>
  CARDS.indexOf(card),
);

/**
 * Whole turns a player could make from a position: all moves until the turn ends, the position after it, and what it is
 * worth to the player. Unpromising hexes, activations and cards are left out. Reused: generating new plans discards the
 * old ones.
 */
export class Plans {
  count = 0;
  readonly values = new Float64Array(MOST_PLANS);
  private readonly states: State[] = [];
  private readonly codes: Int16Array[] = [];
  private readonly lengths = new Int32Array(MOST_PLANS);
  /** Partial turns, one per depth; a depth owns its state, moves and lists. */
  private readonly parts: Part[] = [];
  private seat = 0;

  constructor(
    private readonly evaluation: Evaluation,
    private readonly width: Width,
  ) {}

  after(plan: number): State {
    return this.states[plan];
  }

  moves(plan: number): number[] {
    return Array.from(this.codes[plan].subarray(0, this.lengths[plan]));
  }

  /** The index of the best plan. */
  best(): number {
    let best = 0;
    for (let plan = 1; plan < this.count; plan++) if (this.values[plan] > this.values[best]) best = plan;
    return best;
  }

  /** Generates the plans of the active player, from any point of the turn. */
  make(state: State): void {
    this.count = 0;
    this.seat = state[ACTIVE];
    this.evaluation.rebase(state, this.seat);
    const part = this.part(0);
    part.state.set(state);
    part.length = 0;
    this.extend(0);
  }

  /** Continues from the partial turn of a depth, whatever it waits for. */
  private extend(depth: number): void {
    const part = this.part(depth);
    const { state } = part;
    const stage = state[STAGE];
    if (stage === SHED) this.settleSheds(part);
    if (state[STAGE] === BUY) {
      this.buy(depth);
      return;
    }
    if (stage === DONE) {
      this.finish(part);
      return;
    }
    const count = fast.list(state, this.seat, part.codes);
    for (let i = 0; i < count; i++) {
      const move = part.codes[i];
      const kind = kindOf(move);
      if (kind === RETURN_CODE) continue;
      const next = this.copyPart(depth);
      if (kind === START_CODE && stage === GO && state[ROUND] === lastRound(state)) this.cashIn(next);
      this.push(next, move);
      if (next.state[ACTIVE] !== this.seat || stage < GO) this.keep(next);
      else this.extend(depth + 1);
    }
  }

  /** The last turn of the game: cards in hand are worth nothing after it. */
  private cashIn(part: Part): void {
    for (const card of LEAST_MISSED)
      if (part.state[player(this.seat) + HAND] & (1 << card)) this.push(part, code(RETURN_CODE, card));
  }

  /** At a space with tiles: buys each kind of tile on the most promising hexes, then perhaps more. */
  private buy(depth: number): void {
    const part = this.part(depth);
    const { state, found } = part;
    const me = player(this.seat);
    const space = state[me + FIGURE];
    const bought = part.bought;
    let partial = 0;
    if (bought === 0) this.affordFirst(part);
    const coins = this.width.returns === 'at-will' ? EMERGENCY_COINS * handSize(state, this.seat) : 0;
    const row = tilesOn(space);
    for (let i = 0; i < TILES_PER_SPACE && state[row + i] !== NO_TILE; i++) {
      const tile = state[row + i];
      let seen = false;
      for (let j = 0; j < i; j++) seen ||= state[row + j] === tile;
      if (seen) continue;
      for (let first = 0; first <= SIDE_HEXES; first += SIDE_HEXES) {
        if (price(space, tile, first) > state[me + DUCATS] + coins) continue;
        const hexes = bestHexes(state, this.seat, tile, first, this.width.hexes, part.hexes);
        for (let h = 0; h < hexes; h++) {
          const choices = this.activations(depth, tile, part.hexes[h]);
          for (let choice = 0; choice < choices; choice++) {
            const value = this.finish(this.plant(depth, tile, part.hexes[h], choice));
            if (partial < found.length) found[partial++] = { value, tile, hex: part.hexes[h], choice };
          }
        }
      }
    }
    if (bought + 1 >= this.width.tiles || state[row + 1] === NO_TILE) return;
    const going = found.slice(0, partial).sort((a, b) => b.value - a.value);
    for (let i = 0; i < Math.min(this.width.beam, going.length); i++) {
      this.plant(depth, going[i].tile, going[i].hex, going[i].choice);
      this.buy(depth + 1);
    }
  }

  /** How many ways there are to activate the shed a tile builds, as far as they are tried; one if it builds none. */
  private activations(depth: number, tile: number, hex: number): number {
    if (this.width.activations === 'best') return 1;
    const { state, codes } = this.enclose(depth, tile, hex);
    if (state[STAGE] !== SHED) return 1;
    const count = fast.list(state, this.seat, codes);
    let choices = 0;
    while (choices < count && kindOf(codes[choices]) !== RETURN_CODE) choices++;
    return choices;
  }

  /** The partial turn of the next depth: one more tile and its sheds, the first of them activated as chosen. */
  private plant(depth: number, tile: number, hex: number, choice: number): Part {
    const next = this.enclose(depth, tile, hex);
    if (this.width.activations === 'all' && next.state[STAGE] === SHED) {
      fast.list(next.state, this.seat, next.codes);
      this.push(next, next.codes[choice]);
    }
    this.settleSheds(next);
    return next;
  }

  /** The partial turn of the next depth: one more tile, paid with cards if the ducats aren't enough. */
  private enclose(depth: number, tile: number, hex: number): Part {
    const next = this.copyPart(depth);
    const me = player(this.seat);
    const cost = price(next.state[me + FIGURE], tile, hex);
    for (const card of LEAST_MISSED) {
      if (next.state[me + DUCATS] >= cost) break;
      if (next.state[me + HAND] & (1 << card)) this.push(next, code(RETURN_CODE, card));
    }
    this.push(next, code(BUY_CODE, (tile << 5) | hex));
    next.bought++;
    return next;
  }

  /** 5.8 Returns cards until the first tile can be paid for. */
  private affordFirst(part: Part): void {
    const { state } = part;
    const me = player(this.seat);
    for (const card of LEAST_MISSED) {
      if (this.affordable(state)) return;
      if (state[me + HAND] & (1 << card)) this.push(part, code(RETURN_CODE, card));
    }
  }

  private affordable(state: State): boolean {
    const { scratch } = this.part(0);
    fast.list(state, this.seat, scratch);
    return kindOf(scratch[0]) === BUY_CODE;
  }

  /** While a shed is pending: takes the activations that are worth most. */
  private settleSheds(part: Part): void {
    while (part.state[STAGE] === SHED) {
      const count = fast.list(part.state, this.seat, part.codes);
      let best = part.codes[0];
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        if (kindOf(part.codes[i]) === RETURN_CODE) break;
        part.trial.set(part.state);
        fast.play(part.trial, this.seat, part.codes[i]);
        const value = this.evaluation.value(part.trial, this.seat);
        if (value > most) {
          most = value;
          best = part.codes[i];
        }
      }
      this.push(part, best);
    }
  }

  /** Ends the turn and keeps it as a plan. Returns its value. */
  private finish(part: Part): number {
    const plan = this.slot();
    const state = this.states[plan];
    state.set(part.state);
    this.codes[plan].set(part.moves);
    this.codes[plan][part.length] = DONE_MOVE;
    this.lengths[plan] = part.length + 1;
    fast.play(state, this.seat, DONE_MOVE);
    this.values[plan] = this.evaluation.value(state, this.seat);
    return this.values[plan];
  }

  /** Keeps a turn that ends without "done" (placing before the first round). */
  private keep(part: Part): void {
    const plan = this.slot();
    this.states[plan].set(part.state);
    this.codes[plan].set(part.moves);
    this.lengths[plan] = part.length;
    this.values[plan] = this.evaluation.value(part.state, this.seat);
  }

  private slot(): number {
    if (this.count === MOST_PLANS) this.count--;
    const plan = this.count++;
    if (plan === this.states.length) {
      this.states.push(new Int16Array(CELLS));
      this.codes.push(new Int16Array(LONGEST_PLAN));
    }
    return plan;
  }

  private push(part: Part, move: number): void {
    part.moves[part.length++] = move;
    fast.play(part.state, this.seat, move);
  }

  private copyPart(depth: number): Part {
    const from = this.part(depth);
    const to = this.part(depth + 1);
    to.state.set(from.state);
    to.moves.set(from.moves);
    to.length = from.length;
    to.bought = from.bought;
    return to;
  }

  private part(depth: number): Part {
    while (this.parts.length <= depth) this.parts.push(new Part());
    return this.parts[depth];
  }
}

class Part {
  readonly state: State = new Int16Array(CELLS);
  readonly trial: State = new Int16Array(CELLS);
  readonly moves = new Int16Array(LONGEST_PLAN);
  readonly codes = new Int32Array(fast.mostMoves);
  readonly scratch = new Int32Array(fast.mostMoves);
  readonly hexes = new Int32Array(SIDE_HEXES);
  readonly found: { value: number; tile: number; hex: number; choice: number }[] = Array.from(
    { length: 192 },
    () => ({ value: 0, tile: 0, hex: 0, choice: 0 }),
  );
  length = 0;
  bought = 0;
}
