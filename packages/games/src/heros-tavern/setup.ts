import { accept, type Result, refuse } from '../result.ts';
import { CELLS, KINDS, PILE, PRICE, ROUND, SEATS, type State } from './layout.ts';
import { COPIES, PRICE_MAX, PRICES, SEATS_MAX, SEATS_MIN } from './numbers.ts';
import { shorten, type TavernRefusal } from './refusals.ts';
import { CARDS, isCard, isResource, type Prices, placeOf, RESOURCES, type Resource } from './vocabulary.ts';

/** What a table can agree on: card prices. 8.1 */
export interface Options {
  readonly prices: Prices;
}

/** Options as given: an omitted card keeps its price, an omitted resource costs nothing. */
export interface GivenOptions {
  readonly prices?: { readonly [Name in keyof Prices]?: Partial<Prices[Name]> };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The table before the first deal: all cards in the pile. */
export function setup(seats: unknown, options: unknown = {}): Result<State, TavernRefusal> {
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < SEATS_MIN || seats > SEATS_MAX) {
    return refuse({ code: 'wrong-seat-count', min: SEATS_MIN, max: SEATS_MAX });
  }
  const state: State = new Int16Array(CELLS);
  state[SEATS] = seats;
  state[ROUND] = 1;
  for (let card = 0; card < KINDS; card++) state[PILE + card] = COPIES[card];
  for (const card of CARDS) putPrice(state, card, PRICES[card]);

  if (!isObject(options)) return refuse({ code: 'options-not-understood', where: 'options' });
  for (const key of Object.keys(options)) {
    if (key !== 'prices') return refuse({ code: 'unknown-option', text: shorten(key) });
    const wrong = agreeOnPrices(state, options[key]);
    if (wrong) return refuse(wrong);
  }
  return accept(state);
}

function agreeOnPrices(state: State, prices: unknown): TavernRefusal | null {
  if (prices === undefined) return null;
  if (!isObject(prices)) return { code: 'options-not-understood', where: 'prices' };
  for (const card of Object.keys(prices)) {
    if (!isCard(card)) return { code: 'unknown-card', text: shorten(card) };
    const price = prices[card];
    if (!isObject(price)) return { code: 'options-not-understood', where: `prices.${card}` };
    const agreed: Partial<Record<Resource, number>> = {};
    for (const resource of Object.keys(price)) {
      if (!isResource(resource)) return { code: 'unknown-resource', text: shorten(resource) };
      const tokens = price[resource];
      if (typeof tokens !== 'number' || !Number.isInteger(tokens) || tokens < 0 || tokens > PRICE_MAX) {
        return { code: 'wrong-price', card, resource, max: PRICE_MAX };
      }
      agreed[resource] = tokens;
    }
    putPrice(state, card, agreed);
  }
  return null;
}

function putPrice(
  state: State,
  card: (typeof CARDS)[number],
  price: Partial<Record<Resource, number>>,
): void {
  const at = PRICE + placeOf(card) * RESOURCES.length;
  RESOURCES.forEach((resource, r) => {
    state[at + r] = price[resource] ?? 0;
  });
}

/** The prices agreed on. */
export function optionsOf(state: State): Options {
  const prices = {} as Record<(typeof CARDS)[number], Prices['food']>;
  CARDS.forEach((card, place) => {
    const at = PRICE + place * RESOURCES.length;
    prices[card] = { coins: state[at], storage: state[at + 1], land: state[at + 2] };
  });
  return { prices };
}
