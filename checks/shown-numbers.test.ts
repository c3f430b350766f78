import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { filesUnder, importsIn, ROOT } from './source.ts';

/**
 * A table may be played by older rules than the newest, and is shown by its own: what draws it or speaks of it takes
 * numbers and sums from the rules that it is given, not from the sources of the game. From these it takes only the names
 * of things, and what is drawn by hand and therefore the same under all rules: the shape of the boards.
 */
const SHAPE: Readonly<Record<string, readonly string[]>> = {
  'heaven-and-ale': [
    'ACTION_SPACES',
    'BREWMASTER_START',
    'HEX_NAMES',
    'HEX_PLACES',
    'SHED_NAMES',
    'SHED_NEIGHBOURS',
    'SHED_PLACES',
    'TRACK_END',
    'sideOf',
  ],
};

/** Imports that are right all the same, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'packages/web/src/i18n/ru/heaven-and-ale/words.ts GOAL_NUMBERS': 'in the names of goals, like in their ids',
};

/** What shows the newest rules: books, aids, lessons, the calculator, what is printed, and the form for a new table. */
const NEWEST = {
  face: /^(aid|lessons|options|print|rules|score)\/|^(Options|learning|sign)\.tsx$/,
  words:
    /^(aid|explore|glossary|lessons|options|pictures|pieces|puzzles|questions|rules|rules-\w+|rulings|score|sign)\.ts$/,
};

/** The sources that draw a table of a game or speak of it. */
const shownBy = (game: string): string[] =>
  filesUnder('packages/web/src').filter(path => {
    if (!/\.tsx?$/.test(path) || /\.test\.tsx?$|\/testing\//.test(path)) return false;
    const face = path.split(`packages/web/src/games/${game}/`)[1];
    if (face !== undefined) return !NEWEST.face.test(face);
    const words = new RegExp(`^packages/web/src/i18n/\\w+/${game}/(.+)$`).exec(path)?.[1];
    return words !== undefined && !NEWEST.words.test(words);
  });

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The values, not the types, that a source takes from the rules of a game. */
const takenFrom = (game: string, path: string, source: string): string[] =>
  importsIn(path, source)
    .filter(({ from, taken }) => from === `@taproom/games/${game}` && !taken.startsWith('type '))
    .flatMap(({ taken }) => taken.replace(/[{}]/g, '').split(','))
    .map(name => name.trim().replace(/ as .*/, ''))
    .filter(name => name !== '' && !name.startsWith('type '));

/** The names that the vocabulary of a game exports, as values. */
const vocabularyOf = (game: string): ReadonlySet<string> =>
  new Set(
    [
      ...textOf(`packages/games/src/${game}/vocabulary.ts`).matchAll(/^export (?:const|function) (\w+)/gm),
    ].map(([, name]) => name ?? ''),
  );

describe.each(GAMES.ids)('what shows a table of %s', game => {
  const files = shownBy(game);

  it('takes its numbers from the rules of that table', () => {
    expect(files.length).toBeGreaterThan(20);
    const known = new Set([...vocabularyOf(game), ...(SHAPE[game] ?? [])]);
    const wrong = files.flatMap(path =>
      takenFrom(game, path, textOf(path))
        .filter(name => !known.has(name))
        .map(name => `${path} ${name}`),
    );
    expect(wrong).toEqual(Object.keys(EXCEPTIONS).filter(one => one.includes(`/${game}/`)));
  });

  it('would be noticed to take one from the sources', () => {
    const source = `import { type Card, CARDS, ROUNDS as rounds } from '@taproom/games/${game}';`;
    expect(takenFrom(game, 'some.ts', source)).toEqual(['CARDS', 'ROUNDS']);
  });
});
