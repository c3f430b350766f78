import type { Random } from '../chance.ts';
import type { Actor, AnyNumbers, Game, Seat } from '../game.ts';
import { accept, type Result } from '../result.ts';
import { broken } from './broken.ts';
import { cardsEach, deal, dealBuffer, drawDeal } from './deal.ts';
import { type Event, viewEvent } from './events.ts';
import { fast } from './fast.ts';
import { imagine } from './imagine.ts';
import { isIn, SEATS, STAGE, type State, seatsChoose } from './layout.ts';
import { check, checkDeal } from './legal.ts';
import { type Deal, type Move, moves, playMove } from './moves.ts';
import { read, write } from './notation.ts';
import * as tables from './numbers.ts';
import { type Breakdown, outcome } from './outcome.ts';
import { planFrom, planned } from './plan.ts';
import { load, position } from './position.ts';
import type { TavernRefusal } from './refusals.ts';
import { type GivenOptions, type Options, optionsOf, setup } from './setup.ts';
import { type ScoredSheet, SHEET_EXAMPLE, scoreTaverns } from './taverns.ts';
import { ID, RULES, type View, view } from './view.ts';
import { CARDS, DEAL } from './vocabulary.ts';

export type { Event } from './events.ts';
export type { State } from './layout.ts';
export type { Buy, Deal, Move, Pick } from './moves.ts';
export type { Breakdown, TieBreak } from './outcome.ts';
export { REFUSAL_CODES, type TavernRefusal } from './refusals.ts';
export type { GivenOptions, Options } from './setup.ts';
export { type ScoredSheet, type ScoredTavern, scoreTaverns } from './taverns.ts';
export type { PlayerView, View } from './view.ts';
export {
  CARDS,
  CATEGORIES,
  type Card,
  type Category,
  type Counts,
  isCard,
  isResource,
  isStaff,
  type Prices,
  RESOURCES,
  type Resource,
  type Row,
  STAFF,
  STAGES,
  type Staff,
  type Stage,
  type Tokens,
} from './vocabulary.ts';

export { tables };

/** The numbers of an edition. */
export type Numbers = AnyNumbers<typeof tables>;

/** Hero's Tavern. Refusals are those of `TavernRefusal`. */
export interface HerosTavern extends Game<State, Move, Event, View, Options, Breakdown> {
  readonly numbers: Numbers;
  setup(seats: number, options?: GivenOptions): Result<State, TavernRefusal>;
  apply(state: State, actor: Actor, move: Move): Result<Event[], TavernRefusal>;
  scoreSheet(sheet: unknown): Result<ScoredSheet, TavernRefusal>;
  read(text: string): Result<Move, TavernRefusal>;
  load(position: unknown): Result<State, TavernRefusal>;
  broken(state: State): TavernRefusal | null;
}

export const herosTavern: HerosTavern = {
  id: ID,
  rules: RULES,
  title: 'Hero’s Tavern',
  seats: { min: tables.SEATS_MIN, max: tables.SEATS_MAX },
  open: false,
  fast,
  numbers: tables,

  setup,
  options: optionsOf,
  seatCount: state => state[SEATS],
  copy: state => state.slice(),

  actors,
  moves,
  apply,
  // Every choice is a whole turn.
  endsTurn: ({ event }) => event === 'chose' || event === 'decided',
  draw,

  view,
  viewEvent,
  imagine,
  planFrom,
  planned,
  outcome,
  scoreSheet: scoreTaverns,
  sheetExample: SHEET_EXAMPLE,

  write,
  read,

  position,
  load,
  broken,
};

function actors(state: State): Actor[] {
  if (state[STAGE] === DEAL) return ['chance'];
  const awaited: Seat[] = [];
  if (seatsChoose(state)) {
    for (let seat = 0; seat < state[SEATS]; seat++) if (!isIn(state, seat)) awaited.push(seat);
  }
  return awaited;
}

function apply(state: State, actor: Actor, move: Move): Result<Event[], TavernRefusal> {
  const events: Event[] = [];
  if (actor === 'chance') {
    const cards = checkDeal(state, move);
    if (!cards.ok) return cards;
    deal(state, cards.value, events);
  } else {
    const code = check(state, actor, move);
    if (!code.ok) return code;
    playMove(state, actor, code.value, events);
  }
  return accept(events);
}

function draw(state: State, random: Random): Deal {
  if (state[STAGE] !== DEAL) throw new Error('no deal is due');
  const cards = dealBuffer();
  drawDeal(state, random, cards);
  const seats = state[SEATS];
  const each = cardsEach(state);
  const hands = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: each }, (_, i) => CARDS[cards[i * seats + seat]]),
  );
  return { move: 'deal', hands };
}
