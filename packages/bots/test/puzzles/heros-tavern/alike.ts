import type { GameMove } from '@taproom/games';

/** 3.1 Of what others keep, only the number of entertainments matters to a tavern. */
export const alike = (move: GameMove): string =>
  'cards' in move && Array.isArray(move.cards)
    ? String(move.cards.filter(card => card === 'entertainment').length)
    : JSON.stringify(move);
