import type { Game, GameId } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { FACES } from '../../games/faces.ts';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { factsOf, type GameLesson, PLAYER } from '../lesson.ts';
import { follow, search } from './search.ts';

/** What holds for the lessons of every game. */
export function describeLessons(game: Game, lessons: readonly GameLesson[]): void {
  describe.each(lessons)('$name', lesson => {
    test('starts from a legal position in which the player has to move', () => {
      const state = game.load(lesson.position);
      expect(state.ok ? game.actors(state.value) : state.refusal).toContain(PLAYER);
    });

    test('its solution passes, and nothing is better; not every line passes', () => {
      expect(follow(game, lesson, lesson.solution)).toBe(lesson.par);
      const { best, worst } = search(game, lesson);
      expect(best).toBe(lesson.par);
      expect(worst).toBeLessThan(lesson.par);
    });

    test('its hint leads to a solution', () => {
      expect(lesson.hint.length).toBeGreaterThan(0);
      expect(lesson.solution.flat().slice(0, lesson.hint.length)).toEqual(lesson.hint);
      expect(search(game, lesson, lesson.hint).best).toBe(lesson.par);
    });
  });

  test('names are unique', () => {
    expect(new Set(lessons.map(({ name }) => name)).size).toBe(lessons.length);
  });

  describe.each(LANGUAGE_CODES)('in %s', language => {
    test('every lesson has all its words, and takes every number from its facts', async () => {
      const { words, list } = await lessonsOf(game.id, language);
      expect(Object.keys(words.lessons)).toEqual(list.map(({ name }) => name));
      for (const lesson of list) {
        const said = words.lessons[lesson.name];
        if (said === undefined) throw new Error(`no words for ${lesson.name}`);
        const numbers = odd(factsOf(lesson));
        const allowed = Object.values(numbers).map(String);
        for (const text of [said.title, said.task(numbers), said.hint(numbers), said.learned]) {
          expect(text).toMatch(/\p{L}{2}/u);
          expect(text).not.toMatch(/undefined|NaN/);
          const foreign = (text.match(/\d+/g) ?? []).filter(number => !allowed.includes(number));
          expect(foreign, `${lesson.name}: ${text}`).toEqual([]);
        }
        expect(said.task(numbers), `${lesson.name} says what is wanted`).toContain(`${numbers.par}`);
        expect(words.units[lesson.unit]?.(lesson.par)).toContain(`${lesson.par}`);
      }
    });
  });
}

/** The same facts with numbers that nothing else has. */
const odd = <Given extends Readonly<Record<string, number>>>(facts: Given): Given => {
  const numbers = Object.keys(facts).map((key, i) => [key, 1001 + 12 * i]);
  return { ...facts, ...Object.fromEntries(numbers) };
};

async function lessonsOf(game: GameId, language: (typeof LANGUAGE_CODES)[number]) {
  const lessons = await FACES.sign(game)?.lessons?.(language);
  if (lessons === undefined) throw new Error(`${game} has no lessons`);
  return lessons;
}
