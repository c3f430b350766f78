import type { Problem, ProblemCode } from '@taproom/contracts';
import { accept, type Refused, type Result, refuse } from '@taproom/games';

/** What a service of the house answers: the thing, or what is wrong with the request. */
export type Answer<T> = Result<T, Problem>;

export const problem = (code: ProblemCode, more: Omit<Problem, 'code'> = {}): Refused<Problem> =>
  refuse({ code, ...more });

/** The game or its table refuses something, and says why. */
export const refused = (refusal: object): Refused<Problem> => problem('refused', { refusal: { ...refusal } });

/** The answer where there is nothing to say but that it was done. */
export type Done = Record<string, never>;
export const DONE = accept<Done>({});
