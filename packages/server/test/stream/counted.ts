import type { Store } from '../../src/store/store.ts';

/** A store that records its calls: `tables.get`, `people.many` … Hints are not statements. */
export function counted(store: Store, calls: string[]): Store {
  const noting = <T extends object>(part: T, name: string): T =>
    new Proxy(part, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...all: readonly unknown[]): unknown => {
          calls.push(`${name}.${String(key)}`);
          return Reflect.apply(value, target, all);
        };
      },
    });
  return {
    ...store,
    people: noting(store.people, 'people'),
    tables: noting(store.tables, 'tables'),
    games: noting(store.games, 'games'),
    talk: noting(store.talk, 'talk'),
    ratings: noting(store.ratings, 'ratings'),
  };
}

/** Waits until a number has not changed for this many milliseconds: longer than anything is delayed. */
export async function settled(read: () => number, quiet = 640): Promise<void> {
  for (let last = read(), calm = 0; calm < quiet / 20; ) {
    await new Promise(resolve => setTimeout(resolve, 20));
    calm = read() === last ? calm + 1 : 0;
    last = read();
  }
}
