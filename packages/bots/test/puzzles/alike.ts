import type { Alike } from './enumerator.ts';
import { alike as herosTavern } from './heros-tavern/alike.ts';

/** Which moves of others are alike, for games where that is needed. */
export const ALIKE: Readonly<Record<string, Alike>> = { 'heros-tavern': herosTavern };
