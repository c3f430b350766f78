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
export function changes(from: unknown, to: unknown, path: Path = []): Change[] {
  if (Object.is(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length)
    return to.flatMap((value, i) => changes(from[i], value, [...path, i]));
  if (isBag(from) && isBag(to)) {
    const gone = Object.keys(from).filter(key => !Object.hasOwn(to, key));
    return [
      ...gone.map((key): Change => [[...path, key]]),
      ...Object.keys(to).flatMap(key =>
        Object.hasOwn(from, key)
          ? changes(from[key], to[key], [...path, key])
          : [[[...path, key], to[key]] satisfies Change],
      ),
    ];
  }
  return [[[...path], to]];
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
