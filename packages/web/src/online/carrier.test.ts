import { expectOk, SeededRandom } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalGame } from '../local/game.ts';
import { TestHome } from '../local/testing/home.ts';
import { choose } from '../log/testing/games.ts';
import { Carrier } from './carrier.ts';

const random = new SeededRandom('carried games');

/** A browser of someone: what it keeps, and its games. */
class Device {
  readonly storage = new Map<string, string>();
  readonly home = new TestHome();
  /** How often the rules can't be loaded. */
  missing = 0;
  readonly carrier = new Carrier(
    {
      list: async () => [...this.home.kept.values()],
      keep: game => this.home.store.keep(game),
    },
    async () => {
      if (this.missing-- > 0) throw new TypeError('a part of the client is not there');
      return this.home;
    },
  );

  /** Does something on this device. */
  async on<T>(task: (carrier: Carrier) => Promise<T> | T): Promise<T> {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.storage.get(key) ?? null,
      setItem: (key: string, value: string) => this.storage.set(key, value),
      removeItem: (key: string) => this.storage.delete(key),
    });
    return task(this.carrier);
  }

  async begin(): Promise<string> {
    const seats = [
      { kind: 'human', name: 'Ännchen' },
      { kind: 'bot', level: 'novice' },
    ] as const;
    const setup = { game: 'heaven-and-ale', seats, options: {}, memoryAid: false } as const;
    const game = await LocalGame.create(setup, this.home);
    await this.play(game.get().id);
    return game.get().id;
  }

  /** Plays a turn, and the bots theirs. */
  async play(id: string): Promise<void> {
    vi.setSystemTime(Date.now() + 1000);
    const game = expectOk(LocalGame.restore(this.home.stored(id), this.home));
    const awaited = () => vi.waitFor(() => expect(game.get().mayAct).toBe(true));
    void game.run();
    await awaited();
    while (!(game.get().plan?.complete ?? true))
      expectOk(game.act(choose(game.get().plan?.legal ?? [], random)));
    expectOk(await game.confirm());
    await awaited();
    await game.close();
  }

  record(id: string): string {
    return expectOk(LocalGame.restore(this.home.stored(id), this.home)).record();
  }
}

/** The account, as the server keeps it. */
const account = new Map<string, { readonly played: number; readonly record: string }>();
let reachable = true;
let refusing = false;

/** How long a record may be. */
const LONGEST = 20_000;

const refuse = (status: number, code: string) => Response.json({ code }, { status });

function answer(method: string, id: string | undefined, body: string | undefined): Response {
  if (!reachable) throw new TypeError('the server is not there');
  if (id === undefined)
    return Response.json({ games: [...account].map(([game, { played }]) => ({ id: game, played })) });
  const there = account.get(id);
  if (method === 'PUT') {
    if (refusing) return refuse(409, 'refused');
    const { played, before, record } = JSON.parse(body ?? '');
    if (record.length > LONGEST) return refuse(400, 'malformed');
    if ((there?.played ?? null) !== before) return refuse(409, 'wrong-status');
    account.set(id, { played, record });
    return Response.json({});
  }
  if (there === undefined) return refuse(404, 'no-such-thing');
  if (method === 'GET') return new Response(there.record);
  account.delete(id);
  return Response.json({});
}

let asked: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_794_700_000_000 });
  account.clear();
  reachable = true;
  refusing = false;
  asked = [];
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const [, id] = /kept\/(\w+)$/.exec(url) ?? [];
    asked.push(method);
    return answer(method, id, body);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const join = (device: Device) => device.on(carrier => carrier.begin('Anna'));
const carry = (device: Device) => device.on(carrier => carrier.carry());

