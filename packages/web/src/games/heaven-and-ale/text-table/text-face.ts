import type { Seat } from '@taproom/games';
import type { PlayerPosition } from '@taproom/games/heaven-and-ale';
import type { TextFace, Topic } from '../../../play/face.ts';
import type { Passage } from '../../../text-table/passage.ts';
import type { Reader } from '../../../text-table/reader.ts';
import type { Cloister, CloisterEdition, CloisterNow } from '../types.ts';
import type { CloisterWords } from '../words.ts';
import { describe } from './offers.ts';
import {
  barrelsPassage,
  boardPassage,
  type CloisterReader,
  gardenPassage,
  playerPassage,
  scorePassage,
} from './passages.ts';

/** Heaven & Ale at the text table. */
export function textFace(rules: CloisterEdition, own: CloisterWords): TextFace<Cloister> {
  const withWords = (reader: Reader): CloisterReader => ({ ...reader, own, rules });
  /** Nothing is hidden: spectators get the first seat's view. */
  const ofOwn =
    (
      show: (player: PlayerPosition, seat: Seat, reader: CloisterReader) => Passage,
    ): Topic<Cloister>['show'] =>
    ({ view, seat }, reader) =>
      view.players
        .filter((_, other) => other === (seat ?? 0))
        .map(player => show(player, seat ?? 0, withWords(reader)));
  const topic = (name: string, show: Topic<Cloister>['show']): Topic<Cloister> => ({
    name,
    isPrivate: false,
    show,
  });
  return {
    vocabulary: own.text.vocabulary,
    topics: [
      topic('me', ofOwn(playerPassage)),
      topic('garden', ofOwn(gardenPassage)),
      topic('board', ({ view }, reader) => [boardPassage(view, withWords(reader))]),
      topic('barrels', ({ view, seat }, reader) => [barrelsPassage(view, seat ?? 0, withWords(reader))]),
    ],
    seat(seat, { view }, reader) {
      const player = view.players[seat];
      if (player === undefined) return [];
      return [playerPassage(player, seat, withWords(reader)), gardenPassage(player, seat, withWords(reader))];
    },
    score: ({ view }, reader) => scorePassage(view, withWords(reader)),
    standing: ({ view: { round, seats } }) =>
      round > 0 ? [own.text.round(round, rules.numbers.ROUNDS[seats] ?? round)] : [],
    prompt: ({ view: { stage } }: CloisterNow) => (stage === 'done' ? null : own.board.awaits[stage]),
    describe: (moves, now, seat, reader) => describe(moves, now, seat, withWords(reader)),
    whyHint: ({ reasons }) => own.turn.hint.why(reasons),
  };
}
