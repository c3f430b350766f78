import { nouns } from './words.ts';

/** The score pad for games played in person. */
export const words = {
  title: 'Hero’s Tavern score pad',
  hint: 'For in-person games: enter the face-up cards of each tavern, round by round.',
  sum: 'Sum',
  rounds: 'Rounds',
  round: (round: number) => `Round ${round}`,
  final: 'Final scoring',
  finalHint: 'Enter the bought cards, then the tokens left over after the last purchase.',
  left: 'Tokens left',
  unspent: 'Unspent tokens',
  ofRound: (round: string) => `${round}: heroes`,
  ofGame: 'All rounds',
  card: nouns.name,
  category: nouns.category,
};

export type Words = typeof words;
