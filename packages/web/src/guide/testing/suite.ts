import { readdirSync, readFileSync } from 'node:fs';
import { type GameId, type GameMove, SeededRandom } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { choose } from '../../log/testing/games.ts';
import { expectSentence } from '../../log/testing/languages.ts';
import type { GameTypes, Snapshot } from '../../play/game.ts';
import { LANGUAGES, tonguesOf } from '../../play/testing/faces.ts';
import type { SeededGame } from '../../text-table/testing/seeded-game.ts';
import type { Step } from '../steps.ts';

/** The names that the tables of a game give to their parts; a dialog has the name of its picture. */
function anchorsOf(game: GameId): Set<string> {
  const folder = new URL(`../../games/${game}/table/`, import.meta.url);
  const source = readdirSync(folder)
    .filter(name => name.endsWith('.tsx'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  return new Set(
    Array.from(source.matchAll(/(?:data-guide|<ToolDialog picture)="([\w-]+)"/g), ([, name]) => name ?? ''),
  );
}

/** The tests that the guide of every game passes. */
export function testGuide(game: GameId): void {
  describe(`the guide through ${game}`, async () => {
    const tongues = await tonguesOf(game);
    const steps = tongues.en.spoken.face.guide;

    test('is short', () => {
      expect(steps.length).toBeLessThanOrEqual(16);
      for (const language of LANGUAGES) {
        const texts = tongues[language].spoken.speech.guide;
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
}

/** Which steps are done in a position. */
export const doneIn = <Of extends GameTypes>(steps: readonly Step<Of>[], now: Snapshot<Of>): string[] =>
  steps.filter(step => step.until?.(now)).map(step => step.name);

export const moveOf = (game: SeededGame, kind: string): GameMove =>
  game.get().plan?.legal.find(({ move }) => move === kind) ?? expect.fail(`nobody can ${kind}`);

export async function playUntil<Of extends GameTypes>(
  game: SeededGame<Of>,
  isThere: (now: Snapshot<Of>) => boolean,
): Promise<void> {
  const random = new SeededRandom('guide');
  while (!isThere(game.get())) {
    const legal = game.get().plan?.legal ?? [];
    if (legal.length === 0) await game.confirm();
    else game.act(choose(legal, random));
  }
}
