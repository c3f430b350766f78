import { RESOURCE_TOKENS } from './numbers.ts';
import { rung } from './scoring.ts';
import { BARREL, GAMES, RESOURCES, record, TOOLS, type Tokens } from './vocabulary.ts';

/** The card that produces each resource, in the order of `RESOURCES`. 4.1 */
export const PRODUCERS: readonly number[] = [GAMES, BARREL, TOOLS];

/** The tokens of a resource for the tavern whose counts by card start at `from`. 4.1 */
export const awardOf = (taverns: ArrayLike<number>, from: number, resource: number): number =>
  rung(RESOURCE_TOKENS, taverns[from + PRODUCERS[resource]]);

export const awards = (taverns: ArrayLike<number>, from: number): Tokens =>
  record(RESOURCES, resource => awardOf(taverns, from, resource));
