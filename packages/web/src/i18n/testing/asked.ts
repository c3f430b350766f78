/** What people ask about the rules of a game, and the rule that has to be among the first three answers. */
export type Asked = readonly (readonly [question: string, rule: string])[];

const ASKED = import.meta.glob<Asked>('../*/*/testing/asked.ts', { eager: true, import: 'asked' });

export const askedIn = (language: string, game: string): Asked =>
  ASKED[`../${language}/${game}/testing/asked.ts`] ?? [];
