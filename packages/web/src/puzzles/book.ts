import type { PuzzleBook, RatedPuzzle } from '@taproom/bots/puzzles';
import { beside } from '../app/base.ts';

/** The puzzles of a game. They are fetched when someone wants to solve some, and are not part of the offline cache. */
export async function loadBook(game: string): Promise<PuzzleBook> {
  const answer = await fetch(beside(`puzzles/${game}.json`));
  if (!answer.ok) throw new Error(`no puzzles: ${answer.status}`);
  return (await answer.json()) as PuzzleBook;
}

/** The themes of some puzzles, the most frequent first. */
export function themesIn(puzzles: readonly RatedPuzzle[]): string[] {
  const counts = new Map<string, number>();
  for (const theme of puzzles.flatMap(({ themes }) => themes))
    counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

/** How many of the nearest puzzles the next one is drawn from. */
const NEAREST = 8;

/** A puzzle near a rating; one that is new to the player, if there is any. `random` is from 0 to 1. */
export function nearestPuzzle(
  puzzles: readonly RatedPuzzle[],
  rating: number,
  done: ReadonlySet<string>,
  random: number,
): RatedPuzzle | null {
  const fresh = puzzles.filter(({ id }) => !done.has(id));
  const nearest = [...(fresh.length > 0 ? fresh : puzzles)]
    .sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
    .slice(0, NEAREST);
  return nearest[Math.floor(random * nearest.length)] ?? null;
}

/** The puzzle of a day, the same for everyone: days are written like 2026-11-17. */
export function puzzleOfDay(puzzles: readonly RatedPuzzle[], day: string): RatedPuzzle | null {
  let number = 0;
  for (const letter of day) number = (number * 31 + letter.charCodeAt(0)) % 1_000_003;
  return puzzles[number % puzzles.length] ?? null;
}
