import type { TurnRow } from '../../src/store/rows.ts';

/** What became of turns that a client was promised to be on disk. All of it must be empty. */
export interface Broken {
  /** Keys of acknowledged turns that are not stored. */
  readonly lost: string[];
  /** Those that are stored more than once. */
  readonly doubled: string[];
  /** Those that are stored before a turn that the same client had finished earlier. */
  readonly disordered: string[];
}

/** Holds the keys of one client's acknowledged turns, in the order of their answers, against a table's stored turns. */
export function brokenPromises(acknowledged: Iterable<string>, turns: readonly TurnRow[]): Broken {
  const places = new Map<string, number[]>();
  for (const [place, { key }] of turns.entries())
    if (key !== null) places.set(key, [...(places.get(key) ?? []), place]);
  const broken: Broken = { lost: [], doubled: [], disordered: [] };
  let last = -1;
  for (const key of acknowledged) {
    const [place, ...more] = places.get(key) ?? [];
    if (place === undefined) {
      broken.lost.push(key);
      continue;
    }
    if (more.length > 0) broken.doubled.push(key);
    if (place < last) broken.disordered.push(key);
    last = place;
  }
  return broken;
}
