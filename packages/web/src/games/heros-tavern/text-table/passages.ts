import type { Seat } from '@taproom/games';
import type { PlayerView, View } from '@taproom/games/heros-tavern';
import { type Passage, passage } from '../../../text-table/passage.ts';
import { nameForReader, type Reader } from '../../../text-table/reader.ts';
import { spokenProspect } from '../table/badges.ts';
import { cardGroups } from '../table/card-groups.ts';
import type { TavernEdition } from '../types.ts';
import type { TavernWords } from '../words.ts';

/** The reader, the texts of the game, and the rules of the table. */
export interface TavernReader extends Reader {
  readonly own: TavernWords;
  readonly rules: TavernEdition;
}

/** The cards in hand, each with what it would add and lead to, what it does and what it costs. */
export function handPassage(view: View, seat: Seat, reader: TavernReader): Passage {
  const { tavern, text } = reader.own;
  const hand = view.players[seat]?.hand ?? [];
  const lines = hand.map(card =>
    tavern.handCard({
      name: tavern.name[card],
      gain: spokenProspect(card, view, seat, { rules: reader.rules, words: tavern }),
      rule: tavern.rule[card],
      price: tavern.tokens(view.options.prices[card]),
    }),
  );
  return passage(tavern.hand, lines.length > 0 ? lines : [text.noHand]);
}

/** A player's open cards. What is known of a hand is included if the table has agreed on it. */
export function tavernPassage(
  player: PlayerView,
  seat: Seat,
  { reader, memoryAid }: { readonly reader: TavernReader; readonly memoryAid: boolean },
): Passage {
  const { tavern, text } = reader.own;
  const groups = cardGroups(player).map(({ card, count, bought }) =>
    tavern.kind({ name: tavern.name[card], count, bought }),
  );
  const seen = memoryAid && seat !== reader.seat ? player.hand : null;
  return passage(reader.words.text.player(nameForReader(reader, seat), seat + 1), [
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
      text.total(nameForReader(reader, seat), heroes),
      ...pad.map((row, i) => text.padRow(i < reader.rules.numbers.ROUNDS ? i + 1 : null, row)),
    ]),
  );
}
