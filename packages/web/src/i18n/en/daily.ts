import { counted } from '../plural.ts';

/** The page of the daily deal. It loads with the page. */
export const words = {
  title: (game: string) => `${game} daily deal`,
  intro:
    'One deal a day: the same draws, the same seat and the same bots for everyone. Only your first attempt counts, so take your time. There’s no clock, and there are no hints.',
  opponents: 'At the table',
  you: 'You',
  until: (time: string, left: string) => `Start by ${time} (${left}).`,
  finishBy: (time: string, left: string) => `For your result to count, finish by ${time} (${left}).`,
  wait: (time: string, left: string) =>
    `This deal can no longer be started. Someone may still be playing it, so it stays secret until ${time} (${left}). After that you can play it for practice.`,
  days: 'Other days',
  today: 'today',
  yesterday: 'Yesterday’s deal',
  todays: 'Today’s deal',
  play: 'Play today’s deal',
  resume: 'Continue your attempt',
  practise: 'Play it again for practice',
  practiseFirst: 'Play it for practice',
  resumePractice: 'Continue practising',
  practiceHint: 'Only your first attempt counts.',
  lateHint: 'This deal has closed. You can still finish it, but your result won’t count.',
  pastHint: 'This deal is over, so it’s only for practice now.',
  given: 'You resigned, so you have no result for this deal. You can now watch the other players’ games.',
  late: 'You finished this deal after it had closed, so the result doesn’t count.',
  counting: 'Adding up your result…',
  result: 'Your result',
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
  cardHint:
    'One symbol per round: your expected final score rose ▲, stayed the same ■ or fell ▼. A strong bot estimates it at the start of each round. No spoilers.',
  place: (place: number, players: number) => `Place ${place} of ${players} at your table:`,
  cardSoon: 'Analysing your game…',
  copy: 'Copy',
  copied: 'Copied.',
  results: 'All results',
  noResults: 'Nobody has finished this deal yet.',
  player: 'Player',
  matchpointsHead: 'Matchpoints',
  game: 'Game',
  watch: (name: string) => `Watch ${name}’s game`,
  watchShort: 'Watch',
  par: 'What the bots scored',
  bot: 'Bot',
  runs: 'Games',
  mean: 'Average',
  range: '95% interval',
  parHint:
    'The interval contains the true average 95 times out of 100. Where intervals overlap, the order may be chance.',
  parFew:
    'The strongest bots think longest and play the fewest games, so their averages are the least certain.',
  finishedBy: (n: number) =>
    n === 0
      ? 'Nobody has finished it yet.'
      : `${counted('en', n, { one: 'player has', other: 'players have' })} finished it.`,
  offline: 'Offline',
  offlineHint:
    'The server can’t be reached. Here is a deal made from today’s date, just for you. It’s not the one played online, and there is no comparison.',
  playOffline: 'Play this deal offline',
};
