import type { Seat } from '@taproom/games';
import { type PlayerView, tables, type View } from '@taproom/games/heros-tavern';
import { type Passage, passage } from '../../../text-table/passage.ts';
import { nameOf, type Reader } from '../../../text-table/reader.ts';
import { gainOf } from '../table/gains.ts';
import { groupsOf } from '../table/groups.ts';
import type { TavernWords } from '../words.ts';

/** Who reads, and the words of the game. */
export interface TavernReader extends Reader {
  readonly own: TavernWords;
}

/** The cards in hand, each with what it would add, what it does and what it costs. */
export function handPassage(view: View, seat: Seat, reader: TavernReader): Passage {
  const { tavern, text } = reader.own;
  const hand = view.players[seat]?.hand ?? [];
  const lines = hand.map(card => {
    const { heroes, tokens } = gainOf(view.players, seat, card);
    return tavern.handCard({
      name: tavern.name[card],
      gain: tavern.gain(heroes, tokens),
      rule: tavern.rule[card],
      price: tavern.tokens(view.options.prices[card]),
    });
  });
  return passage(tavern.hand, lines.length > 0 ? lines : [text.noHand]);
}

/** What lies open before a player. What is known of a hand is told where the table has agreed on it. */
export function tavernPassage(
  player: PlayerView,
  seat: Seat,
  { reader, memoryAid }: { readonly reader: TavernReader; readonly memoryAid: boolean },
): Passage {
  const { tavern, text } = reader.own;
  const groups = groupsOf(player).map(({ card, count, bought }) =>
    tavern.kind({ name: tavern.name[card], count, bought }),
  );
  const seen = memoryAid && seat !== reader.seat ? player.hand : null;
  return passage(reader.words.text.player(nameOf(reader, seat), seat + 1), [
    text.heroes(player.heroes),
    text.tokens(player.tokens),
    ...(groups.length > 0 ? groups : [tavern.emptyTavern]),
    ...(seen === null || seen.length === 0 ? [] : [text.seenHand(seen)]),
  ]);
}

export function padPassage(view: View, reader: TavernReader): Passage {
  const { text } = reader.own;
  return passage(
    reader.words.text.score,
    view.players.flatMap(({ pad, heroes }, seat) => [
      text.total(nameOf(reader, seat), heroes),
      ...pad.map((row, i) => text.padRow(i < tables.ROUNDS ? i + 1 : null, row)),
    ]),
  );
}
