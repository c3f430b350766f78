import { counted } from '../plural.ts';

/** The settings of notifications. */
export const noticeWords = {
  intro:
    'When it’s your turn in a correspondence game, or in a game without a clock, and you don’t have it open, you’ll be notified in the ways you choose here.',
  here: 'On this device',
  others: (n: number) => `On ${counted('en', n, { one: 'other device', other: 'other devices' })} as well.`,
  noService: 'This browser has no push service, so it can only notify you while Taproom is open.',
  chat: 'In a chat or app',
  chatHint: 'Paste a webhook address from Discord, Slack, ntfy or a program of your own.',
  webhook: 'Webhook address',
  form: 'Format',
  forms: {
    auto: 'Detect from the address',
    discord: 'Discord',
    slack: 'Slack',
    ntfy: 'ntfy',
    json: 'JSON for programs',
  },
  mail: 'By email',
  noMail: 'This server can’t send email: its operator hasn’t set up a mail server.',
  mailHint: 'Games are collected into one email, so you don’t get one for every turn.',
  address: 'Email address',
  ask: 'Send me a code',
  mailAsked: (address: string) => `A code was sent to ${address}. It is valid for an hour.`,
  code: 'Code from the email',
  confirm: 'Confirm',
  mailOn: (address: string) => `Emails go to ${address}.`,
  mailStopped: (address: string) =>
    `The mail server refused ${address}, so nothing is sent there any more. Check the address and request a new code.`,
  mailEnd: 'Delete address',
  feed: 'In a feed reader',
  quiet: 'Quiet hours',
  quietHint:
    'Notifications wait until the quiet hours are over. If it’s no longer your turn by then, you won’t get them.',
  quietOn: 'No notifications at night',
  from: 'From',
  to: 'Until',
  zone: (zone: string) => `Time zone: ${zone}`,
  thisTable: 'Notify me about this game',
  tables: 'Games',
  tablesHint: 'Untick a game to stop notifications about it.',
  noTables: 'You have no correspondence games or games without a clock at the moment.',
  table: (game: string, names: string) => (names === '' ? game : `${game}: ${names}`),
  test: 'Send a test',
  tested: {
    sent: 'Sent. It should arrive any moment.',
    off: 'There is nowhere to send it yet. Turn this on first.',
    refused: 'The address was refused.',
    failed: 'The test wasn’t accepted.',
  },
  failedWith: (status: number) =>
    `The test wasn’t accepted: the other server answered with status ${status}.`,
  save: 'Save',
  saved: 'Saved.',
  remove: 'Remove',
};
