import { Faces } from '../play/faces.tsx';
import { sign as heavenAndAle } from './heaven-and-ale/sign.tsx';
import { sign as herosTavern } from './heros-tavern/sign.tsx';

/** The games of this client, in the order of its lists: a line for each. */
export const FACES = new Faces([heavenAndAle, herosTavern]);
