import type { CloisterWordsBy } from '../../../games/heaven-and-ale/words.ts';
import { aboutWords } from './about.ts';
import { boardWords } from './board.ts';
import { guideWords } from './guide.ts';
import { logWords } from './log.ts';
import { refusalWords } from './refusals.ts';
import { textWords } from './text.ts';
import { turnWords } from './turn.ts';
import { cloisterWords } from './words.ts';

export const words: CloisterWordsBy = numbers => {
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
