import { boardWords } from './board.ts';
import { guideWords } from './guide.ts';
import { logWords } from './log.ts';
import { refusalWords } from './refusals.ts';
import { textWords } from './text.ts';
import { turnWords } from './turn.ts';
import { cloisterWords } from './words.ts';

/** What a table of Heaven & Ale says. */
export const words = {
  cloister: cloisterWords,
  board: boardWords,
  turn: turnWords,
  text: textWords,
  guide: guideWords,
  log: logWords,
  refusals: refusalWords,
};
