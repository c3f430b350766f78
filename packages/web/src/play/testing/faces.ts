import { GAMES, type Game, type GameId } from '@taproom/games';
import { FACES } from '../../games/faces.ts';
import { LANGUAGE_CODES, type Language } from '../../i18n/languages.ts';
import { loadMessages, type Messages } from '../../i18n/messages.ts';
import type { Tongue } from '../../text-table/reader.ts';
import { speak } from '../faces.tsx';

/** Something for each language. */
export type InEach<Thing> = Readonly<Record<Language, Thing>>;

/** Makes something for each language. */
async function inEach<Thing>(make: (language: Language) => Promise<Thing>): Promise<InEach<Thing>> {
  const made = await Promise.all(LANGUAGE_CODES.map(async code => [code, await make(code)] as const));
  return Object.fromEntries(made) as Record<Language, Thing>;
}

export const CATALOGUES: InEach<Messages> = await inEach(loadMessages);

/** A game in each language, with the words of the client; by the newest rules unless others are given. */
export async function tonguesOf(game: GameId, rules: Game = GAMES.current(game)): Promise<InEach<Tongue>> {
  const sign = FACES.sign(game);
  if (sign === null) throw new Error(`no game ${game}`);
  return inEach(async language => ({
    words: CATALOGUES[language],
    spoken: await speak(FACES, sign, language, rules),
  }));
}
