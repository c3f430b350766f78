import { counted } from '../plural.ts';

const seconds = (n: number): string => counted('en', n, { one: 'second', other: 'seconds' });

/** The page of puzzles. It alone loads these words. */
export const puzzleWords = {
  intro: 'Positions from games: find the best turn. If several are equally good, any of them counts.',
  rating: (rating: number) => `Your rating: ${rating}`,
  count: (n: number) => counted('en', n, { one: 'puzzle', other: 'puzzles' }),
  bests: (streak: number, rush: number) => `Best streak: ${streak}. Best rush: ${rush}.`,
  modes: {
    next: 'Next puzzle',
    today: 'Puzzle of the day',
    streak: 'Streak',
    rush: 'Three-minute rush',
  },
  modeHints: {
    next: 'Matched to your rating.',
    today: 'The same for everyone, new every day.',
    streak: 'Harder and harder until your first mistake. Unrated.',
    rush: 'As many as you can in three minutes. Three mistakes and you’re out. Unrated.',
  },
  byTheme: 'By theme',
  panel: 'Puzzle',
  number: (rating: number) => `Puzzle rated ${rating}`,
  kinds: {
    closed: 'Nobody else can change your score any more. Finish with the highest score you can get.',
    'last-round':
      'It’s the last round, and nothing more will be drawn. Find the turn that is best whether the others play for themselves or against you.',
  },
  onAverage: (most: string) =>
    `Find the turn that brings you ${most} on average if everyone plays like a strong bot.`,
  solvedSoFar: (n: number) => `Solved: ${n}`,
  timeLeft: (n: number) => `${seconds(n)} left`,
  right: 'Right!',
  wrong: 'Not quite.',
  notSolved: 'Not solved.',
  rightSoFar: (turns: number) =>
    turns === 1 ? 'Your first turn was right. Go on!' : `Your first ${turns} turns were right. Go on!`,
  lost: (score: string, best: string, lost: string) =>
    `After this turn you get ${score} at most. The best possible result is ${best}, ${lost} more.`,
  possible: (best: string, lead: string) =>
    `The best possible result is ${best}. A wrong first turn costs you at least ${lead}.`,
  showAnswer: 'Show the answer',
  /** What that costs, behind it on the button. */
  costsRating: '(lowers your rating)',
  endsStreak: '(ends the streak)',
  rightBy: (score: string, lead: string) =>
    `You reach ${score}. A wrong first turn would have cost you at least ${lead}.`,
  reached: (score: string, best: string, lost: string) =>
    `You get ${score}. The best possible result is ${best}, ${lost} more.`,
  worse: (lead: string) =>
    `Another turn is better by at least ${lead}, whether the others play for themselves or against you.`,
  best: (lead: string) =>
    `A wrong turn costs you at least ${lead}, whether the others play for themselves or against you.`,
  bestOnAverage: (lead: string) => `On average any other turn costs you at least ${lead}.`,
  costOnAverage: (cost: string) => `On average it costs you ${cost}.`,
  comparing: 'Working out why…',
  whyNotYours: 'What the answer brings compared with your turn, on average in the same simulated games:',
  whyNotNext: (turn: string) =>
    `The next best turn: ${turn} What the answer brings compared with it, on average in the same simulated games:`,
  partly: (percent: string) => `Partly right: ${percent}.`,
  justAsGood: 'Yours is just as good as the one below.',
  change: (change: string, rating: number) => `Your rating: ${rating} (${change})`,
  unrated: 'Unrated',
  answer: 'The answer',
  otherAnswer: 'Another right answer',
  yourSum: 'Your result:',
  sum: 'How it adds up:',
  next: 'Next puzzle',
  retry: 'Try again (unrated)',
  leave: 'All puzzles',
  streakOver: (n: number) => `Your streak is over. Solved: ${n}.`,
  rushOver: (n: number) => `The rush is over. Solved: ${n}.`,
  again: 'Play again',
};
