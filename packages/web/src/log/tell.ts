import type { Seat } from '@taproom/games';
import type { TableEvent } from '@taproom/table';
import type { Messages } from '../i18n/messages.ts';
import type { Happening } from './happenings.ts';
import { type Names, withStandIns } from './names.ts';

type Words = Messages['log'];

/** A sentence of the log, and whose action it is about; null if it is nobody's. */
export interface Sentence {
  readonly seat: Seat | null;
  readonly text: string;
}

/** Happenings as text. */
export const tell = (happenings: readonly Happening[], words: Words, names: Names): string =>
  sentencesOf(happenings, words, names)
    .map(({ text }) => text)
    .join(' ');

/** What a seat does in a row becomes one sentence, up to the first thing that brings something. */
export function sentencesOf(happenings: readonly Happening[], words: Words, names: Names): Sentence[] {
  const sentences: Sentence[] = [];
  let seat: Seat | null = null;
  let called = names;
  let clauses: string[] = [];
  const finish = (gains: readonly string[]): void => {
    if (seat !== null && clauses.length > 0)
      sentences.push({ seat, text: words.sentence({ seat, clauses, gains }, called) });
    clauses = [];
  };
  for (const one of happenings) {
    const happening = one.kind === 'table' ? atTheTable(one.event, words) : one;
    if (happening.kind === 'news') {
      finish([]);
      sentences.push({ seat: null, text: happening.sentence(namesIn(one, names, words)) });
      continue;
    }
    if (happening.seat !== seat) finish([]);
    seat = happening.seat;
    called = namesIn(one, names, words);
    clauses.push(happening.clause(called.isReader(seat) ? 'you' : 'other'));
    if (happening.gains.length > 0) finish(happening.gains);
  }
  finish([]);
  return sentences;
}

const namesIn = ({ standIns }: Happening, names: Names, words: Words): Names =>
  standIns === undefined ? names : withStandIns(names, standIns, words);

function atTheTable(event: TableEvent, words: Words): Exclude<Happening, { kind: 'table' }> {
  switch (event.event) {
    case 'withdrew':
      return { kind: 'deed', seat: event.seat, clause: words.withdraw, gains: [] };
    case 'taken-back':
      return event.by === null
        ? { kind: 'news', sentence: () => words.goneBack }
        : { kind: 'deed', seat: event.by, clause: words.takeBack, gains: [] };
    case 'seat-taken':
      return {
        kind: 'news',
        sentence: names => words.seatTaken(event.seat, event.sitter, names, event.isKept ?? false),
      };
  }
}
