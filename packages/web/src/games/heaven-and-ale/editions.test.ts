import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '@taproom/games';
import { GOALS, type HeavenAndAle, heavenAndAle } from '@taproom/games/heaven-and-ale';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { tonguesOf } from '../../play/testing/faces.ts';
import { readerOf } from '../../text-table/reader.ts';
import { SeededGame } from '../../text-table/testing/seeded-game.ts';
import { Courtyard } from './table/Courtyard.tsx';
import { Reckoning } from './table/Reckoning.tsx';
import type * as standing from './table/standing.ts';
import type { Cloister, CloisterNow } from './types.ts';

/**
 * A table that began under older rules is shown by them, and a new one by the new ones. Nothing here may follow the
 * numbers of the sources: the drawing is bundled with those of the old rules, the scoring with those of the new ones.
 */
const ROOT = process.cwd();
const GAME = 'heaven-and-ale';
const OLD = heavenAndAle.rules;

mkdirSync(join(ROOT, '.build'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.build', 'faces-'));
/** The rules after a change, beside the old ones. */
let games: Catalogue<HeavenAndAle>;
/** What a client works out after the change. */
let after: typeof standing;

const node = (...words: readonly string[]): Buffer =>
  execFileSync(process.execPath, [...words], { cwd: ROOT });

async function upgraded<Exports>(entry: string, name: string, pins: string): Promise<Exports> {
  node('checks/upgraded.mjs', entry, name, join(folder, name), pins);
  return import(/* @vite-ignore */ `${pathToFileURL(join(folder, name, `${name}.mjs`))}`);
}

beforeAll(async () => {
  const pins = join(folder, 'pins');
  node('scripts/run.mjs', 'scripts/pin.ts', GAME, pins);
  const rules = await upgraded<{ GAMES: Catalogue<HeavenAndAle> }>(
    'packages/games/src/index.ts',
    'games',
    pins,
  );
  games = rules.GAMES;
  after = await upgraded(`packages/web/src/games/${GAME}/table/standing.ts`, 'standing', pins);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const editionOf = (rules: number): HeavenAndAle =>
  games.editions(GAME).find(one => one.rules === rules) ?? expect.fail(`no rules ${rules}`);

/** A table of an edition, at which the first player has two large barrels. */
function tableOf(edition: HeavenAndAle): CloisterNow {
  const now = new SeededGame<Cloister>(GAME, 2, 'barrels', 0, edition).get();
  const players = now.view.players.map((player, seat) =>
    seat === 0 ? { ...player, largeBarrels: GOALS.slice(0, 2) } : player,
  );
  return { ...now, view: { ...now.view, players } };
}

/** What is drawn of a table: the barrels on the main board, and the score so far. */
async function drawn(edition: HeavenAndAle): Promise<string> {
  const { view: position } = tableOf(edition);
  const { en } = await tonguesOf(GAME, edition);
  const frame = { x: 0, y: 0, width: 800, height: 800 };
  return renderToStaticMarkup(
    en.spoken.speech.provide([
      createElement(Courtyard, { key: 'courtyard', frame, position, seat: 0 }),
      createElement(Reckoning, { key: 'reckoning', position, seat: 0 }),
    ]),
  );
}

const EDITIONS = [
  { name: 'old', rules: OLD, points: 4, other: 7 },
  { name: 'new', rules: OLD + 1, points: 7, other: 4 },
] as const;

it.each(EDITIONS)('the $name rules give $points points for a large barrel', ({ rules, points }) => {
  const edition = editionOf(rules);
  expect(edition.numbers.LARGE_BARREL_VP).toBe(points);
  const [player = expect.fail()] = tableOf(edition).view.players;
  expect(after.breakdownNow(edition, player).barrels).toBe(2 * points);
});

it.each(EDITIONS)('a table of the $name rules shows $points and adds up by it', async ({ rules, points }) => {
  const html = await drawn(editionOf(rules));
  const named = [...html.matchAll(/large barrel \((\d+) VP\)/g)].map(([, said]) => Number(said));
  expect(new Set(named)).toEqual(new Set([points]));
  expect(/>Barrels<\/th><td><\/td><td>(\d+)</.exec(html)?.[1]).toBe(`${2 * points}`);
});

it('the points are drawn on the barrels, too', async () => {
  const [before, now] = await Promise.all(
    [OLD, OLD + 1].map(async rules => [...(await drawn(editionOf(rules))).matchAll(/ d="[^"]+"/g)].join()),
  );
  expect(before === now).toBe(false);
  expect(before === [...(await drawn(heavenAndAle)).matchAll(/ d="[^"]+"/g)].join()).toBe(true);
});

it.each(EDITIONS)(
  'a table of the $name rules says $points in every language',
  async ({ rules, points, other }) => {
    const edition = editionOf(rules);
    const now = tableOf(edition);
    const tongues = await tonguesOf(GAME, edition);
    for (const language of LANGUAGE_CODES) {
      const tongue = tongues[language];
      const { speech } = tongue.spoken;
      const reader = readerOf(now, tongue);
      const said = [
        ...(speech.about('barrels:0:own', now, reader)?.lines ?? []),
        ...(speech.about(`goal:${GOALS[2]}`, now, reader)?.lines ?? []).slice(0, 1),
        speech.guide.barrels ?? '',
      ];
      expect(said).toHaveLength(3);
      for (const line of said) {
        expect(line, language).toMatch(new RegExp(`\\b${points}\\b`));
        expect(line, language).not.toMatch(new RegExp(`\\b${other}\\b`));
      }
      const [first = expect.fail()] = speech.text.score(now, reader).lines;
      expect(first.text, language).toMatch(new RegExp(`\\b${2 * points}\\b`));
    }
  },
);
