import type { Seat } from '@taproom/games';
import type { Messages } from '../i18n/messages.ts';
import { type Names, namesFor } from '../log/names.ts';
import type { Snapshot } from '../play/game.ts';
import { namesOf } from '../play/names.ts';
import { levelsOf } from '../play/signs.ts';

/** Who reads, in which words, and what the others are called. */
export interface Reader {
  readonly words: Messages;
  readonly seat: Seat | null;
  /** A name for each seat. */
  readonly called: readonly string[];
  /** The same for the sentences of the log. */
  readonly names: Names;
}

export function readerOf({ game, sitters, seat }: Snapshot, words: Messages): Reader {
  const levels = levelsOf(words, game);
  const called = namesOf(sitters, levels);
  return { words, seat, called, names: namesFor({ called, reader: seat, levels }) };
}

export const nameOf = ({ called, seat, words }: Reader, other: Seat): string =>
  other === seat ? words.you : (called[other] ?? `${other + 1}`);
