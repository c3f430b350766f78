import type { ExploreBook } from '@taproom/bots/explore/book';
import { type ReactNode, useCallback, useState } from 'react';
import { RadioField } from '../app/RadioField.tsx';
import { useFetched, useLoaded } from '../app/useLoaded.ts';
import { Waiting } from '../app/Waiting.tsx';
import { useWords } from '../app/words.tsx';
import type { Language } from '../i18n/languages.ts';
import NotFoundPage from '../pages/NotFoundPage.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { useFigures } from '../review/figures.ts';
import {
  addressOfBook,
  firstSelection,
  knownOf,
  loadExplored,
  nearestSelection,
  offered,
  type Selection,
} from './book.ts';
import { EffectTable } from './EffectTable.tsx';
import { type ExploreGameWords, type LoadedExploreWords, loadExploreWords } from './words.ts';
import './explore.css';

/** What choices change in a game, if that was measured. */
export default function ExplorePage({ game }: { readonly game: string }): ReactNode {
  const sign = useFaces().sign(game);
  return sign === null || sign.explore === null ? (
    <NotFoundPage />
  ) : (
    <Explored sign={sign} loadOwn={sign.explore} />
  );
}

interface ExploredProps {
  readonly sign: Sign;
  readonly loadOwn: (language: Language) => Promise<ExploreGameWords>;
}

/** Loads the results and the words for them. If that fails, the boundary around the page says what to do. */
function Explored({ sign, loadOwn }: ExploredProps): ReactNode {
  const loadWords = useCallback(
    async (language: Language): Promise<LoadedExploreWords> => {
      const [general, own] = await Promise.all([loadExploreWords(language), loadOwn(language)]);
      return { general, own };
    },
    [loadOwn],
  );
  const loadBook = useCallback(() => loadExplored(sign.id), [sign.id]);
  const words = useLoaded(loadWords);
  const book = useFetched(loadBook);
  if (words === null || book === null) return <Waiting />;
  return <Choices sign={sign} book={book} words={words} />;
}

interface ChoicesProps {
  readonly sign: Sign;
  readonly book: ExploreBook;
  readonly words: LoadedExploreWords;
}

const unique = <One,>(list: readonly One[]): One[] => [...new Set(list)];

function Choices({ sign, book: measured, words }: ChoicesProps): ReactNode {
  const { around } = useWords();
  const { general, own } = words;
  const figures = useFigures();
  const book = offered(measured);
  const tables = book.tables.filter(table => book.cells.some(cell => cell.seats === table.seats));
  const [wanted, setWanted] = useState(() => firstSelection(book));
  const selection = nearestSelection(book, wanted);
  const { seats, kind, round } = selection;
  const seated = book.cells.filter(cell => cell.seats === seats);
  const kinds = unique(seated.map(cell => cell.kind));
  const rounds = unique(seated.filter(cell => cell.kind === kind).map(cell => cell.round));
  const { known, all } = knownOf(measured, seats);
  const games = tables.find(table => table.seats === seats)?.games ?? 0;
  const choose = (part: Partial<Selection>): void => setWanted({ ...selection, ...part });
  const byNumber = (numbers: readonly number[], name: (n: number) => string): Record<string, string> =>
    Object.fromEntries(numbers.map(n => [n, name(n)]));
  return (
    <div className="explore-page">
      <h1>{around.learn.exploreOf(sign.title)}</h1>
      <p>{general.intro}</p>
      <div className="explore-filters">
        <RadioField
          title={general.seats}
          choices={byNumber(
            tables.map(table => table.seats),
            n => `${n}`,
          )}
          chosen={`${seats}`}
          onChoose={value => choose({ seats: Number(value) })}
        />
        <RadioField
          title={general.decision}
          choices={Object.fromEntries(kinds.map(one => [one, own.kinds[one]?.name ?? one]))}
          chosen={kind}
          onChoose={value => choose({ kind: value })}
        />
        {(rounds.length > 1 || round > 1) && (
          <RadioField
            title={general.round}
            choices={byNumber(rounds, n => `${n}`)}
            chosen={`${round}`}
            onChoose={value => choose({ round: Number(value) })}
          />
        )}
      </div>
      <EffectTable key={`${seats} ${kind} ${round}`} book={book} selection={selection} words={words} />
      <section aria-labelledby="explore-reading">
        <h2 id="explore-reading">{general.reading}</h2>
        <p>{general.basis(games, figures.whole(games), seats)}</p>
        {known < all && <p>{general.known(known, all)}</p>}
        <p>{general.interval}</p>
        <p>{general.limits}</p>
        <p>
          <a href={addressOfBook(sign.id)} download={`taproom-explore-${sign.id}.json`} className="button">
            {general.download}
          </a>
        </p>
      </section>
    </div>
  );
}
