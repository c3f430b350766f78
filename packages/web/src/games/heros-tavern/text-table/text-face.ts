import type { Seat } from '@taproom/games';
import type { TextFace } from '../../../play/face.ts';
import type { Passage } from '../../../text-table/passage.ts';
import type { Reader } from '../../../text-table/reader.ts';
import { reasonsOf } from '../table/hints.ts';
import type { Tavern, TavernEdition, TavernNow } from '../types.ts';
import type { TavernWords } from '../words.ts';
import { describe } from './offers.ts';
import { handPassage, padPassage, type TavernReader, tavernPassage } from './passages.ts';

/** Hero's Tavern at the text table. */
export function textFace(rules: TavernEdition, own: TavernWords): TextFace<Tavern> {
  const withWords = (reader: Reader): TavernReader => ({ ...reader, own, rules });
  const tavernOf = (seat: Seat, { view, memoryAid }: TavernNow, reader: Reader): Passage[] => {
    const player = view.players[seat];
    return player === undefined
      ? []
      : [tavernPassage(player, seat, { reader: withWords(reader), memoryAid })];
  };
  return {
    vocabulary: own.text.vocabulary,
    topics: [
      {
        name: 'hand',
        isPrivate: true,
        show: ({ view, seat }, reader) => (seat === null ? [] : [handPassage(view, seat, withWords(reader))]),
      },
      {
        name: 'tavern',
        isPrivate: true,
        show: (now, reader) => (now.seat === null ? [] : tavernOf(now.seat, now, reader)),
      },
    ],
    seat: tavernOf,
    score: ({ view }, reader) => padPassage(view, withWords(reader)),
    standing({ view, seat, plan }) {
      const { round, stage, step, dealt, players } = view;
      const stages = {
        deal: '',
        draft: own.tavern.step(step + 1, dealt),
        purchase: own.tavern.purchase,
        over: own.tavern.over,
      };
      const chosen = seat === null ? null : (players[seat]?.chosen ?? null);
      // Planned choices are marked as such.
      const isIn = chosen !== null && (plan?.events.length ?? 0) === 0;
      return [
        ...(round > 0 ? [[own.tavern.round(round), stages[stage]].filter(Boolean).join(', ')] : []),
        ...(isIn ? [own.text.chosen(chosen)] : []),
      ];
    },
    prompt: ({ view }) => (view.stage === 'purchase' ? own.tavern.buyHint : own.tavern.choose),
    describe: (moves, { view }, seat, reader) =>
      moves.map(move => describe(move, view, seat, withWords(reader))),
    whyHint: (hint, nameOf) => reasonsOf(hint, own.tavern.reason, nameOf).join('; '),
  };
}
