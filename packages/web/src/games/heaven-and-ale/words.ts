import type { words } from '../../i18n/en/heaven-and-ale/index.ts';
import type { Widen } from '../../i18n/messages.ts';
import { wordsOfGame } from '../../play/words.ts';
import type { CloisterEdition } from './types.ts';

/** The texts of a table. English is the template for the other languages. */
export type CloisterWords = Widen<ReturnType<typeof words>>;

/** The same by the numbers of the rules that a table is played by. */
export type CloisterWordsBy = (numbers: CloisterEdition['numbers']) => CloisterWords;

const ofGame = wordsOfGame<CloisterEdition, CloisterWords>(
  import.meta.glob<CloisterWordsBy>('../../i18n/*/heaven-and-ale/index.ts', { import: 'words' }),
);

export const { loadWords, WordsProvider } = ofGame;

/** The texts of the game in the chosen language. */
export const useCloisterWords = ofGame.useGameWords;

/** The rules of the table. */
export const useCloisterRules = ofGame.useGameRules;
