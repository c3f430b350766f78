import { formOf } from '../plural.ts';

/** The page about what choices change. It alone loads these words. */
export const exploreWords = {
  intro:
    'What does a choice really change? Fast bots play a game, then the same game again with one choice forced and the same draws. The difference is what the choice causes.',
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
  basis: (games: number, written: string, seats: number) =>
    `Based on ${written} ${formOf('en', games, { one: 'game', other: 'games' })} with ${seats} players. Each position counts once, and is compared with the best alternative as the bots see it.`,
  known: (known: number, all: number) =>
    `So far ${known} of ${all} choices are known precisely enough to be shown. The others need more games.`,
  interval:
    'In brackets: the 95% interval. About one in twenty does not contain the true value. A number is shown once it is accurate to ±1.',
  limits:
    'These are bots that don’t search ahead, playing each other. Strong players may get more out of an option, and an average says nothing about your position: a choice that is poor on average can be the best one in your game.',
  download: 'Download the data (JSON)',
};
