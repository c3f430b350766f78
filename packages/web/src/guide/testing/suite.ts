import { readdirSync, readFileSync } from 'node:fs';
import { type GameId, type GameMove, SeededRandom } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { LocalGame } from '../../local/game.ts';
import { TestHome } from '../../local/testing/home.ts';
import { choose } from '../../log/testing/games.ts';
import { expectSentence } from '../../log/testing/languages.ts';
import type { Sign } from '../../play/face.ts';
import type { GameTypes, PlayedGame, Snapshot } from '../../play/game.ts';
import { tonguesOf } from '../../play/testing/faces.ts';
import type { SeededGame } from '../../text-table/testing/seeded-game.ts';
import { snapshots } from '../../text-table/testing/snapshots.ts';
import type { GuideStep } from '../steps.ts';

/** The names a game's tables give to their parts; a dialog has the name of its picture. */
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

/** The tests every game's guide must pass. */
export function testGuide(game: GameId): void {
  describe(`the guide through ${game}`, async () => {
    const tongues = await tonguesOf(game);
    const steps = tongues.en.spoken.face.guide;

    test('is short', () => {
      expect(steps.length).toBeLessThanOrEqual(16);
      for (const language of LANGUAGE_CODES) {
        const texts = tongues[language].spoken.speech.guide;
        const names = steps.flatMap(({ name, aside }) => [
          name,
          ...(aside === undefined ? [] : [aside.name]),
        ]);
        expect(Object.keys(texts)).toEqual(names);
        for (const name of names) {
          expectSentence(language, texts[name] ?? '');
          expect((texts[name] ?? '').length, name).toBeLessThan(200);
        }
      }
    });

    test('never waits for what can’t happen any more', async () => {
      const played = await snapshots(game, 3, `guide ${game}`);
      const end = played.at(-1) ?? expect.fail('no game');
      for (const step of steps) expect(step.until?.(end) ?? true, step.name).toBe(true);
    });

    test('points at parts that the table has', () => {
      const anchors = anchorsOf(game);
      for (const { name, at } of steps) for (const anchor of at) expect(anchors, name).toContain(anchor);
    });
  });
}

/** A first game with the guide, dealt as its sign says, in which the bots have done what they can. */
export async function guidedGame<Of extends GameTypes>(
  sign: Pick<Sign, 'id' | 'guidedTable'>,
): Promise<PlayedGame<Of>> {
  const { levels, options, luck } = sign.guidedTable;
  const bots = levels.map(level => ({ kind: 'bot', level }) as const);
  const seats = [{ kind: 'human', name: '' } as const, ...bots];
  const setup = { game: sign.id, seats, options, memoryAid: false };
  const game = await LocalGame.create(
    { ...setup, luck: luck ?? expect.fail('dealt at random') },
    new TestHome(),
  );
  await game.run();
  // Naming the game names its types, too.
  const played: PlayedGame = game;
  return played as PlayedGame<Of>;
}

/** Which steps are done in a position. */
export const doneIn = <Of extends GameTypes>(steps: readonly GuideStep<Of>[], now: Snapshot<Of>): string[] =>
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
