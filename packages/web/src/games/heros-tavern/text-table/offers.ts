import type { Seat } from '@taproom/games';
import type { Buy, Pick, View } from '@taproom/games/heros-tavern';
import type { Description } from '../../../play/face.ts';
import { gainOf } from '../table/gains.ts';
import { leftAfter } from '../table/purse.ts';
import type { TavernWords } from '../words.ts';

/** A move in words: what a card would add, or what stays in the purse. */
export function describe(move: Pick | Buy, view: View, seat: Seat, words: TavernWords): Description {
  const { tavern, text } = words;
  if (move.move === 'pick') {
    const { heroes, tokens } = gainOf(view.players, seat, move.card);
    return { title: text.choose, sentence: text.pick(move.card, tavern.gain(heroes, tokens)) };
  }
  const { prices } = view.options;
  const tokens = view.players[seat]?.tokens ?? { coins: 0, storage: 0, land: 0 };
  const left = leftAfter(tokens, move.cards, prices);
  if (move.cards.length === 0) return { title: tavern.buyNothing, sentence: text.keep(left) };
  return { title: tavern.buy(move.cards.length), sentence: text.purchase(move.cards, left) };
}
