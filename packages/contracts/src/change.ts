import * as z from 'zod/mini';

/**
 * The difference between two views as a list of small changes, so that a turn costs a few bytes for each of many
 * watchers. A change puts a value at a path, or takes away what is there.
 */
export const Change = z.union([
  z.tuple([z.array(z.union([z.string(), z.int()])), z.unknown()]),
  z.tuple([z.array(z.union([z.string(), z.int()]))]),
]);
export type Change = z.infer<typeof Change>;

type Path = readonly (string | number)[];
type Bag = { [key: string]: unknown };

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What leads from one value to another; both are plain data. */
export function changes(from: unknown, to: unknown): Change[] {
  const found: Change[] = [];
  compare(from, to, [], found);
  return found;
}

/** Adds what leads from one value to another. The path is written out only where something changed: that is rare. */
function compare(from: unknown, to: unknown, path: (string | number)[], found: Change[]): void {
  if (Object.is(from, to)) return;
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    for (let i = 0; i < to.length; i++) compareAt(i, from[i], to[i], path, found);
  } else if (isBag(from) && isBag(to)) {
    for (const key in from) if (!Object.hasOwn(to, key)) found.push([[...path, key]]);
    for (const key in to) {
      if (Object.hasOwn(from, key)) compareAt(key, from[key], to[key], path, found);
      else found.push([[...path, key], to[key]]);
    }
  } else found.push([[...path], to]);
}

function compareAt(
  step: string | number,
  from: unknown,
  to: unknown,
  path: (string | number)[],
  found: Change[],
): void {
  if (Object.is(from, to)) return;
  path.push(step);
  compare(from, to, path, found);
  path.pop();
}

/** The value after the changes. The old one stays as it was; parts that did not change are shared. */
export const change = (value: unknown, list: readonly Change[]): unknown =>
  list.reduce((changed, [path, ...put]) => at(changed, path, put), value);

function at(value: unknown, path: Path, put: readonly unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return put[0];
  if (Array.isArray(value)) return value.map((part, i) => (i === step ? at(part, rest, put) : part));
  if (!isBag(value)) throw new Error(`no such path: ${path.join('.')}`);
  if (rest.length > 0 || put.length > 0) return { ...value, [step]: at(value[step], rest, put) };
  const { [step]: _, ...others } = value;
  return others;
}
