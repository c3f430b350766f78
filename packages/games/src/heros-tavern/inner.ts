/**
 * Internals for bots: what they need to read a state cell by cell, in the rulebook's terms. Like the layout, this may
 * change with any version.
 */
export * from './layout.ts';
export { decode, listMoves, MOST_MOVES } from './moves.ts';
export { heroesOf, winners } from './outcome.ts';
export { costOf, NOTHING } from './purchase.ts';
export { awardOf, PRODUCERS } from './resources.ts';
export { scoreCounts } from './scoring.ts';
export * from './vocabulary.ts';
