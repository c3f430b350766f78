import { tavernWords } from './words.ts';

/** The page that counts a game on a real table. */
export const words = {
  title: 'Score pad of Hero’s Tavern',
  hint: 'For a game on a real table: set the face-up cards of each tavern, round by round.',
  sum: 'Sum',
  rounds: 'Rounds',
  round: (round: number) => `Round ${round}`,
  final: 'Final scoring',
  finalHint: 'Only bought cards are left. Then count the tokens that were left after the last purchase.',
  left: 'Tokens left',
  unspent: 'Unspent tokens',
  ofRound: (round: string) => `${round} in heroes`,
  ofGame: 'All rounds',
  card: tavernWords.name,
  category: tavernWords.category,
};

export type Words = typeof words;
