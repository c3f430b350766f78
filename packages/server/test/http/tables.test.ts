import type { AddressInfo } from 'node:net';
import { type Message, RecordLine } from '@taproom/contracts';
import { expectOk, GAMES, readRecord, replayRecord } from '@taproom/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAt } from '../../src/play/deal.ts';
import { openTestHouse, type TestHouse, type Visitor } from './house.ts';
import { idOf, LIVE, NONCE, newKey, openTable, playOne, startTable, turnOf } from './playing.ts';

let open: TestHouse;
let anna: Visitor;
let ben: Visitor;
let carl: Visitor;
beforeAll(async () => {
  open = await openTestHouse();
  [anna, ben, carl] = [await open.guest('Anna'), await open.guest('Ben'), await open.guest('Carl')];
});
afterAll(() => open.close());

const wish = (more: object = {}) => ({
  key: newKey(),
  game: 'heaven-and-ale',
  seats: 3,
  pace: LIVE,
  ...more,
});

describe('a table before the game', () => {
  it('is made, joined by its invitation, left, and listed in the lobby if it is wished', async () => {
    const body = wish({ listed: true, bots: ['novice'] });
    const made = await anna.get('newTable', { body });
    expect(await anna.get('newTable', { body })).toEqual(made);
    const params = { id: made.table.id };
    expect((await open.visitor().get('lobby')).tables.map(({ id }) => id)).toContain(made.table.id);
    await anna.get('join', { params, body: { nonce: NONCE } });
    const joined = await ben.get('join', { params, body: { nonce: NONCE, invite: made.invite } });
    expect(joined).toMatchObject({ seat: 1, invite: made.invite });
    expect((await ben.get('invitation', { params })).seat).toBe(1);
    expect((await carl.get('invitation', { params })).invite).toBeNull();
    expect(await carl.refused('join', { params, body: { nonce: NONCE } })).toBe('table-full');
    await ben.get('leave', { params });
    await carl.get('join', { params, body: { nonce: NONCE } });
    expect(await ben.refused('kick', { params, body: { seat: 1 } })).toBe('not-yours');
    await anna.get('kick', { params, body: { seat: 1 } });
    const table = await anna.get('seatBot', { params, body: { seat: 1, level: 'brewmaster' } });
    expect(table.seats.map(({ person, level }) => person?.name ?? level)).toEqual([
      'Anna',
      'brewmaster',
      'novice',
    ]);
    expect((await anna.get('start', { params })).status).toBe('playing');
    expect(await anna.refused('start', { params })).toBe('wrong-status');
  });

  it('takes notes that every store can keep as they are', async () => {
    const made = await anna.get('newTable', { body: wish() });
    const params = { id: made.table.id };
    await anna.get('join', { params, body: { nonce: NONCE } });
    for (const text of ['before\u0000after', 'half a \ud83c pair'])
      expect(await anna.refused('keepMemo', { params, body: { text } })).toBe('malformed');
    await anna.get('keepMemo', { params, body: { text: 'Two lines,\n\tboth kept 🍺' } });
    expect((await anna.get('memo', { params })).text).toBe('Two lines,\n\tboth kept 🍺');
    await anna.get('keepMemo', { params, body: { text: '' } });
    expect((await anna.get('memo', { params })).text).toBe('');
  });

  it('of a daily deal shows nothing to others, not even who sits there', async () => {
    const day = dayAt(open.clock.now);
    const started = await anna.get('playDaily', { params: { game: 'heros-tavern' }, body: { day } });
    const params = { id: started.table };
    for (const endpoint of ['table', 'invitation'] as const)
      expect(await ben.refused(endpoint, { params }), endpoint).toBe('not-yours');
    expect((await anna.get('invitation', { params })).seat).not.toBeNull();
  });

  it('needs a passkey to be rated', async () => {
    expect(await anna.refused('newTable', { body: wish({ rated: true }) })).toBe('needs-passkey');
  });
});

