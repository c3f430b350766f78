import { expectOk } from '@taproom/games';
import { CARDS, type Card, type Category, type Counts } from '@taproom/games/heros-tavern';
import type { TavernEdition } from '../types.ts';
import { boothOf } from './card-groups.ts';

/** Why a tavern got as many heroes for a kind of card as it did, or none. */
export type Why =
  | { readonly why: 'no-cards' }
  /** Entertainment: its place among all taverns, alone or shared. */
  | {
      readonly why: 'place';
      readonly cards: number;
      readonly place: 'most' | 'second' | 'behind';
      readonly tied: boolean;
    }
  /** Food: whole sets, and cards that make none. */
  | { readonly why: 'sets'; readonly sets: number; readonly left: number }
  /** Ale: mixed pairs, pairs of one kind, and cards without a partner. */
  | { readonly why: 'pairs'; readonly mixed: number; readonly alike: number; readonly left: number }
  /** Lodging: so many for each card. */
  | { readonly why: 'each'; readonly cards: number }
  /** Market: all cards together. */
  | { readonly why: 'together'; readonly cards: number }
  /** Staff: what each of them brings. */
  | { readonly why: 'staff'; readonly staff: readonly { readonly card: Card; readonly heroes: number }[] };

/** Why the tavern of a seat was scored as it was in one category. */
export function whyOf(
  category: Category,
  taverns: readonly Counts[],
  seat: number,
  rules: TavernEdition,
): Why {
  const own = taverns[seat];
  const cards = CARDS.filter(card => boothOf(card) === category && (own?.[card] ?? 0) > 0);
  if (own === undefined || cards.length === 0) return { why: 'no-cards' };
  switch (category) {
    case 'entertainment':
      return placeOf(
        own.entertainment,
        taverns.map(one => one.entertainment),
      );
    case 'food': {
      const { FOOD_SET } = rules.numbers;
      return { why: 'sets', sets: Math.floor(own.food / FOOD_SET), left: own.food % FOOD_SET };
    }
    case 'ale': {
      const mixed = Math.min(own['light-ale'], own['dark-ale']);
      const rest = own['light-ale'] + own['dark-ale'] - 2 * mixed;
      return { why: 'pairs', mixed, alike: Math.floor(rest / 2), left: rest % 2 };
    }
    case 'lodging':
      return { why: 'each', cards: own.lodging };
    case 'market':
      return { why: 'together', cards: own.market };
    case 'staff':
      return {
        why: 'staff',
        staff: cards.map(card => ({
          card,
          heroes: staffOf(own, rules) - staffOf({ ...own, [card]: 0 }, rules),
        })),
      };
  }
}

function placeOf(cards: number, all: readonly number[]): Why {
  const most = Math.max(...all);
  const sharing = all.filter(count => count === cards).length;
  // Whoever ties for most leaves no second place.
  const hasSecond = all.filter(count => count === most).length === 1;
  const second = Math.max(...all.filter(count => count < most), 0);
  const place = cards === most ? 'most' : hasSecond && cards === second ? 'second' : 'behind';
  return { why: 'place', cards, place, tied: place !== 'behind' && sharing > 1 };
}

const staffOf = (tavern: Counts, rules: TavernEdition): number =>
  expectOk(rules.scoreSheet({ taverns: [tavern] })).taverns[0]?.staff ?? 0;
