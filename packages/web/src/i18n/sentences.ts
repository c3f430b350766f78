import type { Refusal } from '@taproom/games';

/** A sentence for each code of a kind of refusal, from its facts. */
export type Sentences<Refusal extends { readonly code: string }> = {
  readonly [Code in Refusal['code']]: (facts: Extract<Refusal, { readonly code: Code }>) => string;
};

/** The same where another refusal may be behind it; `reason` is its sentence. */
export type OuterSentences<Refusal extends { readonly code: string }> = {
  readonly [Code in Refusal['code']]: (
    facts: Extract<Refusal, { readonly code: Code }>,
    reason: string,
  ) => string;
};

/** Refusals by the device itself. */
export type DeviceRefusal = { readonly code: 'not-awaited' };

type Say = (facts: Refusal, reason: string) => string;

/** The sentence for a refusal; null for an unknown code, which a newer server may send. */
export function sentenceFor(sentences: object, refusal: Refusal, reason = ''): string | null {
  if (!Object.hasOwn(sentences, refusal.code)) return null;
  // The catalogue's types say which facts belong to which code, and the rules use the same types.
  const say = (sentences as Readonly<Record<string, Say>>)[refusal.code];
  return say?.(refusal, reason) ?? null;
}