describe('a game', () => {
  it('is played by turns that are stored, taken back, and seen', async () => {
    const players = [anna, ben];
    const id = await startTable(players);
    const params = { id };
    expect((await anna.get('myGames')).games.map(({ table }) => table.id)).toContain(id);
    const first = (await anna.get('table', { params })).awaited[0] ?? 0;
    const player = players[first];
    if (player === undefined) throw new Error('nobody is awaited');
    const view = await player.get('table', { params });
    const body = { key: newKey(), seen: view.number, moves: turnOf(view) };
    const stored = await player.get('turn', { params, body });
    expect(stored.again).toBe(false);
    expect(await player.get('turn', { params, body })).toEqual({ ...stored, again: true });
    expect(await player.refused('turn', { params, body: { ...body, key: newKey() } })).toBe('refused');
    expect(await carl.refused('turn', { params, body })).toBe('not-seated');
    const back = await player.get('undo', { params, body: { key: newKey() } });
    expect(back.at).toBe(view.at);
    expect(await player.get('seen', { params, body: { at: back.at } })).toEqual({});

    const played = await playOne(id, players);
    const spectator = await open.visitor().get('table', { params });
    expect([spectator.seat, spectator.at]).toEqual([null, view.at + body.moves.length]);
    const since = String(spectator.number);
    expect((await open.visitor().get('table', { params, query: { since } })).told).toEqual([]);
    const before = await open.visitor().get('table', { params, query: { at: String(view.at) } });
    expect(before.at).toBe(view.at);
    expect(await anna.refused('table', { params, query: { at: '999' } })).toBe('refused');
    expect(played).toBe(first);
  });

  it('goes back or ends when all agree, and is a record then', async () => {
    const players = [anna, ben];
    const id = await startTable(players);
    const params = { id };
    expect(await anna.refused('record', { params })).toBe('wrong-status');
    expect(await anna.refused('proof', { params })).toBe('wrong-status');
    const { at } = await anna.get('table', { params });
    await playOne(id, players);
    const asked = await anna.get('propose', { params, body: { key: newKey(), kind: 'back', to: at } });
    const proposal = asked.proposal?.id ?? '';
    expect((await ben.get('vote', { params, body: { proposal, agree: true } })).proposal).toBeNull();
    expect((await anna.get('table', { params })).at).toBe(at);
    expect(await ben.refused('vote', { params, body: { proposal, agree: false } })).toBe('proposal-gone');

    const end = await ben.get('propose', { params, body: { key: newKey(), kind: 'abandon' } });
    const vote = { proposal: end.proposal?.id ?? '', agree: true };
    expect((await anna.get('vote', { params, body: vote })).status).toBe('abandoned');
    const record = await open.visitor().ask('record', { params });
    expect(record.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(record.text).toContain('Anna');
    const proof = await open.visitor().get('proof', { params });
    expect(proof).toMatchObject({ table: id, nonces: [NONCE, NONCE], record: record.text });
    const again = await anna.get('rematch', { params, body: { key: newKey() } });
    expect((await ben.get('rematch', { params, body: { key: newKey() } })).table.id).toBe(again.table.id);
  });

  it('can be left to a bot, for good', async () => {
    const id = await startTable([anna, ben, carl]);
    const params = { id };
    const table = await carl.get('resign', { params, body: { key: newKey() } });
    expect(table.seats[2]).toMatchObject({ level: 'gardener', replaced: 'resigned' });
    expect(await carl.refused('comeBack', { params, body: { key: newKey() } })).toBe('not-yours');
    expect((await anna.get('comeBack', { params, body: { key: newKey() } })).status).toBe('playing');
  });
});

describe('records in bulk', () => {
  const game = 'heaven-and-ale';
  const inBulk = async (query: object = {}) => {
    const answer = await open.visitor().ask('records', { query: { game, ...query } });
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      'application/x-ndjson; charset=utf-8',
    ]);
    return answer.text
      .split('\n')
      .filter(line => line !== '')
      .map(line => RecordLine.parse(JSON.parse(line)));
  };
  /** A game to its end; a second later than the one before. */
  async function playGame(listed: boolean): Promise<string> {
    const players = [anna, ben];
    const id = await startTable(players, { game, listed });
    open.clock.now += 1000;
    while ((await anna.get('table', { params: { id } })).awaited.length > 0) await playOne(id, players);
    expect((await anna.get('table', { params: { id } })).table.status).toBe('finished');
    return id;
  }

  it('come as lines, oldest first: games of listed tables, and others once all have published them', async () => {
    expect(await inBulk()).toEqual([]);
    const unlisted = await playGame(false);
    const first = await playGame(true);
    const second = await playGame(true);
    const lines = await inBulk();
    expect(lines.map(({ table }) => table)).toEqual([first, second]);
    for (const { table, record } of lines) {
      expect(record).toBe((await anna.ask('record', { params: { id: table } })).text);
      expect(replayRecord(expectOk(readRecord(record)), GAMES)).toMatchObject({ ok: true });
    }
    expect(await inBulk({ game: 'heros-tavern' })).toEqual([]);
    expect((await inBulk({ most: '1' })).map(({ table }) => table)).toEqual([first]);
    const after = String(lines[0]?.ended);
    expect((await inBulk({ after })).map(({ table }) => table)).toEqual([second]);
    for (const player of [anna, ben]) {
      expect(await inBulk()).toHaveLength(2);
      await player.get('publish', { params: { id: unlisted }, body: { published: true } });
    }
    expect((await inBulk()).map(({ table }) => table)).toEqual([unlisted, first, second]);
  });
});

describe('a stream', () => {
  /** The first messages of a stream, as text. */
  async function listen(query: string, headers: Record<string, string>, enough: (text: string) => boolean) {
    if (!open.app.server.listening) await open.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = open.app.server.address() as AddressInfo;
    const stop = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/stream?${query}`, {
      headers,
      signal: stop.signal,
    });
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part, { stream: true });
      if (enough(text)) break;
    }
    stop.abort();
    return { answer, text };
  }

  it('tells of tables, the lobby and one’s own games, as server-sent events', async () => {
    const id = await openTable([anna, ben]);
    const cookie = anna.cookie ?? '';
    const { answer, text } = await listen(`tables=${id}&lobby=1&games=1`, { cookie }, all =>
      ['"lobby"', '"table"', '"games"'].every(tell => all.includes(`{"tell":${tell}`)),
    );
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('connection')).toBe('close');
    expect(answer.headers.has('transfer-encoding')).toBe(false);
    expect(answer.headers.get('x-request-id')).toMatch(/^\w{8}-\d+$/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toContain('retry: ');
    expect(text).toMatch(new RegExp(`id: ${id}\\.\\d+\n`));
  });

  it('comes as lines of JSON for those who want them so', async () => {
    const headers = { accept: 'application/x-ndjson' };
    const { answer, text } = await listen('tables=missing99', headers, all => all.includes('\n'));
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const message: Message = JSON.parse(text.split('\n')[0] ?? '');
    expect(message).toEqual({ last: '', tell: 'none', id: 'missing99' });
  });

  it('is refused to somebody with too many', async () => {
    const me = await open.house.store.people.get(await idOf(carl));
    const { streams } = open.house;
    const others = streams.open;
    streams.open = (_response, person) => person?.id !== me?.id;
    expect(await carl.refused('stream')).toBe('too-many');
    streams.open = others;
  });
});
