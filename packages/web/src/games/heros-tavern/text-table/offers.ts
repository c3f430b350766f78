import type { Seat } from '@taproom/games';
import type { Buy, Pick, View } from '@taproom/games/heros-tavern';
import type { Description } from '../../../play/face.ts';
import { keptBadge, spokenBadge, spokenProspect } from '../table/badges.ts';
import { leftAfter } from '../table/purse.ts';
import type { TavernReader } from './passages.ts';

/** A move in words: what a card would add and lead to, or what a purchase brings and leaves in the purse. */
export function describe(
  move: Pick | Buy,
  view: View,
  seat: Seat,
  { own: { tavern, text }, rules }: TavernReader,
): Description {
  if (move.move === 'pick') {
    const sentence = text.pick(move.card, spokenProspect(move.card, view, seat, { rules, words: tavern }));
    return { title: text.choose, sentence };
  }
  const { prices } = view.options;
  const tokens = view.players[seat]?.tokens ?? { coins: 0, storage: 0, land: 0 };
  const left = leftAfter(tokens, move.cards, prices);
  if (move.cards.length === 0) return { title: tavern.buyNothing, sentence: text.keep(left) };
  const brings = move.cards.map((card, i) => {
    const besides = move.cards.toSpliced(i, 1);
    const badge = keptBadge(card, { view, seat, besides }, { rules, words: tavern });
    return { name: tavern.name[card], brings: spokenBadge(badge) };
  });
  return {
    title: tavern.buy(move.cards.length),
    sentence: `${text.purchase(move.cards, left)} ${text.brings(brings)}`,
  };
}
