import { readdirSync, readFileSync } from 'node:fs';
import { GAMES, type GameId, type GameMove, SeededRandom } from '@taproom/games';
import type { Position } from '@taproom/games/heaven-and-ale';
import { describe, expect, test } from 'vitest';
import { choose } from '../log/testing/games.ts';
import { CATALOGUES, expectSentence, LANGUAGES } from '../log/testing/languages.ts';
import type { Snapshot } from '../play/game.ts';
import { SeededGame } from '../text-table/testing/seeded-game.ts';
import { STEPS } from './steps.ts';

/** The names that the tables of a game give to their parts; a dialog of the tavern has the name of its picture. */
function anchorsOf(game: GameId): Set<string> {
  const folder = new URL(`../games/${game}/table/`, import.meta.url);
  const source = readdirSync(folder)
    .filter(name => name.endsWith('.tsx'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  return new Set(
    Array.from(source.matchAll(/(?:data-guide|<ToolDialog picture)="([\w-]+)"/g), ([, name]) => name ?? ''),
  );
}

describe.each(GAMES.ids)('the guide through %s', game => {
  const steps = STEPS[game];

  test('is short', () => {
    expect(steps.length).toBeLessThanOrEqual(16);
    for (const language of LANGUAGES) {
      const { steps: told } = CATALOGUES[language].guide;
      const texts: Readonly<Record<string, string>> = told[game as keyof typeof told];
      expect(Object.keys(texts)).toEqual(steps.map(step => step.name));
      for (const { name } of steps) {
        expectSentence(language, texts[name] ?? '');
        expect((texts[name] ?? '').length, name).toBeLessThan(200);
      }
    }
  });

  test('points at parts that the table has', () => {
    const anchors = anchorsOf(game);
    for (const { name, at } of steps) for (const anchor of at) expect(anchors, name).toContain(anchor);
  });
});

/** Which steps are done in a position. */
const doneIn = (game: GameId, now: Snapshot): string[] =>
  STEPS[game].filter(step => step.until?.(now)).map(step => step.name);

const moveOf = (game: SeededGame, kind: string): GameMove =>
  game.get().plan?.legal.find(({ move }) => move === kind) ?? expect.fail(`nobody can ${kind}`);

async function playUntil(game: SeededGame, isThere: (now: Snapshot) => boolean): Promise<void> {
  const random = new SeededRandom('guide');
  while (!isThere(game.get())) {
    const legal = game.get().plan?.legal ?? [];
    if (legal.length === 0) await game.confirm();
    else game.act(choose(legal, random));
  }
}

test('Heaven & Ale: each step is done when the player has done it', async () => {
  const seeds = Array.from({ length: 20 }, (_, i) => `guide ${i}`);
  const game = seeds
    .map(seed => new SeededGame('heaven-and-ale', 2, seed))
    .find(one => (one.get().view as Position).stage === 'place');
  if (game === undefined) throw new Error('nobody else begins');
  const done = (): string[] => doneIn('heaven-and-ale', game.get());
  expect(done()).toEqual([]);
  game.act(moveOf(game, 'start'));
  expect(done()).toEqual(['place']);
  await game.confirm();
  expect(done()).toEqual(['place', 'confirm']);
  game.act(moveOf(game, 'go'));
  expect(done()).toEqual(['place', 'go']);
  game.act(moveOf(game, 'buy'));
  expect(done()).toEqual(['place', 'go', 'buy']);
  await game.confirm();
  expect(done()).toEqual(['place', 'confirm', 'go', 'buy', 'turn']);
  await playUntil(game, now => (now.view as Position).round > 1 && now.plan?.moves.length === 0);
  expect(done()).toEqual(['place', 'confirm', 'go', 'buy', 'turn', 'home']);
});

test('Hero’s Tavern: each step is done when the player has done it', async () => {
  const game = new SeededGame('heros-tavern', 3, 'guide');
  const done = (): string[] => doneIn('heros-tavern', game.get());
  expect(done()).toEqual([]);
  game.act(moveOf(game, 'pick'));
  expect(done()).toEqual(['pick']);
  await game.confirm();
  expect(done()).toEqual(['pick', 'take']);
  await playUntil(game, now => now.plan?.legal.some(({ move }) => move === 'buy') ?? false);
  expect(done()).toEqual(['pick', 'take', 'draft']);
  game.act(moveOf(game, 'buy'));
  await game.confirm();
  expect(done()).toEqual(['take', 'draft', 'buy']);
});
