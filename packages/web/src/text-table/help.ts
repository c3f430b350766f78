import type { Snapshot } from '../play/game.ts';
import { type OfferGroup, offersOf } from './offers.ts';
import { type Passage, passage } from './passage.ts';
import { topicsOf } from './position.ts';
import type { Reader } from './reader.ts';
import { COMMANDS } from './vocabulary.ts';

/** What can I do? The moves by groups, then what else can be typed. */
export function helpOn(about: string | null, now: Snapshot, reader: Reader): Passage[] {
  const { text } = reader.words;
  const groups = offersOf(now, reader)
    .map(group => ({
      ...group,
      offers: group.offers.filter(offer => about === null || offer.move.move === about),
    }))
    .filter(group => group.offers.length > 0);
  const moves = groups.map(group => movesPassage(group, reader));
  if (about !== null) return moves.length > 0 ? moves : [passage('', [text.noneNow])];
  return [...moves, commandsPassage(reader)];
}

const movesPassage = ({ title, offers }: OfferGroup, { dictionary }: Reader): Passage =>
  passage(
    title,
    offers.map(({ notation, sentence }) => ({ code: dictionary.sayMove(notation), text: sentence })),
  );

function commandsPassage(reader: Reader): Passage {
  const { dictionary, words } = reader;
  const { text } = words;
  const topics = topicsOf(reader)
    .map(topic => dictionary.sayTopic(topic))
    .join(', ');
  return passage(
    text.commands,
    COMMANDS.map(command => ({
      code: dictionary.sayCommand(command),
      text: command === 'look' ? text.explains.look(topics) : text.explains[command],
    })),
  );
}

/** All lines that may be typed now, in local words and in ASCII: what completion offers. */
export function typableLines(now: Snapshot, reader: Reader): string[] {
  const { dictionary } = reader;
  const moves = offersOf(now, reader).flatMap(group => group.offers.map(offer => offer.notation));
  const looks = topicsOf(reader).flatMap(topic => [
    `${dictionary.sayCommand('look')} ${dictionary.sayTopic(topic)}`,
    `look ${topic}`,
  ]);
  return [
    ...new Set([
      ...COMMANDS.flatMap(command => [dictionary.sayCommand(command), command]),
      ...moves.flatMap(notation => [dictionary.sayMove(notation), notation]),
      ...looks,
    ]),
  ];
}
