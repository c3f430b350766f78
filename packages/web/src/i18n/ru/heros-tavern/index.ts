import type { TavernWordsBy } from '../../../games/heros-tavern/words.ts';
import { aboutWords } from './about.ts';
import { guideWords } from './guide.ts';
import { logWords } from './log.ts';
import { refusalWords } from './refusals.ts';
import { textWords } from './text.ts';
import { tavernWords } from './words.ts';

export const words: TavernWordsBy = numbers => ({
  tavern: tavernWords(numbers),
  about: aboutWords(numbers),
  text: textWords,
  guide: guideWords(numbers),
  log: logWords,
  refusals: refusalWords,
});
