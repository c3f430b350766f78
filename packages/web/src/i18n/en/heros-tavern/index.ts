import { guideWords } from './guide.ts';
import { logWords } from './log.ts';
import { refusalWords } from './refusals.ts';
import { textWords } from './text.ts';
import { tavernWords } from './words.ts';

/** What a table of Hero’s Tavern says. */
export const words = {
  tavern: tavernWords,
  text: textWords,
  guide: guideWords,
  log: logWords,
  refusals: refusalWords,
};
