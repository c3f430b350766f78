import type { TavernWords } from '../../../games/heros-tavern/words.ts';
import { guideWords } from './guide.ts';
import { logWords } from './log.ts';
import { refusalWords } from './refusals.ts';
import { textWords } from './text.ts';
import { tavernWords } from './words.ts';

export const words: TavernWords = {
  tavern: tavernWords,
  text: textWords,
  guide: guideWords,
  log: logWords,
  refusals: refusalWords,
};
