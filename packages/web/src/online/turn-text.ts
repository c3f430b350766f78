import type { TableInfo } from '@taproom/contracts';
import type { Seat } from '@taproom/games';
import type { Messages } from '../i18n/messages.ts';
import { type LastTurn, toldTurns } from '../log/last-turns.ts';
import { type Names, namesFor } from '../log/names.ts';
import { sentencesOf } from '../log/tell.ts';
import type { Spoken } from '../play/faces.tsx';
import type { Snapshot } from '../play/game.ts';
import { namesOf } from '../play/names.ts';

/** What it takes to put turns into words. */
export interface Teller {
  readonly spoken: Spoken;
  readonly log: Messages['log'];
  readonly levels: Readonly<Record<string, string>>;
}

type Story = Pick<Snapshot, 'rules' | 'told' | 'seat' | 'sitters' | 'turns'>;

/** What was done in the turn that began after so many moves, as in the log; of several people, whose it was. */
export function turnText(teller: Teller, now: Story, at: number, wanted: Seat): string {
  const { spoken, log, levels } = teller;
  const names = namesFor({ called: namesOf(now.sitters, levels), reader: now.seat, levels });
  const begun = now.turns.find(turn => turn.at === at)?.seats ?? [];
  const seat = begun.includes(wanted) ? wanted : (begun[0] ?? wanted);
  const turn = toldTurns(spoken, now).find(one => one.at > at && (one.seat === null || one.seat === seat));
  const all = turn === undefined ? [] : sentencesOf(turn.happenings, log, names);
  const own = all.filter(sentence => sentence.seat === seat);
  return (own.length > 0 ? own : all).map(({ text }) => text).join(' ') || '…';
}

/** What a bot played for someone who has taken the seat back since. */
export interface PlayedMeanwhile {
  /** The number of the event with which they took it back: its id. */
  readonly number: number;
  /** A text for each turn, in order. */
  readonly turns: readonly string[];
}

/** The turns of a bot that stood in for the reader, the last time that happened; null if it played nothing. */
export function playedMeanwhile(teller: Teller, now: Story): PlayedMeanwhile | null {
  const { seat, told } = now;
  if (seat === null) return null;
  const changes = told.flatMap(({ event, number }) =>
    event.event === 'seat-taken' && 'sitter' in event && event.seat === seat
      ? [{ number, isBack: event.sitter.kind === 'human' }]
      : [],
  );
  const back = changes.findLast(({ isBack }) => isBack);
  const left = changes.findLast(({ number, isBack }) => !isBack && number < (back?.number ?? 0));
  if (back === undefined || left === undefined) return null;
  const { spoken, levels, log } = teller;
  const names = namesFor({ called: namesOf(now.sitters, levels), reader: seat, levels });
  const turns = toldTurns(spoken, now)
    .filter(({ number }) => number > left.number && number < back.number)
    .filter(({ happenings }) => happenings.some(({ standIns }) => standIns?.includes(seat)))
    .map(turn => deedsOf(turn, seat, log, names));
  return turns.length === 0 ? null : { number: back.number, turns };
}

/** What a seat did in a turn: its own sentences, or else those about everyone. */
function deedsOf({ happenings }: LastTurn, seat: Seat, log: Messages['log'], names: Names): string {
  const all = sentencesOf(happenings, log, names);
  const own = all.filter(sentence => sentence.seat === seat);
  return (own.length > 0 ? own : all).map(({ text }) => text).join(' ');
}

/** Who ended a proposal without a result, in a sentence; null if the reader did. */
export function declinedText(
  { kind, seat, by }: NonNullable<TableInfo['declined']>,
  own: Seat | null,
  nameOf: (seat: Seat) => string,
  { sitting }: Messages,
): string | null {
  if (by === own) return null;
  return by === seat ? sitting.withdrawn(nameOf(by)) : sitting.declined[kind](nameOf(by));
}
