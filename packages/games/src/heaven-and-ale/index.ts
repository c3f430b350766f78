import type { Random } from '../chance.ts';
import type { Actor, AnyNumbers, Game, Outcome, Seat, SeenView, Viewer } from '../game.ts';
import { accept, expectOk, type Result, refuse } from '../result.ts';
import { type BoardSpace, MONK_SPACES, RESOURCE_SPACES, spaceAt } from './board.ts';
import { type ScoredSheet, SHEET_EXAMPLE, scorePlayers } from './calculator.ts';
import type { Event } from './events.ts';
import { fast } from './fast.ts';
import { type GoalProgress, goalProgress } from './goals.ts';
import { whatIsBroken } from './invariants.ts';
import { ACTIVE, bag, FIRST, OVER, REFILL, SEAT_COUNT, STAGE, type State } from './layout.ts';
import { whyNot } from './legal.ts';
import { listMoves, MOST_MOVES } from './list.ts';
import { type ChanceMove, decode, encode, type Move } from './moves.ts';
import { readMove, writeMove } from './notation.ts';
import * as numbers from './numbers.ts';
import { own, parseMove } from './parse.ts';
import { playMove } from './play.ts';
import {
  GAME_ID,
  loadPosition,
  type Options,
  optionsOf,
  type PlayerPosition,
  type Position,
  RULES,
  writePosition,
} from './position.ts';
import type { CloisterRefusal } from './refusals.ts';
import {
  beginRound,
  comingMonks,
  drawRefill,
  NEW_MONKS,
  NEW_RESOURCES,
  placeFirst,
  resourcesInBag,
} from './round.ts';
import { type Breakdown, outcomeNow } from './score.ts';
import { newState } from './setup.ts';
import { FIRST_MONK, tileCode } from './tiles.ts';
import { BACKS, MONKS, RESOURCE_TILES, STAGES, type Tile } from './vocabulary.ts';

export * from './board.ts';
export { type ScoredSheet, scorePlayers } from './calculator.ts';
export type { DucatReason, Event, StepReason } from './events.ts';
export type { ExchangeStep, Paid } from './exchange.ts';
export { brewmasterRow, exchange } from './exchange.ts';
export {
  HEX_NAMES,
  HEX_PLACES,
  NEIGHBOURS,
  SHED_NAMES,
  SHED_NEIGHBOURS,
  SHED_PLACES,
  sideOf,
} from './garden.ts';
export { type GoalProgress, goalProgress } from './goals.ts';
export type { State } from './layout.ts';
export type { ChanceMove, Move, SeatMove } from './moves.ts';
export * from './numbers.ts';
export type { Options, PlayerPosition, Position } from './position.ts';
export { type CloisterRefusal, REFUSAL_CODES } from './refusals.ts';
export { type Breakdown, type Holdings, scoreHoldings } from './score.ts';
export * from './vocabulary.ts';

const { SEATS } = numbers;

/** The numbers of an edition. */
export type Numbers = AnyNumbers<typeof numbers>;

/** Heaven & Ale, with what only its own screens ask for. Refusals are those of `CloisterRefusal`. */
export interface HeavenAndAle extends Game<State, Move, Event, Position, Options, Breakdown> {
  readonly numbers: Numbers;
  scoreSheet(sheet: unknown): Result<ScoredSheet, CloisterRefusal>;
  /** What a space of the main board is. */
  spaceAt(space: number): BoardSpace;
  /** A player's progress towards each goal, in the order of GOALS. */
  goalProgress(player: PlayerPosition): readonly GoalProgress[];
}

