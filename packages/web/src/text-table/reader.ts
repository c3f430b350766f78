import type { Seat } from '@taproom/games';
import type { Messages } from '../i18n/messages.ts';
import { type Names, namesFor } from '../log/names.ts';
import type { Spoken } from '../play/faces.tsx';
import type { Snapshot } from '../play/game.ts';
import { namesOf } from '../play/names.ts';
import { levelsOf } from '../play/signs.ts';
import { Dictionary } from './vocabulary.ts';

/** Who reads, with which texts, and the names of the others. */
export interface Reader {
  readonly words: Messages;
  /** The game in the same language. */
  readonly spoken: Spoken;
  readonly dictionary: Dictionary;
  readonly seat: Seat | null;
  /** A name for each seat. */
  readonly called: readonly string[];
  /** The names of the bot levels. */
  readonly levels: Readonly<Record<string, string>>;
  /** The names for the sentences of the log. */
  readonly names: Names;
}

/** The texts of a text table: those of the client, and those of the game. */
export interface Tongue {
  readonly words: Messages;
  readonly spoken: Spoken;
}

export function readerOf({ game, sitters, seat }: Snapshot, { words, spoken }: Tongue): Reader {
  const levels = levelsOf(words, game);
  const called = namesOf(sitters, levels);
  const dictionary = dictionaryOf({ words, spoken });
  const names = namesFor({ called, reader: seat, levels });
  return { words, spoken, dictionary, seat, called, levels, names };
}

export const dictionaryOf = ({ words, spoken }: Tongue): Dictionary =>
  new Dictionary(words.text.vocabulary, spoken.speech.text.vocabulary);

export const nameForReader = ({ called, seat, words }: Reader, other: Seat): string =>
  other === seat ? words.you : (called[other] ?? `${other + 1}`);
