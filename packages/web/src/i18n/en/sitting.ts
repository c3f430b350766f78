import { and } from './log.ts';

/** What happens between people at an online table. */
export const sittingWords = {
  // Who is there
  choosing: 'to move',
  botPlays: 'bot playing',
  takesOver: (name: string, time: string) => `${name} is away. A bot will take over in ${time}.`,
  tookOver: {
    time: (name: string) => `${name} ran out of time. A bot has taken over until they come back.`,
    away: (name: string) => `${name} is away. A bot has taken over until they come back.`,
    resigned: (name: string) => `${name} resigned. A bot has taken over.`,
  },
  sending: 'Sending your turn…',
  notSent: 'Your turn hasn’t been sent yet. Taproom will send it as soon as you’re back online.',

  // Resigning, ending
  resignTitle: 'Resign?',
  afterResigning: {
    on: 'A bot takes over your seat for good, and the others play on. You’ll be listed as resigned, in last place.',
    alone: 'Nobody else is left, so this ends the game.',
    rated: 'This ends the game: only one player would be left. You lose.',
  },
  leftAlone: 'You’re the only player left. You can play on against the bots or stop here.',
  stopHere: 'End the game',
  stopTitle: 'End the game?',
  stopText: 'You can’t continue it later, and it won’t have a result.',
  resigned: (names: readonly string[]) => `${and(names)} resigned.`,
  endedBy: (name: string) => `${name} ended the game early.`,
  youEnded: 'You ended the game early.',

  // Going back
  askBackTitle: (turn: number) => `Ask to go back to turn ${turn}?`,
  askBackText: 'Everyone has to agree. Everything since then is undone. The clocks stop while they decide.',
  askBackYes: 'Ask',
  asksBack: (name: string, turn: number) =>
    `${name} asks to go back to turn ${turn}. Everything since then would be undone.`,
  askedBack: (turn: number) => `You asked to go back to turn ${turn}. Everyone has to agree.`,
  clocksStopped: 'The clocks are stopped.',
  showPosition: 'Show that position',
  positionTitle: (turn: number) => `Before turn ${turn}`,

  // Before the game
  kickTitle: (name: string) => `Remove ${name} from the table?`,
  kickText: 'They’ll see a message and can sit down again.',
  keepOut: 'Don’t let them back in',
  kickYes: 'Remove',
  removed: {
    'may-return': 'The host removed you from the table. You can sit down again.',
    'kept-out': 'The host removed you from this table. You can’t join it again.',
  },
  closeTable: 'Close table',
  closeTitle: 'Close this table?',
  closeText: 'The link will stop working.',
  keepOpen: 'Keep it open',
  change: 'Change the table',
  untimed: 'No clock',
  untimedPace: 'no clock',

  // Keeping things
  memo: 'Your notes',
  memoHint: 'Only you can read them.',
  publish: 'Publish this game',
  publishHint: 'Unlisted games are private. Once every player has published this one, anyone can find it.',
  published: 'You’ve published this game. It’s public once everyone has.',
  isPublic: 'This game is public.',
  unpublish: 'Make it private again',
};
