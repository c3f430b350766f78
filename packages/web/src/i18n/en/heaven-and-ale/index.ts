import type { Numbers } from '@taproom/games/heaven-and-ale';
import { aboutWords } from './about.ts';
import { boardWords } from './board.ts';
import { guideWords } from './guide.ts';
import { logWords } from './log.ts';
import { refusalWords } from './refusals.ts';
import { textWords } from './text.ts';
import { turnWords } from './turn.ts';
import { cloisterWords } from './words.ts';

/** What a table of Heaven & Ale says, by the numbers of its rules. */
export const words = (numbers: Numbers) => {
  const board = boardWords(numbers);
  return {
    cloister: cloisterWords,
    board,
    about: aboutWords(numbers),
    turn: turnWords(numbers, board),
    text: textWords(numbers),
    guide: guideWords(numbers),
    log: logWords,
    refusals: refusalWords,
  };
};
