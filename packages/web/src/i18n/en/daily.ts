import { counted } from '../plural.ts';

/** The page of the daily deal. It loads with the page. */
export const words = {
  title: (game: string) => `${game} daily deal`,
  intro:
    'One deal a day: the same draws, the same seat and the same bots for everyone. Only your first attempt counts, so take your time. There’s no clock, and there are no hints.',
  opponents: 'At the table',
  you: 'You',
  until: (time: string) => `Start by ${time}.`,
  play: 'Play today’s deal',
  resume: 'Continue your attempt',
  practise: 'Play it again for practice',
  resumePractice: 'Continue practising',
  practiceHint: 'Only your first attempt counts.',
  given: 'You resigned, so you have no result for this deal. You can now watch the other players’ games.',
  late: 'You finished this deal after it had closed, so the result doesn’t count.',
  counting: 'Adding up your result…',
  result: 'Your result',
  points: (n: number) => counted('en', n, { one: 'point', other: 'points' }),
  beats: (percent: number) => `better than ${percent}% of bot games`,
  beatsHint: 'Bots of every level have played the same deal in your seat.',
  beatsSoon: 'The bots are still playing this deal. Check back in a few minutes.',
  level: (name: string) => `You played at ${name} level.`,
  belowAll: 'On average, every bot did better. Try again tomorrow!',
  matchpoints: (percent: number) => `${percent}% matchpoints`,
  matchpointsHint:
    'Against each of the other players: 1 for a better score, ½ for the same score. 100% means you beat everyone.',
  alone: 'You’re the first to finish. Matchpoints appear once others have finished, too.',
  streak: (n: number) => `Streak: ${counted('en', n, { one: 'day', other: 'days' })}`,
  streakHint: 'Missing a single day doesn’t break it.',
  card: 'Share your result',
  cardHint: 'One symbol per round: ▲ better than expected, ■ as expected, ▼ worse. No spoilers.',
  cardSoon: 'Analysing your game…',
  copy: 'Copy',
  copied: 'Copied.',
  results: 'All results',
  noResults: 'Nobody has finished this deal yet.',
  player: 'Player',
  score: 'Points',
  matchpointsHead: 'Matchpoints',
  game: 'Game',
  watch: (name: string) => `Watch ${name}’s game`,
  watchShort: 'Watch',
  par: 'What the bots scored',
  bot: 'Bot',
  runs: 'Games',
  mean: 'Average',
  finishedBy: (n: number) =>
    n === 0
      ? 'Nobody has finished it yet.'
      : `${counted('en', n, { one: 'player has', other: 'players have' })} finished it.`,
  offline: 'Offline',
  offlineHint:
    'The server can’t be reached. Here is a deal made from today’s date, just for you. It’s not the one played online, and there is no comparison.',
  playOffline: 'Play this deal offline',
};
