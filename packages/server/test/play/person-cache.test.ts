import { expect, it, vi } from 'vitest';
import { PersonCache } from '../../src/play/person-cache.ts';
import { House } from './house.ts';

it('names are forgotten one by one when there are too many, and not all at once', async () => {
  const house = await House.open();
  const people = vi.spyOn(house.store.people, 'many').mockImplementation(async ids =>
    ids.map(id => ({
      id,
      name: id,
      kind: 'guest',
      owner: null,
      operator: false,
      banned: false,
      created: 0,
      active: 0,
      deleted: null,
      settings: null,
    })),
  );
  const faces = new PersonCache(house.store, () => [], house.now);
  const ids = Array.from({ length: 5001 }, (_, i) => `person${i}`);
  for (const id of ids) await faces.of([id]);
  people.mockClear();
  expect((await faces.of(ids.slice(1))).size).toBe(5000);
  expect(people).not.toHaveBeenCalled();
  await faces.of(ids.slice(0, 1));
  expect(people).toHaveBeenCalledTimes(1);
  await house.close();
});
