/**
 * The inner edge: what a bot needs to read a state cell by cell, with the rulebook's words.
 * It is as stable as the layout, that is, not at all across versions.
 */
export * from './layout.ts';
export { decode, list, MOST_MOVES } from './moves.ts';
export { heroesOf, winners } from './outcome.ts';
export { costOf, NOTHING } from './purchase.ts';
export { awardOf, PRODUCERS } from './resources.ts';
export { score } from './scoring.ts';
export * from './vocabulary.ts';
