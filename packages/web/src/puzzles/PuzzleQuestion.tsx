import type { ReactNode } from 'react';
import type { PuzzleGame } from './game.ts';
import type { LoadedPuzzleWords } from './words.ts';

interface PuzzleQuestionProps {
  readonly game: PuzzleGame;
  readonly words: LoadedPuzzleWords;
}

/** That this is a puzzle, what is asked, and what has to be known to answer it. It stays there above the answer. */
export function PuzzleQuestion({ game, words }: PuzzleQuestionProps): ReactNode {
  const { general, own } = words;
  const { kind } = game.puzzle;
  return (
    <p className="puzzle-question" role="status">
      <strong>{general.panel}.</strong>{' '}
      {kind === 'judgement' ? general.onAverage(own.most) : general.kinds[kind]} {own.reminder(kind)}
    </p>
  );
}
