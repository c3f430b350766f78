import type { words } from '../../i18n/en/heros-tavern/index.ts';
import type { Widen } from '../../i18n/messages.ts';
import { wordsOfGame } from '../../play/words.ts';
import type { TavernEdition } from './types.ts';

/** The texts of a table. English is the template for the other languages. */
export type TavernWords = Widen<ReturnType<typeof words>>;

/** The same by the numbers of the rules that a table is played by. */
export type TavernWordsBy = (numbers: TavernEdition['numbers']) => TavernWords;

const ofGame = wordsOfGame<TavernEdition, TavernWords>(
  import.meta.glob<TavernWordsBy>('../../i18n/*/heros-tavern/index.ts', { import: 'words' }),
);

export const { loadWords, WordsProvider } = ofGame;

/** The texts of the game in the chosen language. */
export const useTavernWords = ofGame.useGameWords;

/** The rules of the table. */
export const useTavernRules = ofGame.useGameRules;
