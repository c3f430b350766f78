import { counted } from '../plural.ts';

/** What the server writes in mails and webhooks. Only the build uses these words: the client itself doesn't load them. */
export const letterWords = {
  turn: (game: string) => `${game}: it’s your turn`,
  against: (names: string) => `At the table: ${names}`,
  test: (house: string) => `This is a test from ${house}. Notifications will arrive here.`,
  waiting: (n: number) => `Your turn in ${counted('en', n, { one: 'game', other: 'games' })}`,
  manyWaiting: (n: number) => `Your turn in more than ${n} games`,
  hello: (name: string) => `Hello ${name},`,
  why: (house: string) =>
    `You’re getting this email because you turned on notifications at ${house}. You can change that on your account page.`,
  unsubscribe: 'Unsubscribe:',
  codeSubject: (code: string, house: string) => `${code} is your code for ${house}`,
  code: (code: string) => `Enter this code on your account page within an hour: ${code}`,
  codeLink: 'Or open this link in the browser you play in:',
  stranger: 'If you didn’t ask for this, ignore this email. You won’t get any more.',
  endTitle: 'Unsubscribe',
  endAsk: (address: string) => `Stop sending emails to ${address}?`,
  endButton: 'Unsubscribe',
  ended: 'Done. You won’t get any more emails, and your address has been deleted.',
  endGone: 'This link is no longer valid. You have probably unsubscribed already.',
};
