import { reach } from '@taproom/bots/heaven-and-ale/reach';
import type { PuzzleTools } from '../../puzzles/tools.ts';

export const puzzleTools: PuzzleTools = { reach };
