import type { Numbers } from '@taproom/games/heros-tavern';
import { aboutWords } from './about.ts';
import { guideWords } from './guide.ts';
import { logWords } from './log.ts';
import { refusalWords } from './refusals.ts';
import { textWords } from './text.ts';
import { tavernWords } from './words.ts';

/** What a table of Hero’s Tavern says, by the numbers of its rules. */
export const words = (numbers: Numbers) => ({
  tavern: tavernWords(numbers),
  about: aboutWords(numbers),
  text: textWords,
  guide: guideWords(numbers),
  log: logWords,
  refusals: refusalWords,
});
