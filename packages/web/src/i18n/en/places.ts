import { counted } from '../plural.ts';

/** The pages around online games: invitation, hall, waiting room, account, finished games. */
export const placeWords = {
  deletedPlayer: 'deleted player',

  // The invitation
  invites: (host: string, game: string) => `${host} invites you to play ${game}`,
  invited: (game: string) => `You’re invited to play ${game}`,
  fullTable: (game: string) => `This table for ${game} is full`,
  rulesOf: (game: string) => `Rules of ${game}`,
  atTable: 'At the table',
  noSignUp: 'No sign-up needed: a name is enough.',
  playAs: (name: string) => `You’re playing as ${name}.`,
  sitDown: 'Sit down',
  signInHint: 'Sign in to get your name and games back.',
  codeHint: 'On a device where you are signed in, open “Your account” and choose “Show a code”.',
  ratedTable: 'This is a rated game, so everyone needs a passkey. Your device can create one in a moment.',
  passkeyAndSit: 'Create a passkey and sit down',
  ratedNowhere:
    'This is a rated game, so you need a passkey, but passkeys don’t work at this address. You can watch.',
  onlyInvited: (host: string) =>
    `You need the invitation link to sit down at this table. Ask ${host} for it. You can watch the game here.`,
  badInvite: (host: string) => `This invitation is no longer valid. Ask ${host} for a new link.`,
  theHost: 'the host',
  tableFull: 'All seats are taken. If one becomes free, you can sit down here right away.',
  otherTables: 'See other tables',
  ownTable: 'Open your own table',

  // Dead ends
  noTableHint:
    'It may have been closed, or part of the link is missing. Ask for the link again, or continue here:',
  closedHint: 'The host closed it, or the game wasn’t started in time. Ask for a new link, or continue here:',
  ownClosedHint: 'Its invitation link no longer works. You can open another table whenever you like.',
  started: 'This game has already started',
  startedHint: 'All seats are taken. You can watch, or open your own table.',
  over: 'This game is already over',
  overHint: 'You can replay it move by move, or open your own table.',
  noPersonHint: 'You may find them on the leaderboard.',

  // The waiting room
  shareTitle: 'Invite people',
  qrCode: 'QR code for the invitation link',
  qrHint: 'Or let them scan the code.',
  fairTitle: 'How shuffles stay fair',
  fairText:
    'Before anyone sat down, the server chose a secret and published its fingerprint. Every player adds a random number. After the game, your browser can verify that all shuffles follow from these.',
  fingerprint: 'Fingerprint (SHA-256):',
  seatsFree: (n: number) => `${counted('en', n, { one: 'seat is', other: 'seats are' })} still free`,

  // The hall
  hostedBy: (name: string) => `${name}’s table`,
  shortMinutes: (n: number) => `${n} min`,
  passkeyFirst: 'Add a passkey to your account',

  // The account
  signInTitle: 'How you sign in',
  guestHint:
    'You’re signed in on this browser only. If you clear its data, you’ll lose your name and games. With a passkey you can get them back, here and on your other devices.',
  passkeysTitle: 'Your passkeys',
  passkeyWaits: 'Your device should now ask for your passkey. If nothing appears, cancel and try again.',
  unnamedPasskey: 'Passkey',
  createdOn: (day: string) => `created ${day}`,
  usedOn: (day: string) => `last used ${day}`,
  neverUsed: 'not used yet',
  renamePasskey: (name: string) => `Rename ${name}`,
  removePasskey: (name: string) => `Remove ${name}`,
  remove: 'Remove',
  passkeyName: 'Passkey name',
  removeSure: (name: string) =>
    `Remove “${name}”? You won’t be able to sign in with it any more. It stays in your device’s password manager until you delete it there.`,
  sessionsTitle: 'Where you’re signed in',
  thisDevice: 'this device',
  unknownDevice: 'Unknown browser',
  endSession: (device: string) => `Sign out: ${device}`,
  endOthers: 'Sign out everywhere else',
  gamesTitle: 'Your games and data',
  programsTitle: 'For developers',
  apiDocs: 'API documentation',
  eraseHint: 'This can’t be undone:',
  erases: {
    name: 'Your name, settings, passkeys and chat messages are deleted, and so are the games saved to your account.',
    finished: 'Finished games stay, with “deleted player” in place of your name.',
    running: 'In games still in progress, a bot takes over your seat.',
    open: 'At tables where the game hasn’t started, your seat becomes free. If you’re the host there, another player takes over.',
    bots: 'The accounts of your own bots are deleted, too.',
  },
  erased: 'Your account has been deleted.',

  // Finished games
  wonBy: (name: string) => `${name} won`,
  wonByAll: (names: string) => `${names} shared the victory`,
  noScores: 'Ended early, without a result',
  endedEarly: (result: string) => `Ended early: ${result}`,
  resigned: 'resigned',
  practice: 'practice',
  playAgain: 'Play again with these people',
  score: 'Score',
} as const;
