import type { Seat } from '@taproom/games';
import { CARDS, type Card, RESOURCES, type View } from '@taproom/games/heros-tavern';
import type { TavernEdition } from '../types.ts';
import { countsOf, type Gain, gainOf, openCards } from './gains.ts';

/** What a card leads to, beyond what it adds at once. */
export type Lead =
  /** A set of food that needs more cards: with this one there are `have`; the last one attracts `heroes`. */
  | { readonly lead: 'set'; readonly have: number; readonly heroes: number }
  /** An ale without a partner: one of the other kind would attract `heroes`. */
  | { readonly lead: 'partner'; readonly partner: 'light-ale' | 'dark-ale'; readonly heroes: number }
  /** The next card like it adds this many heroes, or tokens. */
  | { readonly lead: 'next'; readonly adds: number }
  /** Entertainment compared with whoever has most of it besides: ahead by this many, or behind if below zero. */
  | { readonly lead: 'ahead'; readonly by: number };

/** What a card is good for: what it adds at once, and what it leads to. */
export interface Prospect {
  readonly now: Gain;
  readonly lead: Lead | null;
}

interface Situation {
  readonly rules: TavernEdition;
  readonly players: View['players'];
  readonly seat: Seat;
  /** Whether these cards can still come to the tavern after this one, and be scored with it. */
  readonly canCome: (cards: readonly Card[]) => boolean;
}

/** While drafting, as many cards can come as are left to draft. */
export const comingUpTo =
  (more: number): Situation['canCome'] =>
  cards =>
    cards.length <= more;

export function prospectOf(card: Card, situation: Situation): Prospect {
  const { rules, players, seat } = situation;
  const now = gainOf(rules, players, seat, card);
  return { now, lead: leadOf(card, situation) };
}

function leadOf(card: Card, situation: Situation): Lead | null {
  switch (card) {
    case 'food':
      return setLead(situation);
    case 'light-ale':
    case 'dark-ale':
      return partnerLead(card, situation);
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

/** What the last of some cards attracts after the others, if they can still come; null if that is nothing. */
function heroesOfLast(card: Card, rest: readonly Card[], situation: Situation): number | null {
  const { rules, players, seat, canCome } = situation;
  const last = rest.at(-1);
  if (last === undefined || !canCome(rest) || !exist(rules, players, [card, ...rest])) return null;
  const { heroes } = gainOf(rules, withCards(players, seat, [card, ...rest.slice(0, -1)]), seat, last);
  return heroes > 0 ? heroes : null;
}

/** A set of food that this card begins or continues. */
function setLead(situation: Situation): Lead | null {
  const { rules, players, seat } = situation;
  const { FOOD_SET } = rules.numbers;
  const have = (ownCounts(players, seat).food % FOOD_SET) + 1;
  const heroes = heroesOfLast('food', Array<Card>(FOOD_SET - have).fill('food'), situation);
  return heroes === null ? null : { lead: 'set', have, heroes };
}

/** The partner that this ale lacks: none if one of the other kind is left for it. */
function partnerLead(card: 'light-ale' | 'dark-ale', situation: Situation): Lead | null {
  const partner = card === 'light-ale' ? 'dark-ale' : 'light-ale';
  const own = ownCounts(situation.players, situation.seat);
  if (own[card] < own[partner]) return null;
  const heroes = heroesOfLast(card, [partner], situation);
  return heroes === null ? null : { lead: 'partner', partner, heroes };
}

function nextLead(card: Card, { rules, players, seat, canCome }: Situation): Lead | null {
  if (!canCome([card]) || !exist(rules, players, [card, card])) return null;
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
