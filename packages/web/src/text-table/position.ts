import type { Seat } from '@taproom/games';
import { entriesOf } from '../log/entries.ts';
import { tell } from '../log/tell.ts';
import type { Snapshot } from '../play/game.ts';
import { tellEvents } from './offers.ts';
import { type Passage, passage } from './passage.ts';
import type { Reader } from './reader.ts';

/** How many entries of the log are read out. */
const LATEST = 12;

/** What can be looked at, in page order: first and last what every game has. */
export const topicsOf = ({ spoken }: Reader): string[] => [
  'now',
  ...spoken.speech.text.topics.map(({ name }) => name),
  'players',
  'score',
  'log',
];

/** A part of the position as text. */
export function lookAt(
  at: string | { readonly seat: Seat },
  now: Snapshot,
  reader: Reader,
): readonly Passage[] {
  const { text: game } = reader.spoken.speech;
  const { text } = reader.words;
  if (typeof at === 'object') {
    const isThere = now.sitters[at.seat] !== undefined;
    return isThere ? game.seat(at.seat, now, reader) : [passage('', [text.noSuchSeat(now.sitters.length)])];
  }
  switch (at) {
    case 'now':
      return [nowPassage(now, reader)];
    case 'players':
      return [...now.sitters.keys()]
        .filter(seat => seat !== now.seat)
        .flatMap(seat => game.seat(seat, now, reader));
    case 'score':
      return [game.score(now, reader)];
    case 'log':
      return [logPassage(now, reader)];
  }
  const topic = game.topics.find(({ name }) => name === at);
  if (topic === undefined) return [passage('', [text.nowhereToLook(at)])];
  return topic.isPrivate && now.seat === null ? [passage('', [text.hidden])] : topic.show(now, reader);
}

/** The state of the game, and who has to do what. */
function nowPassage(now: Snapshot, reader: Reader): Passage {
  const { text } = reader.words;
  const events = now.plan?.events ?? [];
  return passage(text.now, [
    ...reader.spoken.speech.text.standing(now, reader),
    // Nobody does anything in a position that is only looked at.
    ...(now.replaying ? [] : [awaitedLine(now, reader)]),
    ...(events.length === 0 ? [] : [text.planned(tellEvents(events, reader))]),
  ]);
}

/** What has to be done, and by whom. */
export function awaitedLine(now: Snapshot, reader: Reader): string {
  const { words, spoken, names, dictionary } = reader;
  const { text } = words;
  if (now.outcome !== null) return words.log.gameOver(now.outcome, names);
  if (now.curtain !== null)
    return text.curtain(reader.called[now.curtain] ?? '', dictionary.sayCommand('lift'));
  if (now.stopped) return words.play.stopped;
  if (now.endedEarly) return words.online.abandoned;
  if (!now.mayAct) return text.waiting(now.awaited.map(seat => reader.names.name(seat)));
  const mayConfirm = text.mayConfirm(dictionary.sayCommand('done'));
  const prompt = now.plan?.complete ? null : spoken.speech.text.prompt(now);
  if (prompt === null) return mayConfirm;
  return now.plan?.ready ? `${prompt} ${mayConfirm}` : prompt;
}

function logPassage(now: Snapshot, { words, spoken, names }: Reader): Passage {
  const entries = entriesOf(spoken, now).slice(0, LATEST);
  const lines = entries.map(entry => tell(entry.happenings, words.log, names));
  return passage(words.log.title, lines.length > 0 ? lines : [words.log.empty]);
}

/** The whole position, part by part; the log has its own place in the conversation. */
export function wholePosition(now: Snapshot, reader: Reader): Passage[] {
  const hidden = now.seat === null ? reader.spoken.speech.text.topics.filter(topic => topic.isPrivate) : [];
  return topicsOf(reader)
    .filter(topic => topic !== 'log' && !hidden.some(({ name }) => name === topic))
    .flatMap(topic => lookAt(topic, now, reader));
}
