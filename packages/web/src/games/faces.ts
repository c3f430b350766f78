import { Faces } from '../play/faces.tsx';
import { sign as heavenAndAle } from './heaven-and-ale/sign.tsx';
import { sign as herosTavern } from './heros-tavern/sign.tsx';

/** The games of this client, in display order: one line each. */
export const FACES = new Faces([heavenAndAle, herosTavern]);
