import { counted } from '../plural.ts';

/** What search engines and chats show of each page. Only the build uses these words: the client itself doesn't load them. */
export const previewWords = {
  start: (games: string) =>
    `Play ${games} in your browser: against bots, on one screen, or online with friends. Free, no sign-up.`,
  new: (game: string) => `Set up a game of ${game} against bots or with friends on one screen.`,
  stored: 'This game is stored on the device where it is played.',
  packed: 'This link contains a whole game. Replay it move by move.',
  reviewed: 'What went well in a finished game, what was luck, and what could have been better.',
  mistakes: 'Positions from your own games where you can do better this time.',
  account: 'Your name, your devices and your notifications.',
  person: 'A player’s ratings, statistics and finished games.',
  leaders: 'The best players by rating.',
  operator: 'For the operators of this server.',
  settings: 'Language, colours, sound and speed.',
  learn: 'Guided first games, lessons, puzzles, rules, glossary, score pads and replays.',
  lessons: (game: string) =>
    `Short exercises for ${game} on the real board: a position, a goal, a few turns.`,
  books: 'The complete rules of every game here, numbered, illustrated and searchable.',
  glossary: (game: string) => `Every ${game} term, explained in one sentence.`,
  daily: (game: string) =>
    `Today’s ${game} deal: the same draws, seat and bots for everyone. Play it and compare your result.`,
  rules: (game: string) => `The complete rules of ${game}, numbered, illustrated and searchable.`,
  puzzles: (game: string) => `Find the best turn: positions from ${game} with one best answer.`,
  explore: (game: string) =>
    `What a choice changes in ${game}, measured in many games between bots: points and chances of winning, with intervals.`,
  score: (game: string) => `Add up the final scores of an in-person game of ${game}.`,
  print: (game: string) => `Player aid and score pad for ${game}, to print.`,
  about: 'What Taproom is, who makes it, and what it stores about you.',
  invites: (host: string, game: string) => `${host} invites you to play ${game}`,
  free: (n: number) =>
    `${counted('en', n, { one: 'free seat', other: 'free seats' })}. Join in your browser, no sign-up needed.`,
  full: 'All seats are taken. You can watch.',
  playing: 'The game is under way. You can watch.',
  noScript: 'Taproom runs in your browser and needs JavaScript. Allow it for this page, then reload.',
  over: 'The game is over. Replay it move by move.',
};
