import { MOST_IN_LETTER, type NoticeTexts } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import type { GameId } from '@taproom/games';
import { fill } from './notice-texts.ts';
import type { Mail } from './postman.ts';
import type { Worded } from './webhooks.ts';

/** A correspondence game that is waiting for someone. */
export interface WaitingGame {
  readonly table: string;
  readonly game: GameId;
  /** What the game is called, where no texts are known. */
  readonly title: string;
  /** The others at the table: a person's name, or the level of a bot. */
  readonly opponents: readonly { readonly name: string; readonly isBot: boolean }[];
}

/** Puts notifications into words, in the language of those who read them. */
export interface NoticeReader {
  readonly name: string;
  readonly texts: NoticeTexts | null;
  /** What addresses of pages start with. */
  readonly root: string;
  /** The same, as the operator has set it; null if it is only known from requests. */
  readonly publicRoot: string | null;
  readonly house: string;
}

const linkTo = (table: string, { root }: NoticeReader): string =>
  `${root}${addressOf({ page: 'table', id: table })}`;

/** Names need no translation. */
export function wordedTurn(id: string, waiting: WaitingGame, reader: NoticeReader): Worded {
  const { texts } = reader;
  const { table, game, opponents } = waiting;
  const title = texts?.games[game] ?? waiting.title;
  const names = opponents.map(({ name, isBot }) => (isBot ? (texts?.levels[name] ?? name) : name)).join(', ');
  return {
    id,
    title: texts === null ? title : fill(texts.turn, { game: title }),
    text: texts === null || names === '' ? names : fill(texts.against, { names }),
    link: linkTo(table, reader),
    data: { game, table, opponents: opponents.map(({ name }) => name) },
  };
}

export function wordedTest(id: string, { texts, root, house }: NoticeReader): Worded {
  const title = texts === null ? house : fill(texts.test, { house });
  return { id, title, text: '', link: `${root}${addressOf({ page: 'account' })}`, data: { test: true } };
}

type Wording = Pick<Mail, 'subject' | 'text'>;

/** One email about all games that are waiting for someone. */
export function wordedLetter(
  games: readonly WaitingGame[],
  reader: NoticeReader,
  unsubscribe: string,
): Wording {
  const { texts, name, house } = reader;
  if (texts === null) throw new Error('there are no texts to write mails with');
  const lines = games.slice(0, MOST_IN_LETTER).map(waiting => {
    const { title, text, link } = wordedTurn('', waiting, reader);
    return `${[title, text].filter(part => part !== '').join('\n')}\n${link}`;
  });
  const count = Math.min(games.length, MOST_IN_LETTER + 1);
  return {
    subject: texts.waiting[count] ?? house,
    text: [
      fill(texts.mail.hello, { name }),
      ...lines,
      `-- \n${fill(texts.mail.why, { house })}\n${texts.mail.unsubscribe} ${unsubscribe}`,
    ].join('\n\n'),
  };
}

/**
 * The code that verifies an address. It may go to a stranger, so it has a link only if the operator has said where the
 * server is: what a request says of that may be made up.
 */
export function wordedCode(code: string, { texts, publicRoot, house }: NoticeReader): Wording {
  if (texts === null) throw new Error('there are no texts to write mails with');
  const { mail } = texts;
  const link =
    publicRoot === null
      ? []
      : [`${mail.codeLink}\n${publicRoot}${addressOf({ page: 'account' })}#mail=${code}`];
  return {
    subject: fill(mail.codeSubject, { code, house }),
    text: [fill(mail.code, { code, house }), ...link, mail.stranger].join('\n\n'),
  };
}

export function wordedTestMail(reader: NoticeReader, unsubscribe: string): Wording {
  const { title, link } = wordedTest('', reader);
  const { texts } = reader;
  return { subject: title, text: [title, link, `${texts?.mail.unsubscribe} ${unsubscribe}`].join('\n\n') };
}
