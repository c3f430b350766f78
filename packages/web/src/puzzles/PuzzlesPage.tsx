import type { PuzzleBook } from '@taproom/bots/puzzles';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useGames } from '../app/registries.tsx';
import { useFetched, useLoaded } from '../app/useLoaded.ts';
import { Waiting } from '../app/Waiting.tsx';
import type { Language } from '../i18n/languages.ts';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { Unplayable } from '../play/Unplayable.tsx';
import { WithFace } from '../play/WithFace.tsx';
import { settings } from '../settings.ts';
import { loadBook } from './book.ts';
import { PuzzleHome } from './PuzzleHome.tsx';
import { PuzzleTable } from './PuzzleTable.tsx';
import { keptPlayer } from './player.ts';
import { type PuzzleMode, PuzzleSession } from './session.ts';
import { NO_TOOLS, type PuzzleTools } from './tools.ts';
import { type LoadedPuzzleWords, loadPuzzleWords, type PuzzleGameWords } from './words.ts';
import './puzzles.css';

/** Puzzles of a game, if it has some. */
export default function PuzzlesPage({ game }: { readonly game: string }): ReactNode {
  const sign = useFaces().sign(game);
  return sign === null || sign.puzzles === null ? (
    <NotFoundPage />
  ) : (
    <PuzzlesOf sign={sign} loadOwn={sign.puzzles} />
  );
}

interface PuzzlesOfProps {
  readonly sign: Sign;
  readonly loadOwn: (language: Language) => Promise<PuzzleGameWords>;
}

/** Loads the puzzles and the words for them. If that fails, the boundary around the page says what to do. */
function PuzzlesOf({ sign, loadOwn }: PuzzlesOfProps): ReactNode {
  const loadWords = useCallback(
    async (language: Language): Promise<LoadedPuzzleWords> => {
      const [general, own] = await Promise.all([loadPuzzleWords(language), loadOwn(language)]);
      return { general, own };
    },
    [loadOwn],
  );
  const loadPuzzles = useCallback(
    async () => ({ book: await loadBook(sign.id), tools: (await sign.puzzleTools?.()) ?? NO_TOOLS }),
    [sign],
  );
  const words = useLoaded(loadWords);
  const loaded = useFetched(loadPuzzles);
  if (words === null || loaded === null) return <Waiting />;
  return <Puzzles sign={sign} {...loaded} words={words} />;
}

interface PuzzlesProps {
  readonly sign: Sign;
  readonly book: PuzzleBook;
  readonly tools: PuzzleTools;
  readonly words: LoadedPuzzleWords;
}

const today = (): string => new Date().toISOString().slice(0, 10);

function Puzzles({ sign, book, tools, words }: PuzzlesProps): ReactNode {
  const rules = useGames().find(book.game, book.rules);
  const kept = useMemo(() => keptPlayer(sign.id), [sign.id]);
  const [session, setSession] = useState<PuzzleSession | null>(null);
  if (!rules.ok) return <Unplayable lacking="client" />;
  const begin = (mode: PuzzleMode): void => {
    const clock = { now: () => performance.now(), random: Math.random, today };
    const isText = (): boolean => settings.get().table === 'text';
    setSession(new PuzzleSession({ game: rules.value, book, kept, isText, tools, ...clock }, mode));
  };
  if (session === null)
    return <PuzzleHome sign={sign} book={book} kept={kept} words={words} onBegin={begin} />;
  return (
    <WithFace rules={rules.value}>
      <PuzzleTable
        session={session}
        rules={rules.value}
        words={words}
        onAgain={() => begin(session.get().mode)}
        onLeave={() => setSession(null)}
      />
    </WithFace>
  );
}
