/** Articles that stand before a term in the glossary. */
export const article = /^(?:der|die|das) /;

/**
 * Finds a term in German text. The glossary gives article and plural, "das große Fass, Fässer": the adjective takes its
 * endings, the noun stands in the singular or the plural.
 */
export function inflect(term: string): string {
  const [singular = '', plural] = term.replace(article, '').split(', ');
  const nouns = [singular, ...(plural === undefined ? [] : [plural])].map(form =>
    form
      .split(' ')
      .map(word => (/^[a-zäöü].*e$/.test(word) ? `${word.slice(0, -1)}(?:e|er|es|en|em)` : word))
      .join(' '),
  );
  return `(?:${nouns.join('|')})(?:s|es|n|en)?`;
}
