import { type Sentences, sentencesWith } from '../sentences.ts';
import { sentences as heavenAndAle } from './heaven-and-ale.ts';
import { sentences as herosTavern } from './heros-tavern.ts';

/** Refusals of the released games in words: one line a game. */
export const SENTENCES: Sentences = sentencesWith([heavenAndAle, herosTavern]);
