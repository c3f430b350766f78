import { counted } from '../plural.ts';

/** The page about what choices change. It alone loads these words. */
export const exploreWords = {
  intro:
    'What does a choice really change? Fast bots play a game, then the same game again with one choice forced and everything drawn the same. The difference is what the choice causes.',
  seats: 'Players',
  decision: 'Decision',
  round: 'Round',
  victory: 'Chance of winning',
  positions: 'Positions',
  games: 'Sample games',
  showGames: 'Show sample games',
  game: (n: number, points: string) => `Sample game ${n}: ${points}`,
  range: (low: string, high: string) => `(${low} to ${high})`,
  nothing: 'Nothing here is known precisely enough yet.',
  open: (options: string) => `Not known precisely enough yet (number of positions in brackets): ${options}.`,
  reading: 'How to read this',
  basis: (games: number, seats: number) =>
    `Based on ${counted('en', games, { one: 'game', other: 'games' })} with ${seats} players. Each position counts once, and is compared with the best alternative as the bots see it.`,
  interval:
    'In brackets: the 95% interval. About one in twenty does not contain the true value. A number is shown once it is known to within a point.',
  limits:
    'This is how bots play that don’t search ahead, against each other. Strong players may get more out of an option, and an average says nothing about your position: a poor choice on average can be the best one in your game.',
  download: 'Download the data (JSON)',
};
