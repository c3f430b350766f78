import type { Seat } from '@taproom/games';
import { CARDS, type Card, RESOURCES, type View } from '@taproom/games/heros-tavern';
import { setSize } from '../set-size.ts';
import type { TavernEdition } from '../types.ts';
import { countsOf, type Gain, gainOf, openCards } from './gains.ts';

/** What a card leads to, beyond what it adds at once. */
export type Lead =
  /** A set or pair that needs more cards: `have` of `of`, counting this one, attract `heroes` when it is whole. */
  | { readonly lead: 'set'; readonly of: 'food' | 'ale'; readonly have: number; readonly heroes: number }
  /** The next card like it adds this many heroes, or tokens. */
  | { readonly lead: 'next'; readonly adds: number }
  /** Entertainment compared with whoever has most of it besides: ahead by this many, or behind if below zero. */
  | { readonly lead: 'ahead'; readonly by: number };

/** What a card is good for: what it adds at once, and what it leads to. */
export interface Prospect {
  readonly now: Gain;
  readonly lead: Lead | null;
  /** About how many heroes it is worth: a set that is begun counts as far as it has come. */
  readonly worth: number;
}

/** What a token is worth in heroes: about what the cards bring that it buys. */
const TOKEN_WORTH = 1;
/** The most entertainment is not safe before the last card: a lead by one counts half. */
const LEAD_IS_SAFE = 0.5;

interface Situation {
  readonly rules: TavernEdition;
  readonly players: View['players'];
  readonly seat: Seat;
  /** How many cards can still come after this one before the tavern is scored. */
  readonly more: number;
}

export function prospectOf(card: Card, situation: Situation): Prospect {
  const { rules, players, seat } = situation;
  const now = gainOf(rules, players, seat, card);
  const lead = leadOf(card, situation, now);
  const tokens = RESOURCES.reduce((sum, resource) => sum + now.tokens[resource], 0);
  return { now, lead, worth: worthOf(now.heroes, lead, rules) + tokens * TOKEN_WORTH };
}

function worthOf(heroes: number, lead: Lead | null, { numbers }: TavernEdition): number {
  if (lead?.lead === 'set') return Math.max(heroes, (lead.heroes * lead.have) / setSize(lead.of, numbers));
  if (lead?.lead === 'ahead') return lead.by >= 2 ? heroes : heroes * LEAD_IS_SAFE;
  return heroes;
}

function leadOf(card: Card, situation: Situation, now: Gain): Lead | null {
  switch (card) {
    case 'food':
      return setLead('food', card, situation);
    case 'light-ale':
    case 'dark-ale':
      return now.heroes >= situation.rules.numbers.ALE_MIXED ? null : setLead('ale', card, situation);
    case 'market':
    case 'games':
    case 'barrel':
    case 'tools':
      return nextLead(card, situation);
    case 'entertainment':
      return aheadLead(situation);
    default:
      return null;
  }
}

/** A set that this card begins or continues, if it can still be completed. */
function setLead(of: 'food' | 'ale', card: Card, { rules, players, seat, more }: Situation): Lead | null {
  const own = ownCounts(players, seat);
  const size = setSize(of, rules.numbers);
  const have = of === 'food' ? (own.food % size) + 1 : 1;
  const missing = size - have;
  const rest: Card = of === 'food' ? 'food' : card === 'light-ale' ? 'dark-ale' : 'light-ale';
  const first = [card, ...Array<Card>(Math.max(0, missing - 1)).fill(rest)];
  if (missing === 0 || missing > more || !exist(rules, players, [...first, rest])) return null;
  const { heroes } = gainOf(rules, withCards(players, seat, first), seat, rest);
  return heroes > 0 ? { lead: 'set', of, have, heroes } : null;
}

function nextLead(card: Card, { rules, players, seat, more }: Situation): Lead | null {
  if (more === 0 || !exist(rules, players, [card, card])) return null;
  const next = gainOf(rules, withCards(players, seat, [card]), seat, card);
  const adds = card === 'market' ? next.heroes : RESOURCES.reduce((sum, one) => sum + next.tokens[one], 0);
  return adds > 0 ? { lead: 'next', adds } : null;
}

function aheadLead({ players, seat }: Situation): Lead {
  const others = players.map((player, i) => (i === seat ? 0 : countsOf(openCards(player)).entertainment));
  return { lead: 'ahead', by: ownCounts(players, seat).entertainment + 1 - Math.max(...others) };
}

/** Whether the box has these cards besides those in the taverns. */
function exist({ numbers }: TavernEdition, players: View['players'], cards: readonly Card[]): boolean {
  const wanted = countsOf([...players.flatMap(openCards), ...cards]);
  return CARDS.every((card, i) => wanted[card] <= (numbers.COPIES[i] ?? 0));
}

const ownCounts = (players: View['players'], seat: Seat) => {
  const own = players[seat];
  return countsOf(own === undefined ? [] : openCards(own));
};

/** The players, with more cards in one tavern. */
export const withCards = (players: View['players'], seat: Seat, cards: readonly Card[]): View['players'] =>
  players.map((player, i) => (i === seat ? { ...player, drafted: [...player.drafted, ...cards] } : player));

/** The players with what they have bought only: what the next round begins with. */
export const keptOnly = (players: View['players']): View['players'] =>
  players.map(player => ({ ...player, drafted: [] }));
