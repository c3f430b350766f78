import type { Glossary, GlossaryEntry } from './glossary.ts';
import { answersTo, type Questions, subjectOf } from './questions.ts';
import type { Rule, Section } from './rules.ts';
import { findWords, searchRules, wordsOf } from './search.ts';

/** All that can be looked up about a game, in one language. */
export interface Library {
  readonly sections: readonly Section[];
  readonly glossary: Glossary;
  readonly questions: Questions;
}

/** What was found. */
export interface LookedUp {
  /** The words that were searched for, to highlight. */
  readonly words: readonly string[];
  /** Rules that answer a question, the best first. */
  readonly answers: readonly Rule[];
  /** The terms that were asked for. */
  readonly terms: readonly GlossaryEntry[];
  /** The other rules that contain every word. */
  readonly sections: readonly Section[];
}

/** Finds the rules and terms for some words or a question. */
export function lookUp(query: string, { sections, glossary, questions }: Library): LookedUp {
  const all = wordsOf(query);
  if (all.length === 0) return { words: [], answers: [], terms: [], sections };
  const subject = subjectOf(all, questions);
  const rules = new Map(sections.flatMap(section => section.rules.map(rule => [rule.number, rule] as const)));
  const answers = answersTo(subject, questions).flatMap(number => rules.get(number) ?? []);
  const others = searchRules(sections, subject)
    .map(section => ({ ...section, rules: section.rules.filter(rule => !answers.includes(rule)) }))
    .filter(section => section.rules.length > 0);
  return { words: subject, answers, terms: searchTerms(glossary.entries, subject), sections: others };
}

/** The terms that contain every word themselves, then those whose meaning does; no more than anybody reads. */
export function searchTerms(
  entries: readonly GlossaryEntry[],
  words: readonly string[],
): readonly GlossaryEntry[] {
  const holds = (text: string): boolean => words.every(word => findWords(text, [word]).length > 0);
  const named = entries.filter(({ term }) => holds(term));
  return [
    ...named,
    ...entries.filter(entry => !named.includes(entry) && holds(`${entry.term} ${entry.meaning}`)),
  ];
}

/** How many rules and terms there are in what was found. */
export const countFound = ({ answers, terms, sections }: LookedUp): number =>
  sections.reduce((sum, section) => sum + section.rules.length, answers.length + terms.length);
