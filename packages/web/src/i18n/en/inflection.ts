/** Finds a term in English text: nouns in the singular and plural, verbs in all their forms. */
export const inflect =
  (verbs: readonly string[]) =>
  (term: string): string =>
    verbs.includes(term)
      ? `${term.replace(/e$/, '')}(?:e|e?s|e?d|ing)?`
      : `${term.replace(/y$/, '(?:y|ie)')}(?:e?s)?`;
