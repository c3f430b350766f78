import type { GameId, Refusal } from '@taproom/games';
import type { Messages } from '../i18n/messages.ts';

type Words = Messages['refusals'];

/** Who refused: the rules of a game, the table, or the reader of records. Codes of one may mean other things in another. */
export type Refuser = GameId | 'table' | 'record';

/** A refusal as a sentence that says what was wrong and what to do. `game` is the one that is played, if it is known. */
export function explain(words: Words, refuser: Refuser, refusal: Refusal, game: GameId | null): string {
  const sentences: object = words[refuser as keyof Words];
  if (!Object.hasOwn(sentences, refusal.code)) return words.other(refusal.code);
  const reason =
    'reason' in refusal && game !== null ? explain(words, game, refusal.reason as Refusal, game) : '';
  // The catalogue's types say which facts belong to which code; the rules keep to the same types.
  const say = (sentences as Readonly<Record<string, Say>>)[refusal.code];
  return say === undefined ? words.other(refusal.code) : say(refusal, reason);
}

type Say = (facts: Refusal, reason: string) => string;
