import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useLoaded } from '../app/useLoaded.ts';
import { useWords } from '../app/words.tsx';
import type { Language } from '../i18n/languages.ts';
import type { RuleBook, Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import type { Part } from '../rules/gloss.ts';
import type { Entry } from '../rules/glossary.ts';
import { RuleBlock, type Shown } from '../rules/RuleText.tsx';
import type { Rule, Section } from '../rules/rules.ts';
import { searchRules, textsOf, wordsOf } from '../rules/search.ts';
import { useGlosser } from '../rules/use-glossary.ts';
import './paper.css';
import '../rules/rules.css';

interface RulesPageProps {
  readonly game: string;
  /** The rule or section to go to. */
  readonly number: string | undefined;
}

/** The rules of a game: contents, search, and every rule with an address of its own. */
export default function RulesPage({ game, number }: RulesPageProps): ReactNode {
  const { pages } = useWords();
  const sign = useFaces().sign(game);
  if (sign === null) return <p className="waiting">{pages.nowhere}</p>;
  return <RulesOf key={game} sign={sign} number={number} />;
}

const placeId = (number: string): string => `rule-${number}`;

function RulesOf({ sign, number }: { readonly sign: Sign; readonly number: string | undefined }): ReactNode {
  const { app, pages } = useWords();
  const load = useCallback(async (language: Language) => (await sign.learning()).rules(language), [sign]);
  const book = useLoaded(load);
  const rules = book?.rules;
  const [query, setQuery] = useState('');
  const words = useMemo(() => wordsOf(query), [query]);
  const found = useMemo(() => searchRules(rules?.sections ?? [], words), [rules, words]);
  useGoTo(rules === undefined ? undefined : number, () => setQuery(''));
  if (book === null || rules === undefined) return <p className="waiting">{app.loading}</p>;
  return (
    <div className="rules-page">
      <header>
        <h1>{pages.rules.title(sign.title)}</h1>
        <Search query={query} ask={setQuery} found={words.length === 0 ? null : found} />
      </header>
      <Contents game={sign.id} sections={rules.sections} here={number} />
      <div className="rules-text">
        {words.length === 0 && rules.intro.map(text => <p key={text}>{text}</p>)}
        {found.map(section => (
          <SectionText
            key={section.number}
            of={{ sign, book }}
            section={section}
            words={words}
            here={number}
          />
        ))}
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
    const place = document.getElementById(placeId(gone));
    place?.scrollIntoView({ block: 'start' });
    place?.querySelector('a')?.focus({ preventScroll: true });
  }, [gone]);
}

interface SearchProps {
  readonly query: string;
  readonly ask: (query: string) => void;
  /** What was found, or null if nothing was asked. */
  readonly found: readonly Section[] | null;
}

function Search({ query, ask, found }: SearchProps): ReactNode {
  const { pages } = useWords();
  const id = useId();
  const count = found?.reduce((sum, section) => sum + section.rules.length, 0);
  return (
    <search className="rules-head">
      <div className="rules-search">
        <label htmlFor={id}>{pages.rules.search}</label>
        <input
          id={id}
          type="search"
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => ask(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') ask('');
          }}
        />
      </div>
      {query !== '' && (
        <button type="button" className="button quiet" onClick={() => ask('')}>
          {pages.rules.clear}
        </button>
      )}
      <button type="button" className="button" onClick={() => print()}>
        {pages.print}
      </button>
      <p className="rules-found" role="status">
        {count !== undefined && (count === 0 ? pages.rules.none : pages.rules.found(count))}
      </p>
    </search>
  );
}

interface ContentsProps {
  readonly game: string;
  readonly sections: readonly Section[];
  readonly here: string | undefined;
}

function Contents({ game, sections, here }: ContentsProps): ReactNode {
  const { pages } = useWords();
  // Beside the text there is room for all; above it the list opens on demand.
  const [open] = useState(() => matchMedia('(width >= 60rem)').matches);
  return (
    <nav className="rules-contents" aria-label={pages.rules.contents}>
      <details open={open}>
        <summary>{pages.rules.contents}</summary>
        <ol>
          {sections.map(({ number, title }) => (
            <li key={number}>
              <Link
                href={`/rules/${game}/${number}`}
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

/** Whose rules they are, and in which words. */
interface Source {
  readonly sign: Sign;
  readonly book: RuleBook;
}

interface SectionTextProps {
  readonly of: Source;
  readonly section: Section;
  readonly words: readonly string[];
  readonly here: string | undefined;
}

function SectionText({ of, section, words, here }: SectionTextProps): ReactNode {
  return (
    <section>
      <h2 id={placeId(section.number)}>
        {section.number}. {section.title}
      </h2>
      {words.length === 0 && section.intro.map(text => <p key={text}>{text}</p>)}
      {section.rules.map(rule => (
        <RuleArticle key={rule.number} of={of} rule={rule} words={words} isHere={rule.number === here} />
      ))}
    </section>
  );
}

interface RuleArticleProps {
  readonly of: Source;
  readonly rule: Rule;
  readonly words: readonly string[];
  readonly isHere: boolean;
}

function RuleArticle({ of, rule, words, isHere }: RuleArticleProps): ReactNode {
  const { pages } = useWords();
  const game = of.sign.id;
  const glosser = useGlosser(game);
  // A term is explained where the rule has it first; while somebody searches, what they found stands out instead.
  const parts = useMemo(() => {
    const seen = new Set<Entry>();
    const found = new Map<string, readonly Part[]>();
    if (glosser !== null && words.length === 0)
      for (const text of textsOf(rule)) if (!found.has(text)) found.set(text, glosser.parts(text, seen));
    return found;
  }, [glosser, rule, words]);
  const shown: Shown = { game, Picture: of.book.Picture, words, parts };
  return (
    <article id={placeId(rule.number)} className={isHere ? 'rule here' : 'rule'}>
      <Link
        href={`/rules/${game}/${rule.number}`}
        className="rule-number"
        aria-label={pages.rules.rule(rule.number)}
        aria-current={isHere ? 'location' : undefined}
      >
        {rule.number}
      </Link>
      <div>
        {rule.blocks.map((block, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a rule have no other name than their place.
          <RuleBlock key={i} block={block} shown={shown} />
        ))}
      </div>
    </article>
  );
}
