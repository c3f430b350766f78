import { API, type ApiName } from '@taproom/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse, type Visitor } from './house.ts';
import { DAYS, LIVE, NONCE, newKey, openTable, startTable, turnOf } from './playing.ts';

let open: TestHouse;
let anna: Visitor;
let ben: Visitor;
let carl: Visitor;
beforeAll(async () => {
  open = await openTestHouse();
  [anna, ben, carl] = [await open.guest('Anna'), await open.guest('Ben'), await open.guest('Carl')];
});
afterAll(() => open.close());

const GAME = { game: 'heros-tavern' };
const begun = () => startTable([anna, ben, carl], GAME);

interface Request {
  readonly name: ApiName;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body: object;
}
/** Something that Anna asks for with a key, and something else with the same. */
type Case = (key: string) => Promise<{ readonly first: Request; readonly other: Request }>;

/** Every request that has a key. */
const CASES: Partial<Record<ApiName, Case>> = {
  newTable: async key => {
    const body = { key, ...GAME, seats: 3, pace: LIVE };
    return { first: { name: 'newTable', body }, other: { name: 'newTable', body: { ...body, seats: 4 } } };
  },
  rematch: async key => {
    const [one, two] = [await begun(), await begun()];
    for (const id of [one, two])
      for (const leaver of [anna, ben, carl])
        await leaver.get('resign', { params: { id }, body: { key: newKey() } });
    return {
      first: { name: 'rematch', params: { id: one }, body: { key } },
      other: { name: 'rematch', params: { id: two }, body: { key } },
    };
  },
  turn: async key => {
    const params = { id: await begun() };
    const view = await anna.get('table', { params });
    const body = { key, seen: view.number, moves: turnOf(view) };
    return { first: { name: 'turn', params, body }, other: { name: 'undo', params, body: { key } } };
  },
  undo: async key => {
    const params = { id: await begun() };
    const view = await anna.get('table', { params });
    const body = { key: newKey(), seen: view.number, moves: turnOf(view) };
    await anna.get('turn', { params, body });
    return {
      first: { name: 'undo', params, body: { key } },
      other: { name: 'turn', params, body: { ...body, key } },
    };
  },
  propose: async key => {
    const params = { id: await begun() };
    const body = { key, kind: 'abandon' };
    return {
      first: { name: 'propose', params, body },
      other: { name: 'propose', params, body: { key, kind: 'back', to: 1 } },
    };
  },
  resign: async key => {
    const params = { id: await begun() };
    return {
      first: { name: 'resign', params, body: { key } },
      other: { name: 'comeBack', params, body: { key } },
    };
  },
  comeBack: async key => {
    const id = await begun();
    const room = await open.house.hall.rooms.get(id);
    if (room === null) throw new Error('no table');
    await room.alone(() => open.house.hall.referee.replace(room, 0, 'time', { person: null, key: null }));
    const params = { id };
    return {
      first: { name: 'comeBack', params, body: { key } },
      other: { name: 'resign', params, body: { key } },
    };
  },
  say: async key => {
    const params = { id: await begun() };
    return {
      first: { name: 'say', params, body: { key, text: 'Hello!' } },
      other: { name: 'say', params, body: { key, text: 'Good-bye!' } },
    };
  },
  report: async key => {
    const id = await begun();
    for (const text of ['one', 'two'])
      await ben.get('say', { params: { id }, body: { key: newKey(), text } });
    const body = { key, why: 'loud' };
    return {
      first: { name: 'report', params: { id, number: 1 }, body },
      other: { name: 'report', params: { id, number: 2 }, body },
    };
  },
};

/** The endpoints whose body has a key. */
const KEYED = (Object.keys(API) as ApiName[]).filter(name => {
  const { body } = API[name];
  return 'shape' in body && typeof body.shape === 'object' && body.shape !== null && 'key' in body.shape;
});

describe('a key', () => {
  it('is known here for every endpoint that has one', () => {
    expect(Object.keys(CASES).toSorted()).toEqual(KEYED.toSorted());
  });

  it.for(KEYED)('of %s stands for one request: a retry is answered, another is refused', async name => {
    const { first, other } = (await CASES[name]?.(newKey())) ?? {};
    if (first === undefined || other === undefined) throw new Error(`no case for ${name}`);
    const done = await anna.ask(first.name, first);
    expect(done).toMatchObject({ status: 200 });
    const again = await anna.ask(first.name, first);
    expect(again).toMatchObject({ status: 200 });
    const [told, retold] = [done, again].map(({ text }) => JSON.parse(text));
    // A bot that takes a seat over may have played meanwhile.
    if (name === 'resign') retold.version = told.version;
    expect(retold).toEqual(name === 'turn' || name === 'undo' ? { ...told, again: true } : told);
    expect(await anna.refused(other.name, other)).toBe('key-used');
  });
});

describe('tables that were made with the same key', () => {
  it('can come to the same heir when their hosts delete their accounts', async () => {
    const hosts = [await open.guest('Dora'), await open.guest('Emil')];
    const heir = await open.guest('Heir');
    const key = newKey();
    const ids: string[] = [];
    for (const host of hosts) ids.push(await openTable([host, heir], { key, pace: DAYS }));
    for (const host of hosts) await host.get('deleteMe');
    for (const host of hosts) expect((await host.get('me')).me).toBeNull();
    for (const id of ids) {
      const { table } = await heir.get('invitation', { params: { id } });
      expect(table.seats[table.seats.findIndex(({ person }) => person !== null)]?.person?.id).toBe(
        table.host,
      );
    }
    await heir.get('join', { params: { id: ids[0] ?? '' }, body: { nonce: NONCE } });
  });
});
