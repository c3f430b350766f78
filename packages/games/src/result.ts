/**
 * Refusals are values. A refusal is a short code with the facts that were wrong (`{ code: 'not-enough-ducats', need: 6,
 * have: 4 }`), never prose; whatever shows it to a person finds the words. Nothing in this library throws on bad input.
 */
export interface Refusal {
  readonly code: string;
}

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<R extends Refusal = Refusal> {
  readonly ok: false;
  readonly refusal: R;
}

export type Result<T, R extends Refusal = Refusal> = Accepted<T> | Refused<R>;

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value });

export const refuse = <R extends Refusal>(refusal: R): Refused<R> => ({ ok: false, refusal });

/** The value of a result that the caller knows to be good. Throws otherwise: for programming errors only. */
export function expectOk<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}
