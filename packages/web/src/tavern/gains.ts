import { expectOk, type Seat } from '@taproom/games';
import {
  CARDS,
  type Card,
  type Counts,
  type PlayerView,
  RESOURCES,
  type Resource,
  scoreTaverns,
  type Tokens,
  type View,
} from '@taproom/games/heros-tavern';

/** What a card would add to a tavern if the round were scored right after it. */
export interface Gain {
  readonly heroes: number;
  readonly tokens: Tokens;
}

const zero = Object.fromEntries(CARDS.map(card => [card, 0])) as Record<Card, number>;

/** How many there are of each card. */
export function countsOf(cards: readonly Card[]): Counts {
  const counts = { ...zero };
  for (const card of cards) counts[card]++;
  return counts;
}

/** All face-up cards of a player: bought earlier or drafted in this round. */
export const openCards = ({ bought, drafted }: Pick<PlayerView, 'bought' | 'drafted'>): readonly Card[] => [
  ...bought,
  ...drafted,
];

/** What a card adds to a seat's score and award, against what lies open before the others now. */
export function gainOf(players: View['players'], seat: Seat, card: Card): Gain {
  const before = scored(players.map(openCards), seat);
  const after = scored(
    players.map((player, other) => (other === seat ? [...openCards(player), card] : openCards(player))),
    seat,
  );
  const tokens = Object.fromEntries(
    RESOURCES.map(resource => [resource, after.resources[resource] - before.resources[resource]]),
  ) as Record<Resource, number>;
  return { heroes: after.total - before.total, tokens };
}

function scored(taverns: readonly (readonly Card[])[], seat: Seat) {
  const { taverns: all } = expectOk(scoreTaverns({ taverns: taverns.map(countsOf) }));
  const own = all[seat];
  if (own === undefined) throw new Error(`no tavern for seat ${seat}`);
  return own;
}
