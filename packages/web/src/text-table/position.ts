import type { Seat } from '@taproom/games';
import { type Position, ROUNDS } from '@taproom/games/heaven-and-ale';
import type { View } from '@taproom/games/heros-tavern';
import {
  barrelsPassage,
  boardPassage,
  cloisterScore,
  gardenPassage,
  playerPassage,
} from '../games/heaven-and-ale/text-table/passages.ts';
import { handPassage, padPassage, tavernPassage } from '../games/heros-tavern/text-table/passages.ts';
import { entriesOf } from '../log/entries.ts';
import { tell } from '../log/tell.ts';
import type { Snapshot } from '../play/game.ts';
import { tellEvents } from './offers.ts';
import { type Passage, passage } from './passage.ts';
import { nameOf, type Reader } from './reader.ts';
import type { Topic } from './vocabulary.ts';

/** What there is to look at in each game, in the order of the page. */
export const TOPICS_OF: Readonly<Record<Snapshot['game'], readonly Topic[]>> = {
  'heaven-and-ale': ['now', 'me', 'garden', 'board', 'barrels', 'players', 'score', 'log'],
  'heros-tavern': ['now', 'hand', 'tavern', 'players', 'score', 'log'],
};

/** So many entries of the log are read out. */
const LATEST = 12;

/** A part of the position as text. */
export function lookAt(at: Topic | { readonly seat: Seat }, now: Snapshot, reader: Reader): Passage[] {
  if (typeof at === 'object') {
    if (now.sitters[at.seat] === undefined)
      return [passage('', [reader.words.text.noSuchSeat(now.sitters.length)])];
    return seatPassages(at.seat, now, reader);
  }
  if (!TOPICS_OF[now.game].includes(at))
    return [passage('', [reader.words.text.nowhereToLook(first(reader.words.text.vocabulary.topic[at]))])];
  if (at === 'now') return [nowPassage(now, reader)];
  if (at === 'log') return [logPassage(now, reader)];
  if (at === 'players')
    return [...now.sitters.keys()]
      .filter(seat => seat !== now.seat)
      .flatMap(seat => seatPassages(seat, now, reader));
  return now.game === 'heaven-and-ale'
    ? lookAtCloister(at, now.view as Position, now.seat ?? 0, reader)
    : lookAtTavern(at, now, reader);
}

function lookAtCloister(at: Topic, position: Position, seat: Seat, reader: Reader): Passage[] {
  const player = position.players[seat];
  if (player === undefined) return [];
  switch (at) {
    case 'me':
      return [playerPassage(player, seat, reader)];
    case 'garden':
      return [gardenPassage(player, seat, reader)];
    case 'board':
      return [boardPassage(position, reader)];
    case 'barrels':
      return [barrelsPassage(position, seat, reader)];
    default:
      return [cloisterScore(position, reader)];
  }
}

function lookAtTavern(at: Topic, now: Snapshot, reader: Reader): Passage[] {
  const view = now.view as View;
  if (at === 'score') return [padPassage(view, reader)];
  if (now.seat === null) return [passage('', [reader.words.text.hidden])];
  return at === 'hand' ? [handPassage(view, now.seat, reader)] : seatPassages(now.seat, now, reader);
}

function seatPassages(seat: Seat, now: Snapshot, reader: Reader): Passage[] {
  if (now.game === 'heros-tavern') {
    const player = (now.view as View).players[seat];
    return player === undefined ? [] : [tavernPassage(player, seat, { reader, memoryAid: now.memoryAid })];
  }
  const player = (now.view as Position).players[seat];
  return player === undefined
    ? []
    : [playerPassage(player, seat, reader), gardenPassage(player, seat, reader)];
}

/** Where the game stands, and what is awaited of whom. */
function nowPassage(now: Snapshot, reader: Reader): Passage {
  const { tavern, text } = reader.words;
  const lines: string[] = [];
  if (now.game === 'heaven-and-ale') {
    const { round, seats } = now.view as Position;
    if (round > 0) lines.push(text.round(round, ROUNDS[seats] ?? round));
  } else {
    const { round, stage, step, dealt, players } = now.view as View;
    const stages = {
      deal: '',
      draft: tavern.step(step + 1, dealt),
      purchase: tavern.purchase,
      over: tavern.over,
    };
    if (round > 0) lines.push([tavern.round(round), stages[stage]].filter(Boolean).join(', '));
    const own = now.seat === null ? undefined : players[now.seat];
    if (own?.chosen) lines.push(text.chosen(own.chosen));
  }
  lines.push(awaitedLine(now, reader));
  if (now.game === 'heaven-and-ale' && now.plan !== null && now.plan.events.length > 0)
    lines.push(text.planned(tellEvents(now.game, now.plan.events, reader)));
  return passage(text.now, lines);
}

/** What is awaited, and of whom. */
export function awaitedLine(now: Snapshot, reader: Reader): string {
  const { board, tavern, text } = reader.words;
  const { done, lift } = text.vocabulary.command;
  if (now.outcome !== null) return victoryLine(now, reader);
  if (now.curtain !== null) return text.curtain(reader.called[now.curtain] ?? '', first(lift));
  if (!now.mayAct) return text.waiting(now.awaited.map(seat => nameOf(reader, seat)));
  const mayConfirm = text.mayConfirm(first(done));
  if (now.plan?.complete) return mayConfirm;
  if (now.game === 'heros-tavern')
    return (now.view as View).stage === 'purchase' ? tavern.buyHint : tavern.choose;
  const { stage } = now.view as Position;
  if (stage === 'done') return mayConfirm;
  return now.plan?.ready ? `${board.awaits[stage]} ${mayConfirm}` : board.awaits[stage];
}

const first = (aliases: string): string => aliases.split(' ')[0] ?? aliases;

function victoryLine(now: Snapshot, { words, names }: Reader): string {
  const { scores, winners } = now.outcome ?? { scores: [], winners: [] };
  return words.log.news({ news: 'game-over', scores, winners }, { gains: [], names });
}

function logPassage(now: Snapshot, { words, names }: Reader): Passage {
  const entries = entriesOf(now.game, now.told, now.seat).slice(0, LATEST);
  const lines = entries.map(entry => tell(entry.happenings, words.log, names));
  return passage(words.log.title, lines.length > 0 ? lines : [words.log.empty]);
}

/** The whole position, part by part; the log has its own place in the conversation. */
export function wholePosition(now: Snapshot, reader: Reader): Passage[] {
  const hidden: readonly Topic[] = now.seat === null ? ['log', 'hand', 'tavern'] : ['log'];
  return TOPICS_OF[now.game]
    .filter(topic => !hidden.includes(topic))
    .flatMap(topic => lookAt(topic, now, reader));
}