/** Heaven & Ale through the public interface: everything is checked, and every event is reported. */
export const heavenAndAle: HeavenAndAle = {
  id: GAME_ID,
  rules: RULES,
  title: 'Heaven & Ale',
  seats: SEATS,
  // The order of the tiles is not decided until they are drawn.
  open: true,
  fast,
  numbers,

  setup(seats: number, options: Partial<Options> = {}): Result<State, CloisterRefusal> {
    if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max)
      return refuse({ code: 'wrong-seat-count', ...SEATS });
    if (typeof options !== 'object' || options === null || Array.isArray(options))
      return refuse({ code: 'options-not-understood', where: 'options' });
    const stranger = Object.keys(options).find(key => key !== 'first');
    if (stranger !== undefined) return refuse({ code: 'unknown-option', text: stranger.slice(0, 40) });
    const first = own(options, 'first') ?? null;
    if (first === null) return accept(newState(seats, -1));
    if (!isSeat(first, seats)) return refuse({ code: 'options-not-understood', where: 'first' });
    return accept(newState(seats, first));
  },

  options: optionsOf,
  seatCount: (state: State): number => state[SEAT_COUNT],
  copy: (state: State): State => state.slice(),

  actors(state: State): Actor[] {
    if (chanceAwaited(state)) return ['chance'];
    return state[STAGE] === OVER ? [] : [state[ACTIVE]];
  },

  moves(state: State, seat: Seat): Move[] {
    if (chanceAwaited(state) || seat !== state[ACTIVE]) return [];
    const codes = new Int32Array(MOST_MOVES);
    const count = listMoves(state, codes);
    return Array.from(codes.subarray(0, count), code => decode(state, code));
  },

  apply(state: State, actor: Actor, move: Move): Result<Event[], CloisterRefusal> {
    const parsed = parseMove(move);
    if (!parsed.ok) return parsed;
    const log: Event[] = [];
    const refusal =
      whyNotActor(state, actor) ??
      (actor === 'chance'
        ? applyChance(state, parsed.value, log)
        : applySeat(state, actor, parsed.value, log));
    if (refusal !== null) return refuse(refusal);
    if (state[STAGE] === OVER) {
      const { scores, winners } = outcomeNow(state);
      log.push({ event: 'game-over', scores: [...scores], winners: [...winners] });
    }
    return accept(log);
  },

  // "Until another seat is to move" would not do: the player furthest behind takes turn after turn.
  endsTurn: ({ event }: Event): boolean => event === 'turn' || event === 'round-ended',

  draw(state: State, random: Random): ChanceMove {
    if (state[STAGE] === FIRST) return { move: 'first', seat: random.below(state[SEAT_COUNT]) };
    const drawn = new Uint8Array(NEW_RESOURCES + NEW_MONKS);
    drawRefill(state.slice(), random, drawn);
    return {
      move: 'refill',
      resources: Array.from(drawn.subarray(0, NEW_RESOURCES), tile => RESOURCE_TILES[tile - 1]),
      monks: Array.from(drawn.subarray(NEW_RESOURCES), tile => MONKS[tile - FIRST_MONK]),
    };
  },

  view: (state: State, _viewer: Viewer, before?: SeenView<Position>): Position =>
    writePosition(state, before),
  viewEvent: (event: Event, _viewer: Viewer): Event => event,
  imagine: (view: Position, _random: Random): State => expectOk(loadPosition(view)),
  planFrom: (view: Position, _seat: Seat): State => expectOk(loadPosition(view)),
  planned: (state: State, _view: Position, _seat: Seat): Position => writePosition(state),

  outcome: (state: State): Outcome<Breakdown> | null => (state[STAGE] === OVER ? outcomeNow(state) : null),
  scoreSheet: scorePlayers,
  sheetExample: SHEET_EXAMPLE,
  spaceAt,
  goalProgress,

  write: writeMove,
  read: readMove,
  position: state => writePosition(state),
  load: loadPosition,
  broken: whatIsBroken,
};

const chanceAwaited = (state: State): boolean => state[STAGE] === REFILL || state[STAGE] === FIRST;

const isSeat = (value: unknown, seats: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;

/** Why an actor can't act now, or null. */
function whyNotActor(state: State, actor: Actor): CloisterRefusal | null {
  const stage = STAGES[state[STAGE]];
  if (state[STAGE] === OVER) return { code: 'game-over' };
  if (actor === 'chance') return chanceAwaited(state) ? null : { code: 'chance-not-awaited', stage };
  if (!isSeat(actor, state[SEAT_COUNT])) return { code: 'no-such-seat', seats: state[SEAT_COUNT] };
  if (chanceAwaited(state)) return { code: 'chance-awaited', stage };
  return actor === state[ACTIVE] ? null : { code: 'not-your-turn', active: state[ACTIVE] };
}

function applySeat(state: State, seat: Seat, move: Move, log: Event[]): CloisterRefusal | null {
  if (move.move === 'refill' || move.move === 'first')
    return { code: 'not-now', stage: STAGES[state[STAGE]] };
  const refusal = whyNot(state, seat, move);
  if (refusal === null) playMove(state, encode(state, move), log);
  return refusal;
}

function applyChance(state: State, move: Move, log: Event[]): CloisterRefusal | null {
  if (move.move === 'first' && state[STAGE] === FIRST) {
    if (!isSeat(move.seat, state[SEAT_COUNT])) return { code: 'no-such-seat', seats: state[SEAT_COUNT] };
    placeFirst(state, move.seat, log);
    return null;
  }
  if (move.move !== 'refill' || state[STAGE] !== REFILL)
    return { code: 'not-now', stage: STAGES[state[STAGE]] };
  if (move.resources.length !== RESOURCE_SPACES.length || move.monks.length !== MONK_SPACES.length)
    return { code: 'wrong-refill', needResources: NEW_RESOURCES, needMonks: NEW_MONKS };
  const after = state.slice();
  const tiles: Tile[] = [...move.resources, ...move.monks];
  const withI = Math.min(NEW_RESOURCES, resourcesInBag(state, 0));
  for (const [i, tile] of tiles.entries()) {
    const resourceBack = i < withI ? 0 : 1;
    const back = i < NEW_RESOURCES ? resourceBack : comingMonks(state);
    if (after[bag(back, tileCode(tile))]-- === 0) return { code: 'tile-not-left', tile, back: BACKS[back] };
  }
  state.set(after);
  beginRound(state, Uint8Array.from(tiles, tileCode), log);
  return null;
}
