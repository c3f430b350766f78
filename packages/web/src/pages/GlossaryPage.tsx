import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Waiting } from '../app/Waiting.tsx';
import { useWords } from '../app/words.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { GlossaryList } from '../rules/GlossaryList.tsx';
import { searchTerms } from '../rules/look-up.ts';
import { SearchField } from '../rules/SearchField.tsx';
import { wordsOf } from '../rules/search.ts';
import { type LoadedLibrary, useLibrary } from '../rules/useLibrary.ts';
import NotFoundPage from './NotFoundPage.tsx';
import './learn.css';
import './paper.css';

/** The terms of a game, if there is such a game. */
export default function GlossaryPage({ game }: { readonly game: string }): ReactNode {
  const sign = useFaces().sign(game);
  return sign === null ? <NotFoundPage /> : <GlossaryOf sign={sign} />;
}

function GlossaryOf({ sign }: { readonly sign: Sign }): ReactNode {
  const library = useLibrary(sign);
  return library === null ? <Waiting /> : <TermsIn sign={sign} library={library} />;
}

interface TermsInProps {
  readonly sign: Sign;
  readonly library: LoadedLibrary;
}

function TermsIn({ sign, library }: TermsInProps): ReactNode {
  const { around } = useWords();
  const [query, setQuery] = useState('');
  const { entries } = library.glossary;
  const found = useMemo(() => {
    const words = wordsOf(query);
    return words.length === 0 ? entries : searchTerms(entries, words);
  }, [entries, query]);
  return (
    <div className="learn-page narrow glossary-page">
      <h1>{around.glossary.title(sign.title)}</h1>
      <SearchField
        label={around.glossary.search}
        query={query}
        ask={setQuery}
        says={found.length === 0 ? around.glossary.none : null}
      >
        <Link href={addressOf({ page: 'rules', game: sign.id })} className="button">
          {around.learn.rules}
        </Link>
      </SearchField>
      <GlossaryList game={sign.id} entries={found} />
    </div>
  );
}
