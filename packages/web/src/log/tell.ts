import type { Seat } from '@taproom/games';
import type { Messages } from '../i18n/messages.ts';
import type { Happening } from './happenings.ts';
import type { Names } from './names.ts';

type Words = Messages['log'];

/** A sentence of the log, and whose deed it tells; null if it is nobody's. */
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
  let clauses: string[] = [];
  const finish = (gains: readonly string[]): void => {
    if (seat !== null && clauses.length > 0)
      sentences.push({ seat, text: words.sentence({ seat, clauses, gains }, names) });
    clauses = [];
  };
  for (const happening of happenings) {
    const gains = happening.gains.map(words.gain);
    if (happening.kind === 'news') {
      finish([]);
      sentences.push({ seat: null, text: words.news(happening.news, { gains, names }) });
      continue;
    }
    if (happening.seat !== seat) finish([]);
    seat = happening.seat;
    clauses.push(words.deed(happening.deed, names.isReader(seat) ? 'you' : 'other'));
    if (gains.length > 0) finish(gains);
  }
  finish([]);
  return sentences;
}
