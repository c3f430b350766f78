/** Tables for the tests: rounds whose drafts turn out as needed, and random games. */
import { SeededRandom } from '../chance.ts';
import { expectOk } from '../result.ts';
import {
  CARDS,
  type Card,
  type Event,
  type GivenOptions,
  herosTavern,
  type PlayerView,
  type State,
} from './index.ts';
import { DISCARD, PILE } from './layout.ts';

export const FREE: GivenOptions = {
  prices: {
    entertainment: {},
    food: {},
    'light-ale': {},
    'dark-ale': {},
    lodging: {},
    market: {},
    games: {},
    barrel: {},
    tools: {},
    jester: {},
    cook: {},
    bartender: {},
    maid: {},
    shopkeeper: {},
  },
};

const SHORT: Readonly<Record<string, Card>> = {
  e: 'entertainment',
  f: 'food',
  l: 'light-ale',
  d: 'dark-ale',
  o: 'lodging',
  m: 'market',
  g: 'games',
  b: 'barrel',
  t: 'tools',
  J: 'jester',
  C: 'cook',
  B: 'bartender',
  M: 'maid',
  S: 'shopkeeper',
};

/** Cards by their letters: `eld` is entertainment, light ale, dark ale. */
export const cards = (letters: string): Card[] => Array.from(letters, letter => SHORT[letter]);

export const table = (seats = 3, options: GivenOptions = {}): State =>
  expectOk(herosTavern.setup(seats, options));

/** The events of one name. */
export const only = <Name extends Event['event']>(events: readonly Event[], name: Name) =>
  events.filter((event): event is Extract<Event, { event: Name }> => event.event === name);

/** Everything the host knows about a player. */
export const player = (state: State, seat: number): PlayerView => herosTavern.position(state).players[seat];

/** Nobody buys anything. */
export const nothing = (seats: number): Card[][] => Array.from({ length: seats }, () => []);

/** The hands to deal so that each seat can draft the cards it should, in order. */
export function handsFor(wanted: readonly (readonly Card[])[]): Card[][] {
  const seats = wanted.length;
  return wanted.map((_, origin) => wanted[0].map((_, step) => wanted[(origin + step) % seats][step]));
}

/** Deals and drafts so that each seat ends up with the cards it should. */
export function draftRound(state: State, wanted: readonly (readonly Card[])[]): Event[] {
  const events = expectOk(
    herosTavern.apply(state, 'chance', { move: 'deal', hands: handsFor(wanted) }),
  ).slice();
  for (let step = 0; step < wanted[0].length - 1; step++) {
    wanted.forEach((list, seat) => {
      events.push(...expectOk(herosTavern.apply(state, seat, { move: 'pick', card: list[step] })));
    });
  }
  return events;
}

/** All purchases of a round. */
export const buyAll = (state: State, bought: readonly (readonly Card[])[]): Event[] =>
  bought.flatMap((list, seat) => expectOk(herosTavern.apply(state, seat, { move: 'buy', cards: list })));

/** Puts the discard pile back under the draw pile, so that the next deal can be anything. */
export function refill(state: State): void {
  for (let card = 0; card < CARDS.length; card++) {
    state[PILE + card] += state[DISCARD + card];
    state[DISCARD + card] = 0;
  }
}

export interface Walk {
  readonly seats: number;
  readonly seed: string | number;
  readonly options?: GivenOptions;
  /** Stop after this many moves, including chance moves. */
  readonly moves?: number;
}

/** A random game: `look` gets its state before each move, with the events of the previous move. */
export function walk(from: Walk, look: (state: State, events: readonly Event[]) => void = () => {}): State {
  const random = new SeededRandom(from.seed);
  const state = expectOk(herosTavern.setup(from.seats, from.options));
  let events: readonly Event[] = [];
  for (let move = 0; move < (from.moves ?? Number.POSITIVE_INFINITY); move++) {
    look(state, events);
    const actors = herosTavern.actors(state);
    if (actors.length === 0) break;
    const actor = actors[random.below(actors.length)];
    if (actor === 'chance') {
      events = expectOk(herosTavern.apply(state, actor, herosTavern.draw(state, random)));
    } else {
      const moves = herosTavern.moves(state, actor);
      events = expectOk(herosTavern.apply(state, actor, moves[random.below(moves.length)]));
    }
  }
  return state;
}
