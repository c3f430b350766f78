import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Waiting } from '../app/Waiting.tsx';
import { useWords } from '../app/words.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { Findings } from '../rules/Findings.tsx';
import { countFound, lookUp } from '../rules/look-up.ts';
import { placeId } from '../rules/RuleArticle.tsx';
import type { Section } from '../rules/rules.ts';
import { SearchField } from '../rules/SearchField.tsx';
import { unbroken } from '../rules/unbroken.ts';
import { type LoadedLibrary, useLibrary } from '../rules/useLibrary.ts';
import NotFoundPage from './NotFoundPage.tsx';
import './paper.css';
import '../rules/rules.css';

interface RulesPageProps {
  readonly game: string;
  /** The rule or section to go to. */
  readonly number: string | undefined;
}

/** The rules of a game: contents, search, and every rule with its own address. */
export default function RulesPage({ game, number }: RulesPageProps): ReactNode {
  const sign = useFaces().sign(game);
  return sign === null ? <NotFoundPage /> : <RulesOf key={game} sign={sign} number={number} />;
}

const PREFIX = 'rule';

interface RulesOfProps {
  readonly sign: Sign;
  readonly number: string | undefined;
}

function RulesOf({ sign, number }: RulesOfProps): ReactNode {
  const library = useLibrary(sign);
  return library === null ? <Waiting /> : <RulesIn sign={sign} number={number} library={library} />;
}

function RulesIn({ sign, number, library }: RulesOfProps & { readonly library: LoadedLibrary }): ReactNode {
  const { pages, around } = useWords();
  const [query, setQuery] = useState('');
  const found = useMemo(() => lookUp(query, library), [query, library]);
  useGoTo(number, () => setQuery(''));
  const count = countFound(found);
  const isSearch = found.words.length > 0;
  return (
    <div className="rules-page">
      <header>
        <h1>{pages.rules.title(sign.title)}</h1>
        <SearchField
          label={pages.rules.search}
          query={query}
          ask={setQuery}
          says={isSearch ? (count === 0 ? pages.rules.none : pages.rules.found(count)) : null}
        >
          <Link href={addressOf({ page: 'glossary', game: sign.id })} className="button">
            {around.learn.glossary}
          </Link>
          <button type="button" className="button" onClick={() => print()}>
            {pages.print}
          </button>
        </SearchField>
      </header>
      <Contents game={sign.id} sections={library.sections} here={number} />
      <div className="rules-text">
        {!isSearch && library.book.rules.intro.map(text => <p key={text}>{unbroken(text)}</p>)}
        <Findings
          found={found}
          at={{ game: sign.id, book: library.book, prefix: PREFIX, words: found.words, here: number }}
        />
      </div>
    </div>
  );
}

/** Brings a rule into view and gives it the focus, whenever the address names another one. */
function useGoTo(number: string | undefined, prepare: () => void): void {
  const [gone, setGone] = useState<string>();
  useEffect(() => {
    if (number === gone) return;
    prepare();
    setGone(number);
  }, [number, gone, prepare]);
  useEffect(() => {
    if (gone === undefined) return;
    const place = document.getElementById(placeId(PREFIX, gone));
    place?.scrollIntoView({ block: 'start' });
    place?.querySelector('a')?.focus({ preventScroll: true });
  }, [gone]);
}

interface ContentsProps {
  readonly game: string;
  readonly sections: readonly Section[];
  readonly here: string | undefined;
}

function Contents({ game, sections, here }: ContentsProps): ReactNode {
  const { pages } = useWords();
  // Next to the text there is room for everything; above it the list opens on demand.
  const [open] = useState(() => matchMedia('(width >= 60rem)').matches);
  return (
    <nav className="rules-contents" aria-label={pages.rules.contents}>
      <details open={open}>
        <summary>{pages.rules.contents}</summary>
        <ol>
          {sections.map(({ number, title }) => (
            <li key={number}>
              <Link
                href={addressOf({ page: 'rules', game, rule: number })}
                aria-current={here?.split('.')[0] === number ? 'location' : undefined}
              >
                {number}. {title}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