describe('games of one device', () => {
  it('are on the other one after somebody has taken their account there, and go on there', async () => {
    const [old, fresh] = [new Device(), new Device()];
    const id = await old.begin();
    await join(old);
    await join(fresh);
    expect(fresh.record(id)).toBe(old.record(id));
    expect(fresh.home.stored(id)).toMatchObject({
      seats: [{ kind: 'human', name: 'Ännchen' }, { kind: 'bot' }],
      played: old.home.stored(id).played,
      standing: old.home.stored(id).standing,
    });

    await fresh.play(id);
    await carry(fresh);
    await carry(old);
    expect(old.record(id)).toBe(fresh.record(id));
    await old.play(id);
    await carry(old);
    await carry(fresh);
    expect(fresh.record(id)).toBe(old.record(id));
    expect([old.home.kept.size, fresh.home.kept.size]).toEqual([1, 1]);
  });

  it('have their comments there, too, unless they are too many', async () => {
    const [old, fresh] = [new Device(), new Device()];
    const id = await old.begin();
    for (const [text, there] of [
      [' well', 1],
      ['x'.repeat(LONGEST), 0],
    ] as const) {
      const comments = [{ text, place: 1 }];
      vi.setSystemTime(Date.now() + 1000);
      const { revision } = old.home.stored(id);
      await old.home.store.keep({
        ...old.home.stored(id),
        revision: revision + 1,
        played: Date.now(),
        comments,
      });
      await join(old);
      await join(fresh);
      expect(fresh.record(id).match(/^#/gm) ?? []).toHaveLength(there);
      expect(fresh.record(id).replace(/^#.*\n/m, '')).toBe(old.record(id).replace(/^#.*\n/m, ''));
    }
  });

  it('are not carried before somebody wants that, nor after they have signed out, nor for somebody else', async () => {
    const device = new Device();
    await device.begin();
    await device.on(async carrier => {
      carrier.know('Anna');
      await carrier.carry();
      expect(asked).toEqual([]);
      await carrier.begin('Anna');
      expect(account.size).toBe(1);
      carrier.know('Ben');
      await carrier.carry();
      carrier.end();
      carrier.know('Anna');
      await carrier.carry();
      expect(asked).toEqual(['GET', 'PUT']);
    });
  });

  it('are both there if both devices went on with the same game', async () => {
    const [one, two] = [new Device(), new Device()];
    const id = await one.begin();
    await join(one);
    await join(two);
    await one.play(id);
    await two.play(id);
    const [ones, twos] = [one.record(id), two.record(id)];
    for (let i = 0; i < 3; i++) for (const device of [one, two]) await carry(device);
    for (const device of [one, two])
      expect([...device.home.kept.keys()].map(game => device.record(game)).sort()).toEqual(
        [ones, twos].sort(),
      );
  });

  it('are forgotten with the account when they are forgotten on a device, and stay on the others', async () => {
    const [one, two] = [new Device(), new Device()];
    const id = await one.begin();
    await join(one);
    await join(two);
    one.home.kept.delete(id);
    await one.on(carrier => carrier.forgotten(id));
    await carry(one);
    expect(account.size).toBe(0);
    await carry(two);
    expect([account.size, two.home.kept.size]).toEqual([0, 1]);
    await carry(one);
    expect(one.home.kept.size).toBe(0);
  });

  it('come back to a device that has lost them', async () => {
    const device = new Device();
    const id = await device.begin();
    await join(device);
    const before = device.record(id);
    device.home.kept.clear();
    await carry(device);
    expect(device.record(id)).toBe(before);
    expect(account.size).toBe(1);
  });

  it('wait for a server that is not there, and are given when it is', async () => {
    const device = new Device();
    await device.begin();
    reachable = false;
    await join(device);
    expect(account.size).toBe(0);
    reachable = true;
    await carry(device);
    expect(account.size).toBe(1);
  });

  it('wait for rules that can’t be loaded, and are given when they can', async () => {
    const device = new Device();
    await device.begin();
    device.missing = 1;
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await join(device);
    expect(account.size).toBe(0);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    await carry(device);
    expect(account.size).toBe(1);
  });

  it('stay where they are if the account refuses them, and are offered again when they were played on', async () => {
    const device = new Device();
    const id = await device.begin();
    refusing = true;
    await join(device);
    await carry(device);
    expect(asked.filter(method => method === 'PUT')).toHaveLength(1);
    refusing = false;
    await device.play(id);
    await carry(device);
    expect(account.size).toBe(1);
  });
});
