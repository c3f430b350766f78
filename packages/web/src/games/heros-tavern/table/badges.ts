import type { Seat } from '@taproom/games';
import { CARDS, type Card, RESOURCES, type View } from '@taproom/games/heros-tavern';
import type { TavernEdition } from '../types.ts';
import type { TavernWords } from '../words.ts';
import { countsOf } from './gains.ts';
import type { Badge } from './HandCard.tsx';
import { comingUpTo, keptOnly, type Prospect, prospectOf, withCards } from './leads.ts';
import { leftAfter } from './purse.ts';

type Words = Pick<TavernWords['tavern'], 'gain' | 'lead' | 'eachRound' | 'atTheEnd' | 'ifOthersBuyNone'>;

/** What a card of the hand is good for, in words: nothing at once is only worth a word if it leads to nothing either. */
export const badgeOf = (prospect: Prospect, words: Words): Badge => badge(prospect, words, words.gain);

/** The same of a card that can be bought: what it would add from the next scoring on, alone or with its like. */
export function keptBadgeOf(prospect: Prospect, words: Words, scorings: number): Badge {
  const say = scorings > 1 ? words.eachRound : words.atTheEnd;
  const lead = prospect.lead?.lead === 'next' ? null : prospect.lead;
  const kept = badge({ ...prospect, lead }, words, (heroes, tokens) => say(words.gain(heroes, tokens)));
  // All buy at the same time: nobody knows yet who will have the most entertainment.
  return lead?.lead === 'ahead' && lead.by > 0 && prospect.now.heroes > 0
    ? { ...kept, leads: words.ifOthersBuyNone }
    : kept;
}

interface Purchase {
  readonly view: View;
  readonly seat: Seat;
  /** The other cards that are bought. */
  readonly besides: readonly Card[];
}

/** What a card would bring if it were bought, besides others that are. */
export function keptBadge(
  card: Card,
  purchase: Purchase,
  { rules, words }: { readonly rules: TavernEdition; readonly words: Words },
): Badge {
  return keptBadgeOf(keptProspect(card, purchase, rules), words, scoringsFrom(purchase, rules));
}

/** How often a card that is bought now will be scored. */
const scoringsFrom = ({ view }: Purchase, { numbers }: TavernEdition): number =>
  numbers.ROUNDS - view.round + 1;

/** The same in numbers. */
export function keptProspect(card: Card, purchase: Purchase, rules: TavernEdition): Prospect {
  const { view, seat, besides } = purchase;
  const isLast = scoringsFrom(purchase, rules) === 1;
  const players = withCards(keptOnly(view.players), seat, besides);
  // After the last round no card is drafted any more: what isn't bought with it never comes.
  const canCome = isLast ? canBeBoughtWith(card, purchase) : comingUpTo(rules.numbers.HAND);
  const prospect = prospectOf(card, { rules, players, seat, canCome });
  return isLast ? atTheEnd(prospect, rules) : prospect;
}

/** Whether more cards can be bought in the same purchase. */
const canBeBoughtWith =
  (card: Card, { view, seat, besides }: Purchase) =>
  (more: readonly Card[]): boolean => {
    const player = view.players[seat];
    if (player === undefined) return false;
    const bought = [...besides, card, ...more];
    const left = leftAfter(player.tokens, bought, view.options.prices);
    const [wanted, drafted] = [countsOf(bought), countsOf(player.drafted)];
    return CARDS.every(one => wanted[one] <= drafted[one]) && RESOURCES.every(one => left[one] >= 0);
  };

/** In the final scoring tokens are as good as heroes: nothing is bought with them any more. */
function atTheEnd({ now, lead }: Prospect, { numbers }: TavernEdition): Prospect {
  const tokens = RESOURCES.reduce((sum, resource) => sum + now.tokens[resource], 0);
  const heroes = now.heroes + tokens * numbers.UNSPENT_HEROES;
  return { now: { heroes, tokens: { coins: 0, storage: 0, land: 0 } }, lead };
}

function badge({ now, lead }: Prospect, words: Words, say: Words['gain']): Badge {
  const { coins, storage, land } = now.tokens;
  const addsNothing = now.heroes + coins + storage + land === 0;
  // Whoever reads how far ahead they are wants to know whether that brings anything.
  const isAside = lead !== null && lead.lead !== 'ahead';
  return {
    adds: addsNothing && isAside ? '' : say(now.heroes, now.tokens),
    leads: lead === null ? '' : words.lead(lead),
  };
}

/** What a card of the hand is good for, for those who read or hear it. */
export function spokenProspect(
  card: Card,
  { players }: View,
  seat: Seat,
  { rules, words }: { readonly rules: TavernEdition; readonly words: Words },
): string {
  const more = (players[seat]?.hand?.length ?? 1) - 1;
  return spokenBadge(badgeOf(prospectOf(card, { rules, players, seat, canCome: comingUpTo(more) }), words));
}

export const spokenBadge = ({ adds, leads }: Badge): string =>
  [adds, leads].filter(part => part !== '').join('; ');
