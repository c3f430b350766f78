import * as z from 'zod/mini';

/**
 * The difference between two views as a list of small changes, like a JSON patch, so that a turn costs only a few bytes for
 * each of many watchers. A change sets a value at a path, or removes what is there.
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

/** The changes that turn one value into another; both are plain data. */
export function changes(from: unknown, to: unknown): Change[] {
  const found: Change[] = [];
  if (from !== to) compare(from, to, [], found);
  return found;
}

/**
 * Adds the changes between two values that differ. Views of one game are nearly identical, so everything equal is
 * skipped first, and a path is only built where something changed.
 */
function compare(from: unknown, to: unknown, path: (string | number)[], found: Change[]): void {
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length) {
    for (let i = 0; i < to.length; i++) if (from[i] !== to[i]) compareAt(i, from[i], to[i], path, found);
  } else if (isBag(from) && isBag(to)) compareBags(from, to, path, found);
  else found.push([[...path], to]);
}

function compareBags(from: Bag, to: Bag, path: (string | number)[], found: Change[]): void {
  let kept = 0;
  for (const key in to) {
    if (from[key] === to[key]) kept++;
    else if (Object.hasOwn(from, key)) {
      kept++;
      compareAt(key, from[key], to[key], path, found);
    } else found.push([[...path, key], to[key]]);
  }
  const keys = Object.keys(from);
  if (keys.length > kept) for (const key of keys) if (!Object.hasOwn(to, key)) found.push([[...path, key]]);
}

function compareAt(
  step: string | number,
  from: unknown,
  to: unknown,
  path: (string | number)[],
  found: Change[],
): void {
  path.push(step);
  compare(from, to, path, found);
  path.pop();
}

/** The value after the changes. The old value is not modified; unchanged parts are shared. */
export const change = (value: unknown, list: readonly Change[]): unknown =>
  list.reduce((changed, [path, ...put]) => at(changed, path, 0, put), value);

function at(value: unknown, path: Path, depth: number, put: readonly unknown[]): unknown {
  const step = path[depth];
  if (step === undefined) return put[0];
  if (Array.isArray(value))
    return value.map((part, i) => (i === step ? at(part, path, depth + 1, put) : part));
  if (!isBag(value)) throw new Error(`no such path: ${path.join('.')}`);
  if (path.length > depth + 1 || put.length > 0)
    return { ...value, [step]: at(value[step], path, depth + 1, put) };
  const { [step]: _, ...others } = value;
  return others;
}
