import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { GlossaryList } from './GlossaryList.tsx';
import type { LookedUp } from './look-up.ts';
import { RuleArticle, type RulePlace, SectionText } from './RuleArticle.tsx';

/** How many terms a search shows beside the rules. */
const TERMS = 5;

/** What a search found: answers to the question first, then terms, then everything else that contains the words. */
export function Findings({ found, at }: { readonly found: LookedUp; readonly at: RulePlace }): ReactNode {
  const { pages, around } = useWords();
  const { answers, terms, sections, words } = found;
  const isSearch = words.length > 0;
  return (
    <>
      {answers.length > 0 && (
        <section>
          <h2>{pages.rules.answers}</h2>
          {answers.map(rule => (
            <RuleArticle key={rule.number} rule={rule} at={at} />
          ))}
        </section>
      )}
      {isSearch && terms.length > 0 && (
        <section>
          <h2>{around.panel.glossary}</h2>
          <GlossaryList game={at.game} entries={terms.slice(0, TERMS)} />
        </section>
      )}
      {sections.map(section => (
        <SectionText key={section.number} section={section} at={at} />
      ))}
    </>
  );
}
