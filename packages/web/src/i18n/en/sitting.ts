import { counted } from '../plural.ts';
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
    deleted: 'A player deleted their account. A bot has taken over.',
  },
  whileAway: 'While you were away, the bot played for you:',
  earlierTurns: (n: number) => `${counted('en', n, { one: 'earlier turn', other: 'earlier turns' })}, then:`,
  news: 'News',
  hideNews: 'Hide',
  sending: 'Sending your turn…',
  notSent: 'Your turn hasn’t been sent yet. Taproom will send it as soon as you’re back online.',

  // Resigning, ending
  resignTitle: 'Resign?',
  afterResigning: {
    on: 'A bot takes over your seat for good, and the others play on. You’ll be ranked behind everyone who stays, and marked as resigned.',
    alone: 'Nobody else is left, so this ends the game.',
    rated: 'This ends the game: only one player would be left. You lose.',
  },
  leftAlone: 'You’re the only player left. You can play on against the bots or stop here.',
  clockOff: 'Your clock has stopped.',
  stopHere: 'End the game',
  stopTitle: 'End the game?',
  stopText: 'You can’t continue it later, and it won’t have a result.',
  resigned: (names: readonly string[]) => `${and(names)} resigned.`,
  iResigned: 'You resigned.',
  deletedAccounts: (n: number) =>
    n === 1 ? 'A player deleted their account.' : `${n} players deleted their accounts.`,
  soItEnded: 'That ended the game.',
  noRanking: 'The game has no result, so nobody is ranked.',
  ratedLoss: (names: readonly string[]) => `It counts as a loss for ${and(names)}.`,
  ownLoss: 'It counts as a loss for you.',
  endedBy: (name: string) => `${name} ended the game early.`,
  youEnded: 'You ended the game early.',
  nobodyBack: 'Nobody came back, so the game was ended early.',
  waitsForYou: {
    time: 'Your time ran out. The bots are waiting for you.',
    away: 'You were away. The bots are waiting for you.',
  },
  askAgainIn: (time: string) => `Your last request was declined or withdrawn. You can ask again in ${time}.`,
  proposeEndTitle: 'Propose ending the game?',
  proposeEndText: 'Everyone has to agree. The game then ends without a result.',
  proposeEndYes: 'Propose',
  youResigned: 'You resigned',

  // Going back
  askBackTitle: 'Ask to take back this turn?',
  askBackText:
    'Everyone has to agree. The turn and everything since will be undone. The clocks stop while they decide.',
  askBackYes: 'Ask',
  asksBack: (name: string, turn: string) =>
    `${name} asks to take back this turn: ${turn} Everything since then would be undone as well.`,
  askedBack: (turn: string) => `You asked to take back this turn: ${turn} Everyone has to agree.`,
  stillToAnswer: (names: readonly string[]) => `Still to answer: ${and(names)}.`,
  wentBack: (turn: string) => `Everyone agreed. This turn was taken back: ${turn}`,
  declined: {
    back: (name: string) => `${name} declined the request to take back the turn.`,
    abandon: (name: string) => `${name} declined the proposal to end the game.`,
  },
  withdrawn: (name: string) => `${name} withdrew the request.`,
  clocksStopped: 'The clocks are stopped.',
  clocksStoppedFor: (time: string) => `The clocks are stopped for another ${time}.`,
  clocksRun: 'The clocks are running again.',
  showPosition: 'Show that position',
  positionTitle: 'Before that turn',

  // Before the game
  hostNow: 'You’re the host now: you can change the table and start the game.',
  newHost: (name: string) => `${name} is the host now.`,
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
