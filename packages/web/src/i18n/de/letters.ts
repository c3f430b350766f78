import type { letterWords as en } from '../en/letters.ts';
import type { Widen } from '../messages.ts';
import { counted } from '../plural.ts';

/** What the server writes in mails and webhooks. Only the build uses these words: the client itself doesn't load them. */
export const letterWords: Widen<typeof en> = {
  turn: (game: string) => `${game}: Du bist dran`,
  against: (names: string) => `Am Tisch: ${names}`,
  test: (house: string) => `Das ist ein Test von ${house}. Benachrichtigungen kommen hier an.`,
  waiting: (n: number) => `Du bist in ${counted('de', n, { one: 'Spiel', other: 'Spielen' })} dran`,
  manyWaiting: (n: number) => `Du bist in mehr als ${n} Spielen dran`,
  hello: (name: string) => `Hallo ${name},`,
  why: (house: string) =>
    `Du bekommst diese E-Mail, weil du bei ${house} Benachrichtigungen eingeschaltet hast. Auf deiner Kontoseite kannst du das ändern.`,
  unsubscribe: 'E-Mails abbestellen:',
  codeSubject: (code: string, house: string) => `${code} ist dein Code für ${house}`,
  code: (code: string) => `Gib diesen Code innerhalb einer Stunde auf deiner Kontoseite ein: ${code}`,
  codeLink: 'Oder öffne diesen Link in dem Browser, in dem du spielst:',
  stranger: 'Du hast das nicht angefordert? Dann ignoriere diese E-Mail. Du bekommst keine weiteren.',
  endTitle: 'E-Mails abbestellen',
  endAsk: (address: string) => `Soll Taproom keine E-Mails mehr an ${address} schicken?`,
  endButton: 'Abbestellen',
  ended: 'Erledigt. Du bekommst keine E-Mails mehr, und deine Adresse ist gelöscht.',
  endGone: 'Dieser Link gilt nicht mehr. Wahrscheinlich hast du die E-Mails schon abbestellt.',
};
