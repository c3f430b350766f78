import type { TableView } from '@taproom/contracts';
import { expectOk, GAMES, SeededRandom } from '@taproom/games';
import { secretChance, Table } from '@taproom/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../log/testing/games.ts';
import { OnlineGame } from './game.ts';

const ID = 'Table1234567';
const table = expectOk(
  Table.create(GAMES.current('heaven-and-ale'), {
    seats: [
      { kind: 'human', name: 'Anna' },
      { kind: 'human', name: 'Ben' },
    ],
    mode: 'shared',
    chance: secretChance({ secret: new Uint8Array(32), nonces: [], game: ID }),
  }),
);
const seat = table.awaited()[0] ?? 0;

const person = (name: string): TableView['table']['seats'][number] => ({
  person: { id: `Person${name}`, name, kind: 'guest' },
  level: null,
  replaced: null,
  present: true,
  takeover: null,
  seen: 0,
});

const whole: TableView = {
  table: {
    id: ID,
    game: 'heaven-and-ale',
    options: {},
    pace: { pace: 'days', days: 3 },
    rated: false,
    listed: false,
    chat: true,
    aids: [],
    status: 'playing',
    host: 'PersonAnna',
    seats: [person('Anna'), person('Ben')],
    created: 0,
    started: 0,
    ended: null,
    commitment: '0'.repeat(64),
    rules: 1,
    playable: true,
    version: 1,
    proposal: null,
    declined: null,
    rematch: null,
    public: false,
    published: [],
    deal: null,
  },
  seat,
  number: table.number(seat),
  at: table.length,
  view: { ...table.view(seat) },
  told: [],
  awaited: [...table.awaited()],
  clocks: [null, null],
  now: 0,
  canUndo: false,
  turns: [],
  outcome: null,
};

/** What the browser provides: storage, and a server that answers as the test tells it to. */
let answers: (() => Response)[];
let sent: { readonly key: string; readonly moves: readonly string[] }[];
const kept = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  sent = [];
  kept.clear();
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    sent.push(JSON.parse(body));
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('the server is not there');
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const atOnce = async (): Promise<void> => {};
const refuses = (status: number, code: string) => () => Response.json({ code }, { status });
const stores = () => Response.json({ number: whole.number + 1, at: whole.at + 1, again: false });

/** A game with a whole turn planned. */
function planned(): OnlineGame {
  const random = new SeededRandom('online');
  const game = new OnlineGame(whole, GAMES, () => undefined, atOnce);
  while (!(game.get().plan?.complete ?? true))
    expectOk(game.act(choose(game.get().plan?.legal ?? [], random)));
  return game;
}

describe('a turn of somebody else', () => {
  /** What the server tells of it; the position does not matter here. */
  const turnOf = (number: number): Parameters<OnlineGame['hear']>[0] => ({
    tell: 'turn',
    id: ID,
    from: number - 1,
    number,
    at: whole.at + 1,
    told: [],
    change: [],
    turns: [],
    awaited: [seat],
    clocks: [null, null],
    now: 0,
    canUndo: false,
    outcome: null,
  });
  const waiting: TableView = { ...whole, awaited: [1 - seat] };

  it('is seen before the next one is asked for', async () => {
    let land = (): void => {};
    const landing = (): Promise<void> =>
      new Promise(resolve => {
        land = resolve;
      });
    const game = new OnlineGame(waiting, GAMES, () => undefined, landing);
    game.hear(turnOf(whole.number + 1));
    expect(game.get()).toMatchObject({ mayAct: false, plan: null, awaited: [seat] });
    expect(game.act({ move: 'done' })).toMatchObject({
      ok: false,
      refusal: { code: 'not-awaited' },
    });
    land();
    await vi.advanceTimersByTimeAsync(1);
    expect(game.get()).toMatchObject({ mayAct: true, awaited: [seat] });
    game.close();
  });

  it('that is hidden changes who is awaited, without an event of its own', () => {
    const game = new OnlineGame({ ...whole, awaited: [0, 1] }, GAMES, () => undefined, atOnce);
    const hidden = { ...turnOf(whole.number), from: whole.number, at: whole.at, awaited: [seat] };
    game.hear(hidden);
    expect(game.get().awaited).toEqual([seat]);
    // One that was heard before changes nothing.
    game.hear({ ...hidden, from: whole.number - 1, awaited: [] });
    expect(game.get().awaited).toEqual([seat]);
    game.close();
  });

  it('does not interrupt whoever is planning', () => {
    const game = new OnlineGame(
      whole,
      GAMES,
      () => undefined,
      () => new Promise(() => {}),
    );
    expect(game.get().mayAct).toBe(true);
    game.hear(turnOf(whole.number + 1));
    expect(game.get().mayAct).toBe(true);
    game.close();
  });
});

describe('a turn on its way', () => {
  it.each([
    [503, 'not-stored'],
    [503, 'stopping'],
    [500, 'fault'],
  ])(
    '%i %s: says why, is kept, and is sent again with the same key until it is stored',
    async (status, code) => {
      answers = [refuses(status, code), refuses(status, code), stores];
      const game = planned();
      const shown = game.get().view;
      await game.confirm();
      expect(game.trouble).toEqual({ code });
      expect(game.delivery).toBe('sending');
      expect(game.get().view).toEqual(shown);
      expect(kept.size).toBe(1);

      await vi.advanceTimersByTimeAsync(10_000);
      expect(sent).toHaveLength(3);
      expect(new Set(sent.map(turn => JSON.stringify(turn))).size).toBe(1);
      expect(game.trouble).toBeNull();
      expect(game.delivery).toBe('stored');
      expect(kept.size).toBe(0);
      game.close();
    },
  );

  it('is seen when all the others’ clients have shown it', async () => {
    answers = [stores];
    const game = planned();
    await game.confirm();
    expect(game.delivery).toBe('stored');
    const seenBy = (seen: number) => ({
      ...whole.table,
      seats: whole.table.seats.map((one, i) => (i === seat ? one : { ...one, seen })),
    });
    game.info(seenBy(whole.at));
    expect(game.delivery).toBe('stored');
    game.info(seenBy(whole.at + 1));
    expect(game.delivery).toBe('seen');
    game.close();
  });

  it('is sent again by the next page that opens the table', async () => {
    answers = [refuses(503, 'not-stored')];
    const first = planned();
    await first.confirm();
    first.close();
    answers = [stores];
    const next = new OnlineGame(whole, GAMES, () => undefined, atOnce);
    await vi.advanceTimersByTimeAsync(1);
    expect(next.delivery).toBe('stored');
    expect(sent[1]).toEqual(sent[0]);
    next.close();
  });

  it.each(['refused', 'key-used'])(
    'is not sent again when the answer is %s, and the reason stays',
    async code => {
      answers = [refuses(409, code)];
      const game = planned();
      await game.confirm();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(sent).toHaveLength(1);
      expect(game.trouble).toEqual({ code });
      expect(game.delivery).toBe('none');
      expect(kept.size).toBe(0);
      game.close();
    },
  );

  it('has a new key when the player confirms it again after its key was refused', async () => {
    answers = [refuses(409, 'key-used'), stores];
    const game = planned();
    await game.confirm();
    await game.confirm();
    expect(game.delivery).toBe('stored');
    expect(sent[1]?.moves).toEqual(sent[0]?.moves);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
    game.close();
  });
});
