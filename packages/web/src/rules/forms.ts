import type { Glossary, GlossaryEntry } from './glossary.ts';

/** How a term may stand in a text, as a pattern without case; null if it is not to be found. */
export function formsOf({ key, term }: GlossaryEntry, glossary: Glossary): string | null {
  if (glossary.everyday?.includes(key)) return null;
  const bracket = /\(.*?\)/;
  const own = glossary.inflect(term.replace(bracket, '').replace(/[«»]/g, '').trim());
  const other = glossary.otherwise?.[bracket.exec(term)?.[0] ?? ''];
  return other === undefined ? own : `${own}|${other}`;
}
