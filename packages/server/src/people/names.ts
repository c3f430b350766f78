import { skeletonOf } from '@taproom/contracts';

/** Someone at a table: older accounts keep their name unchanged. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/**
 * Names to show at one table, by person: no two look the same, and none looks like a bot that plays there. Where one
 * would, it gets a number, as in "Anna (2)".
 */
export function distinctNames(
  people: readonly Named[],
  bots: readonly string[],
): ReadonlyMap<string, string> {
  const taken = new Set(bots.map(skeletonOf));
  const names = new Map<string, string>();
  for (const { id, name } of people.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))) {
    let shown = name;
    for (let n = 2; taken.has(skeletonOf(shown)); n++) shown = `${name} (${n})`;
    taken.add(skeletonOf(shown));
    names.set(id, shown);
  }
  return names;
}
