import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NoticeTextFile, type NoticeTexts } from '@taproom/contracts';

/** The texts by language; null if the client was not built, or by an older version. */
export type TextsByLanguage = ReadonlyMap<string, NoticeTexts> | null;

interface TextLog {
  warn(facts: object, text: string): void;
}

/** Reads the texts that the client's build wrote: the server itself has none. */
export function readNoticeTexts(site: string, log: TextLog): TextsByLanguage {
  try {
    const read = NoticeTextFile.parse(JSON.parse(readFileSync(join(site, 'notices.json'), 'utf8')));
    return new Map(Object.entries<NoticeTexts>(read));
  } catch (error) {
    log.warn(
      { err: error },
      'the texts of notifications are missing, so no emails are sent: rebuild the client',
    );
    return null;
  }
}

export const textsIn = (texts: TextsByLanguage, language: string): NoticeTexts | null =>
  texts?.get(language) ?? texts?.get('en') ?? null;

/** What bots of a level are called, in all languages. */
export const botNamesIn =
  (texts: TextsByLanguage) =>
  (level: string): readonly string[] =>
    [...(texts?.values() ?? [])].flatMap(({ levels }) => levels[level] ?? []);

/** Puts values in place of words in braces. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (braces, word: string) => values[word] ?? braces);
