import type { GameId } from '@taproom/games';
import { type ReactNode, useMemo } from 'react';
import { useWords } from '../app/words.tsx';
import type { RuleBook } from '../play/face.ts';
import type { GlossPart } from './gloss.ts';
import type { GlossaryEntry } from './glossary.ts';
import { RuleRef } from './RuleRef.tsx';
import { RuleBlock, type Shown } from './RuleText.tsx';
import type { Rule, Section } from './rules.ts';
import { textsOf } from './search.ts';
import { useGlosser } from './use-glossary.ts';
import './rule-text.css';
import { unbroken } from './unbroken.ts';

/** Where rules are shown: of which game, and what their elements are called there. */
export interface RulePlace {
  readonly game: GameId;
  readonly book: RuleBook;
  /** What the ids of this place begin with: the same rule may be on the page and in the panel. */
  readonly prefix: string;
  /** The words that are highlighted. */
  readonly words: readonly string[];
  /** The rule that was asked for. */
  readonly here: string | undefined;
}

export const placeId = (prefix: string, number: string): string => `${prefix}-${number}`;

/** A section with its rules. */
export function SectionText({
  section,
  at,
}: {
  readonly section: Section;
  readonly at: RulePlace;
}): ReactNode {
  return (
    <section>
      <h2 id={placeId(at.prefix, section.number)}>
        {section.number}. {section.title}
      </h2>
      {at.words.length === 0 && section.intro.map(text => <p key={text}>{unbroken(text)}</p>)}
      {section.rules.map(rule => (
        <RuleArticle key={rule.number} rule={rule} at={at} />
      ))}
    </section>
  );
}

/** One rule, with its number as a link. */
export function RuleArticle({ rule, at }: { readonly rule: Rule; readonly at: RulePlace }): ReactNode {
  const { pages } = useWords();
  const { game, book, words, prefix, here } = at;
  const glosser = useGlosser(game);
  const isHere = rule.number === here;
  // A term is explained where the rule first uses it; during a search the matches are highlighted instead.
  const parts = useMemo(() => {
    const seen = new Set<GlossaryEntry>();
    const found = new Map<string, readonly GlossPart[]>();
    if (glosser !== null && words.length === 0)
      for (const text of textsOf(rule)) if (!found.has(text)) found.set(text, glosser.parts(text, seen));
    return found;
  }, [glosser, rule, words]);
  const shown: Shown = { game, Picture: book.Picture, words, parts };
  return (
    <article id={placeId(prefix, rule.number)} className={isHere ? 'rule here' : 'rule'}>
      <RuleRef
        game={game}
        rule={rule.number}
        className="rule-number"
        label={pages.rules.rule(rule.number)}
        isHere={isHere}
      >
        {rule.number}
      </RuleRef>
      <div>
        {rule.blocks.map((block, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a rule have no other name than their place.
          <RuleBlock key={i} block={block} shown={shown} />
        ))}
      </div>
    </article>
  );
}
