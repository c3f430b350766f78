import type { Problem, ProblemCode } from '@taproom/contracts';
import { accept, type Refused, type Result, refuse } from '@taproom/games';

/** What a service returns: the result, or what is wrong with the request. */
export type Answer<T> = Result<T, Problem>;

export const problem = (code: ProblemCode, more: Omit<Problem, 'code'> = {}): Refused<Problem> =>
  refuse({ code, ...more });

/** The game or its table refuses something, and says why. */
export const refused = (refusal: object): Refused<Problem> => problem('refused', { refusal: { ...refusal } });

/** Something in the body of a request can't be chosen: says where it is, and what could be chosen there. */
export const wrongOption = (field: string, allowed: readonly (string | number)[]): Refused<Problem> =>
  problem('wrong-option', { path: `body.${field}`, allowed: [...allowed] });

/** The answer if there is nothing to say but that it was done. */
export type Done = Record<string, never>;
export const DONE = accept<Done>({});
