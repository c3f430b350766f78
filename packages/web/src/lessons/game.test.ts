import { expectOk, type Game } from '@taproom/games';
import { heavenAndAle } from '@taproom/games/heaven-and-ale';
import { herosTavern } from '@taproom/games/heros-tavern';
import { describe, expect, test } from 'vitest';
import { LESSONS as CLOISTER } from '../games/heaven-and-ale/lessons/lessons.ts';
import { LESSONS as TAVERN } from '../games/heros-tavern/lessons/lessons.ts';
import { LessonGame } from './game.ts';
import type { GameLesson } from './lesson.ts';

const SITTERS = [
  { kind: 'human', name: '' },
  { kind: 'bot', level: 'novice' },
  { kind: 'bot', level: 'novice' },
] as const;

const begin = (rules: Game, lesson: GameLesson, isText = false): LessonGame =>
  new LessonGame(rules, lesson, SITTERS, () => isText);

async function play(rules: Game, game: LessonGame, turns: readonly (readonly string[])[]): Promise<void> {
  for (const turn of turns) {
    for (const text of turn) expectOk(game.act(expectOk(rules.read(text))));
    expectOk(await game.confirm());
  }
}

const GAMES: readonly (readonly [Game, readonly GameLesson[]])[] = [
  [heavenAndAle, CLOISTER],
  [herosTavern, TAVERN],
];

describe.each(
  GAMES.flatMap(([rules, lessons]) => lessons.map(lesson => ({ rules, lesson, name: lesson.name }))),
)('$rules.id $name', ({ rules, lesson }) => {
  test('passes with its solution played through plans, as on the table', async () => {
    const game = begin(rules, lesson);
    expect(game.verdict).toBeNull();
    await play(rules, game, lesson.solution);
    expect(game.verdict).toEqual({ reached: lesson.par, par: lesson.par, passed: true });
    expect(game.get().mayAct).toBe(false);
    expect(game.get().told.length).toBeGreaterThan(0);
  });
});

const [sunAndShade] = CLOISTER;

describe('an attempt', () => {
  test('measures what was reached when it fails', async () => {
    const game = begin(heavenAndAle, sunAndShade);
    await play(heavenAndAle, game, [
      ['go 11', 'buy hops3 c5', 'done'],
      ['go 12', 'score hops', 'done'],
    ]);
    expect(game.verdict).toEqual({ reached: 0, par: 3, passed: false });
    expect(game.get()).toMatchObject({ stopped: true, awaited: [], plan: null });
    expect(await game.confirm()).toMatchObject({ ok: false });
  });

  test('shows no purchase that can’t be made any more when it is over', async () => {
    const [resources] = TAVERN;
    const game = begin(herosTavern, resources);
    expect(game.get()).toMatchObject({ replaying: false, endedEarly: false });
    await play(herosTavern, game, resources.solution);
    expect(game.get()).toMatchObject({ view: { stage: 'purchase' }, replaying: true, endedEarly: true });
    // A text table stays one: it has no cards to look at.
    const text = begin(herosTavern, resources, true);
    await play(herosTavern, text, resources.solution);
    expect(text.get()).toMatchObject({ replaying: false, stopped: true });
  });

  test('takes back planned moves, refuses illegal ones and half turns', async () => {
    const game = begin(heavenAndAle, sunAndShade);
    expect(await game.confirm()).toMatchObject({ ok: false, refusal: { code: 'unfinished-turn' } });
    expect(game.act({ move: 'done' }).ok).toBe(false);
    expectOk(game.act(expectOk(heavenAndAle.read('go 11'))));
    game.undoMove();
    expect(game.get().plan?.moves).toEqual([]);
    game.redoMove();
    expect(game.get().plan?.moves).toHaveLength(1);
    game.startOver();
    expect(game.get().plan?.canUndo).toBe(false);
  });

  test('tells of the turns of the others, and shows earlier positions', async () => {
    const timing = CLOISTER.find(({ name }) => name === 'timing');
    if (timing === undefined) throw new Error('no such lesson');
    const game = begin(heavenAndAle, timing);
    await play(heavenAndAle, game, [['go 15', 'buy barley4 c1', 'done']]);
    const { turns, view, moves } = game.get();
    expect(turns.map(({ seats }) => seats[0])).toEqual([0, 1]);
    expect(view).toMatchObject({ discs: { 16: 0 } });
    expect(game.viewAt(0)).toMatchObject({ discs: { 16: 1 } });
    expect(game.viewAt(moves)).toEqual(view);
  });

  test('never shows a hidden hand', () => {
    const [resources] = TAVERN;
    const drawn = TAVERN.map(lesson => begin(herosTavern, lesson).get().view);
    for (const view of drawn) expect(view).toMatchObject({ viewer: 0, pileCards: null });
    expect(begin(herosTavern, resources).get().awaited).toEqual([0]);
  });
});
