import * as z from 'zod/mini';
import { Game } from './words.ts';

/** The most games that an email lists; beyond that it only says that there are more. */
export const MOST_IN_LETTER = 20;

/**
 * The texts that the server sends outside of the client: in emails, webhooks and push tests, and on the unsubscribe
 * page. The client's build writes it in all its languages to the file `notices.json`. Words in braces stand for what is
 * only known later.
 */
export const NoticeTexts = z.object({
  /** The titles of the games. */
  games: z.record(Game, z.string()),
  /** What bots are called, by their levels. */
  levels: z.record(z.string(), z.string()),
  /** `{game}` */
  turn: z.string(),
  /** `{names}` of the others at the table. */
  against: z.string(),
  /** `{house}`: the server's name. */
  test: z.string(),
  /** The subject of an email by the number of games, up to `MOST_IN_LETTER`; the last one is for more. */
  waiting: z.array(z.string()).check(z.length(MOST_IN_LETTER + 2)),
  mail: z.object({
    /** `{name}` */
    hello: z.string(),
    /** `{house}` */
    why: z.string(),
    unsubscribe: z.string(),
    /** `{code}`, `{house}` */
    codeSubject: z.string(),
    /** `{code}` */
    code: z.string(),
    /** Before the link that confirms the address without typing. */
    codeLink: z.string(),
    /** For recipients who did not request it. */
    stranger: z.string(),
  }),
  /** The unsubscribe page. */
  page: z.object({
    title: z.string(),
    /** `{address}` */
    ask: z.string(),
    button: z.string(),
    done: z.string(),
    gone: z.string(),
  }),
});
export type NoticeTexts = z.infer<typeof NoticeTexts>;

/** The content of `notices.json`, by language. English is always there. */
export const NoticeTextFile = z.intersection(
  z.object({ en: NoticeTexts }),
  z.record(z.string().check(z.regex(/^[a-z]{2}$/)), NoticeTexts),
);
export type NoticeTextFile = z.infer<typeof NoticeTextFile>;
