import { expectOk, type Game, type GameMove } from '@taproom/games';
import { Course, type Standing } from '../course.ts';
import { type GameLesson, PLAYER } from '../lesson.ts';

/** What all lines of a lesson lead to. */
export interface Found {
  readonly best: number;
  readonly worst: number;
  /** A line that leads to the best. */
  readonly line: readonly string[];
}

/** Every legal line of a lesson, from the start or after the first moves. */
export function search(game: Game, lesson: GameLesson, first: readonly string[] = []): Found {
  const course = new Course(game, lesson);
  const known = new Map<string, Found>();
  const look = (now: Standing): Found => {
    if (course.isOver(now)) {
      const reached = course.measure(now);
      return { best: reached, worst: reached, line: [] };
    }
    const key = String.fromCharCode(now.turns, ...now.state);
    const before = known.get(key);
    if (before !== undefined) return before;
    const ends = game.moves(now.state, PLAYER).map(move => {
      const found = look(course.after(now, move));
      return { ...found, line: [game.write(move), ...found.line] };
    });
    const best = ends.reduce((one, other) => (other.best > one.best ? other : one));
    const found = { ...best, worst: Math.min(...ends.map(({ worst }) => worst)) };
    known.set(key, found);
    return found;
  };
  return look(first.reduce((now, text) => course.after(now, read(game, text)), course.begin()));
}

/** What one line leads to; null if it does not end the lesson. */
export function follow(game: Game, lesson: GameLesson, turns: readonly (readonly string[])[]): number | null {
  const course = new Course(game, lesson);
  let now = course.begin();
  for (const text of turns.flat()) now = course.after(now, read(game, text));
  return course.isOver(now) ? course.measure(now) : null;
}

const read = (game: Game, text: string): GameMove => expectOk(game.read(text));
