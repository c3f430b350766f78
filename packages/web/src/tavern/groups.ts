import { CARDS, type Card, type PlayerView } from '@taproom/games/heros-tavern';
import { countsOf, openCards } from './gains.ts';

/** The cards of one kind in a tavern. */
export interface Group {
  readonly card: Card;
  readonly count: number;
  readonly bought: number;
}

/** A tavern by kinds of card, in the order of the rules. */
export function groupsOf(player: Pick<PlayerView, 'bought' | 'drafted'>): Group[] {
  const open = countsOf(openCards(player));
  const bought = countsOf(player.bought);
  return CARDS.filter(card => open[card] > 0).map(card => ({
    card,
    count: open[card],
    bought: bought[card],
  }));
}
