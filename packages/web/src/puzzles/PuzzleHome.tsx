import type { PuzzleBook } from '@taproom/bots/puzzles';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { Kept } from '../kept.ts';
import type { Sign } from '../play/face.ts';
import { themesIn } from './book.ts';
import { NEW_PLAYER, type PuzzlePlayer } from './player.ts';
import type { PuzzleMode } from './session.ts';
import type { LoadedPuzzleWords } from './words.ts';

const MODES = ['next', 'today', 'streak', 'rush'] as const;

interface PuzzleHomeProps {
  readonly sign: Sign;
  readonly book: PuzzleBook;
  readonly kept: Kept<PuzzlePlayer>;
  readonly words: LoadedPuzzleWords;
  onBegin(mode: PuzzleMode): void;
}

/** How someone can solve puzzles, and how they did so far. */
export function PuzzleHome({ sign, book, kept, words, onBegin }: PuzzleHomeProps): ReactNode {
  const { around } = useWords();
  const { general, own } = words;
  const { rating, bestStreak, bestRush } = kept.get() ?? NEW_PLAYER;
  return (
    <div className="puzzle-home">
      <header>
        <div className="picture">
          <sign.Picture />
        </div>
        <div>
          <h1>{around.learn.puzzlesOf(sign.title)}</h1>
          <p>{general.intro}</p>
          <p className="puzzle-rating">
            <strong>{general.rating(Math.round(rating))}</strong>{' '}
            <span>
              {general.count(book.puzzles.length)}. {general.bests(bestStreak, bestRush)}
            </span>
          </p>
        </div>
      </header>
      <ul className="puzzle-modes">
        {MODES.map(mode => (
          <li key={mode}>
            <button
              type="button"
              className={mode === 'next' ? 'button main' : 'button'}
              onClick={() => onBegin({ mode })}
            >
              {general.modes[mode]}
            </button>
            <p>{general.modeHints[mode]}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="puzzle-themes">
        <h2 id="puzzle-themes">{general.byTheme}</h2>
        <ul className="puzzle-themes">
          {themesIn(book.puzzles).map(theme => (
            <li key={theme}>
              <button type="button" className="button" onClick={() => onBegin({ mode: 'theme', theme })}>
                {own.themes[theme] ?? theme}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
