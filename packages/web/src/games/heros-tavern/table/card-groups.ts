import {
  CARDS,
  CATEGORIES,
  type Card,
  type Category,
  isStaff,
  type PlayerView,
} from '@taproom/games/heros-tavern';
import { countsOf, openCards } from './gains.ts';

/** The cards of one kind in a tavern. */
export interface CardGroup {
  readonly card: Card;
  readonly count: number;
  readonly bought: number;
}

/** A tavern by kinds of card, in the order of the rules. */
export function cardGroups(player: Pick<PlayerView, 'bought' | 'drafted'>): CardGroup[] {
  const open = countsOf(openCards(player));
  const bought = countsOf(player.bought);
  return CARDS.filter(card => open[card] > 0).map(card => ({
    card,
    count: open[card],
    bought: bought[card],
  }));
}

/** Where a card is in a tavern: with those that score together, or with those that produce tokens. */
export const BOOTHS = [...CATEGORIES, 'makers'] as const;
export type Booth = (typeof BOOTHS)[number];

export function boothOf(card: Card): Booth {
  if (isStaff(card)) return 'staff';
  if (card === 'light-ale' || card === 'dark-ale') return 'ale';
  return isCategory(card) ? card : 'makers';
}

const isCategory = (name: string): name is Category => (CATEGORIES as readonly string[]).includes(name);

/** A tavern by booths, each with its kinds of card; empty ones too. */
export function boothsOf(
  player: Pick<PlayerView, 'bought' | 'drafted'>,
): { readonly booth: Booth; readonly groups: readonly CardGroup[] }[] {
  const groups = cardGroups(player);
  return BOOTHS.map(booth => ({ booth, groups: groups.filter(({ card }) => boothOf(card) === booth) }));
}
