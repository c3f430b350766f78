import type { GameId } from '@taproom/games';
import { kept } from '../kept.ts';
import { Observable } from '../observable.ts';

/** The names of the lessons that were solved, by game. */
type Solved = Readonly<Record<GameId, readonly string[]>>;

/** Which lessons were solved on this device. Invalid data is ignored. */
export class LessonProgress {
  private readonly kept = kept('taproom.lessons', readSolved);
  private solved: Solved = this.kept.get() ?? {};
  private readonly changes = new Observable();
  readonly subscribe = this.changes.subscribe;

  readonly get = (): Solved => this.solved;

  has(game: GameId, lesson: string): boolean {
    return this.solved[game]?.includes(lesson) ?? false;
  }

  add(game: GameId, lesson: string): void {
    if (this.has(game, lesson)) return;
    // Another tab may have solved others.
    const before = this.kept.get() ?? this.solved;
    const names = new Set([...(before[game] ?? []), ...(this.solved[game] ?? []), lesson]);
    this.solved = { ...before, [game]: [...names] };
    this.kept.set(this.solved);
    this.changes.notify();
  }
}

function readSolved(stored: unknown): Solved | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  return Object.fromEntries(
    Object.entries(stored).map(([game, names]: [string, unknown]) => [
      game,
      Array.isArray(names) ? names.filter(name => typeof name === 'string') : [],
    ]),
  );
}

export const lessonProgress = new LessonProgress();
