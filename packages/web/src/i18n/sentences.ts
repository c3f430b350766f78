/** A sentence for each code of a kind of refusal, from its facts. */
export type Sentences<Refusal extends { readonly code: string }> = {
  readonly [Code in Refusal['code']]: (facts: Extract<Refusal, { readonly code: Code }>) => string;
};

/** The same where another refusal may lie behind; `reason` is its sentence. */
export type OuterSentences<Refusal extends { readonly code: string }> = {
  readonly [Code in Refusal['code']]: (
    facts: Extract<Refusal, { readonly code: Code }>,
    reason: string,
  ) => string;
};

/** What the device itself refuses. */
export type DeviceRefusal = { readonly code: 'not-awaited' };

/** Each command of Heaven & Ale as it can be typed. The notation is the same in all languages. */
const EXAMPLES: Readonly<Record<string, string>> = {
  go: 'go 5',
  start: 'start ducats',
  buy: 'buy hops3 c4',
  activate: 'activate c4 d5',
  score: 'score hops',
  card: 'card purse',
  return: 'return purse',
  first: 'first 0',
  refill: 'refill',
  done: 'done',
};

export const exampleOf = (command: string): string => EXAMPLES[command] ?? 'go 5';
