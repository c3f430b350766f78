import type { Seat } from '@taproom/games';
import type { Card, View } from '@taproom/games/heros-tavern';
import type { TavernEdition } from '../types.ts';
import type { TavernWords } from '../words.ts';
import type { Badge } from './HandCard.tsx';
import { keptOnly, type Prospect, prospectOf, withCards } from './leads.ts';

/** From here on a card is worth pointing out. */
const MUCH = 4;

type Words = Pick<TavernWords['tavern'], 'gain' | 'lead' | 'eachRound' | 'atTheEnd' | 'ifOthersBuyNone'>;

/** What a card of the hand is good for, in words: nothing at once is only worth a word if it leads to nothing either. */
export const badgeOf = (prospect: Prospect, words: Words): Badge => badge(prospect, words, words.gain);

/** The same of a card that can be bought: what it would add from the next scoring on, alone or with its like. */
export function keptBadgeOf(prospect: Prospect, words: Words, scorings: number): Badge {
  const say = scorings > 1 ? words.eachRound : words.atTheEnd;
  const lead = prospect.lead?.lead === 'next' ? null : prospect.lead;
  const kept = badge({ ...prospect, lead }, words, (heroes, tokens) => say(words.gain(heroes, tokens)));
  // All buy at the same time: nobody knows yet who will have the most entertainment.
  return lead?.lead === 'ahead' && lead.by > 0 ? { ...kept, leads: words.ifOthersBuyNone } : kept;
}

/** What a card would bring if it were bought, besides others that are. */
export function keptBadge(
  card: Card,
  { view, seat, besides }: { readonly view: View; readonly seat: Seat; readonly besides: readonly Card[] },
  { rules, words }: { readonly rules: TavernEdition; readonly words: Words },
): Badge {
  const { HAND, ROUNDS } = rules.numbers;
  const players = withCards(keptOnly(view.players), seat, besides);
  return keptBadgeOf(prospectOf(card, { rules, players, seat, more: HAND }), words, ROUNDS - view.round + 1);
}

function badge({ now, lead, worth }: Prospect, words: Words, say: Words['gain']): Badge {
  const { coins, storage, land } = now.tokens;
  const addsNothing = now.heroes + coins + storage + land === 0;
  return {
    adds: addsNothing && lead !== null ? '' : say(now.heroes, now.tokens),
    leads: lead === null ? '' : words.lead(lead),
    isMuch: worth >= MUCH,
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
  return spokenBadge(badgeOf(prospectOf(card, { rules, players, seat, more }), words));
}

export const spokenBadge = ({ adds, leads }: Badge): string =>
  [adds, leads].filter(part => part !== '').join('; ');
