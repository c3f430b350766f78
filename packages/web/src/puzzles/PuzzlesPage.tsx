import type { PuzzleBook } from '@taproom/bots/puzzles';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useGames } from '../app/registries.tsx';
import { useLoaded } from '../app/useLoaded.ts';
import { Waiting } from '../app/Waiting.tsx';
import type { Language } from '../i18n/languages.ts';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces, WithFace } from '../play/faces.tsx';
import { Unplayable } from '../play/Unplayable.tsx';
import { settings } from '../settings.ts';
import { loadBook } from './book.ts';
import { PuzzleHome } from './PuzzleHome.tsx';
import { PuzzleTable } from './PuzzleTable.tsx';
import { keptPlayer } from './player.ts';
import { type PuzzleMode, PuzzleSession } from './session.ts';
import { type LoadedPuzzleWords, loadPuzzleWords, type PuzzleGameWords } from './words.ts';
import './puzzles.css';

/** Puzzles of a game, if there are any. */
export default function PuzzlesPage({ game }: { readonly game: string }): ReactNode {
  const sign = useFaces().sign(game);
  const puzzles = sign?.puzzles ?? null;
  return sign === null || puzzles === null ? <NotFoundPage /> : <PuzzlesOf sign={sign} puzzles={puzzles} />;
}

interface PuzzlesOfProps {
  readonly sign: Sign;
  readonly puzzles: (language: Language) => Promise<PuzzleGameWords>;
}

/** Loads the puzzles and the words for them. If that fails, the boundary around the page says what to do. */
function PuzzlesOf({ sign, puzzles }: PuzzlesOfProps): ReactNode {
  const loadWords = useMemo(() => loadPuzzleWords(puzzles), [puzzles]);
  const words = useLoaded(loadWords);
  const [book, setBook] = useState<PuzzleBook | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadBook(sign.id).then(
      loaded => wanted && setBook(loaded),
      (error: unknown) => wanted && setFailed({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [sign.id]);
  if (failed !== null) throw failed.error;
  if (words === null || book === null) return <Waiting />;
  return <Puzzles sign={sign} book={book} words={words} />;
}

interface PuzzlesProps {
  readonly sign: Sign;
  readonly book: PuzzleBook;
  readonly words: LoadedPuzzleWords;
}

const today = (): string => new Date().toISOString().slice(0, 10);

function Puzzles({ sign, book, words }: PuzzlesProps): ReactNode {
  const rules = useGames().find(book.game, book.rules);
  const kept = useMemo(() => keptPlayer(sign.id), [sign.id]);
  const [session, setSession] = useState<PuzzleSession | null>(null);
  if (!rules.ok) return <Unplayable lacking="client" />;
  const begin = (mode: PuzzleMode): void => {
    const clock = { now: () => performance.now(), random: Math.random, today };
    const isText = (): boolean => settings.get().table === 'text';
    setSession(new PuzzleSession({ game: rules.value, book, kept, isText, ...clock }, mode));
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
