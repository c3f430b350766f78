import type { PointNames } from '../points.ts';
import { type Sentences, sentencesWith } from '../sentences.ts';
import { sentences as heavenAndAle, points as victoryPoints } from './heaven-and-ale.ts';
import { points as heroes, sentences as herosTavern } from './heros-tavern.ts';

/** Refusals of the released games in words: one line a game. */
export const SENTENCES: Sentences = sentencesWith([heavenAndAle, herosTavern]);

/** What the scores of the released games count, by id: one line a game. */
export const POINTS: Readonly<Record<string, PointNames>> = {
  'heaven-and-ale': victoryPoints,
  'heros-tavern': heroes,
};
