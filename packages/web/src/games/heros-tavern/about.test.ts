import { readdirSync, readFileSync } from 'node:fs';
import { CARDS, herosTavern, RESOURCES, tables } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { expectSentence } from '../../log/testing/languages.ts';
import { tonguesOf } from '../../play/testing/faces.ts';
import { readerOf } from '../../text-table/reader.ts';
import { snapshots } from '../../text-table/testing/snapshots.ts';
import { aboutIn } from './about.ts';
import { BOOTHS } from './table/card-groups.ts';
import type { Tavern } from './types.ts';
import { loadWords } from './words.ts';

const tongues = await tonguesOf('heros-tavern');
const SEATS = 5;

/** Everything a `data-about` of each kind can name. */
const NAMES: Readonly<Record<string, readonly (string | number)[]>> = {
  card: CARDS,
  booth: BOOTHS,
  token: RESOURCES,
  rival: Array.from({ length: SEATS }, (_, seat) => seat),
  row: Array.from({ length: tables.ROUNDS + 1 }, (_, row) => row),
};

/** The keys that the table's parts carry, as their sources say. */
function keysOfTable(): string[] {
  const folder = new URL('./table/', import.meta.url);
  const source = readdirSync(folder)
    .filter(name => name.endsWith('.tsx'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const plain = Array.from(source.matchAll(/data-about="([\w-]+)"/g), ([, key]) => key ?? '');
  const kinds = Array.from(source.matchAll(/data-about=\{`([\w-]+):\$/g), ([, kind]) => kind ?? '');
  return [
    ...plain,
    ...[...new Set(kinds)].flatMap(kind => (NAMES[kind] ?? expect.fail(kind)).map(of => `${kind}:${of}`)),
  ];
}

test.each(LANGUAGE_CODES)('everything on the table answers, all through a game, in %s', async language => {
  const about = aboutIn(await loadWords(language, herosTavern));
  const keys = keysOfTable();
  expect(keys).toContain('round');
  expect(keys).toContain('card:jester');
  for (const now of await snapshots<Tavern>('heros-tavern', SEATS, 'about'))
    for (const key of keys) {
      const answer = about(key, now, readerOf(now, tongues[language])) ?? expect.fail(key);
      expect(answer.title).not.toBe('');
      for (const line of answer.lines) expectSentence(language, line);
      expect(answer.rule).toMatch(/^\d\.\d$/);
    }
  const [now] = await snapshots<Tavern>('heros-tavern', 3, 'about');
  if (now !== undefined) expect(about('card:dragon', now, readerOf(now, tongues[language]))).toBeNull();
});
