import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openTestHouse } from './house.ts';
import { idOf } from './playing.ts';

describe('the log', () => {
  it('has a line for each answer, and no secret in any', async () => {
    const log = new PassThrough();
    const open = await openTestHouse({ env: { LOG_LEVEL: 'debug' }, log });
    const anna = await open.guest('Anna');
    const { secret } = await anna.get('newToken', { body: { name: 'robot' } });
    const { code } = await anna.get('newMoveCode');
    await open.visitor().get('useMoveCode', { body: { code } });
    const { feed } = await anna.get('changeNotices', { body: { feed: 'new' } });
    await open.app.inject({ url: new URL(feed ?? '').pathname });
    const { invite, table } = await anna.get('newTable', {
      body: { key: 'secret-table', game: 'heaven-and-ale', seats: 2, pace: { pace: 'days', days: 1 } },
    });
    const row = await open.house.store.tables.get(table.id);
    const text = String(log.read());
    const lines = text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(lines.map(({ endpoint }) => endpoint).filter(name => name !== undefined)).toEqual([
      'newGuest',
      'newToken',
      'newMoveCode',
      'useMoveCode',
      'changeNotices',
      'feed',
      'newTable',
    ]);
    expect(lines.at(-1)).toMatchObject({ status: 200, person: await idOf(anna), reqId: expect.any(String) });
    const cookie = anna.cookie?.split('=')[1]?.split('.')[0];
    const secrets = [secret, code, invite, row?.secret, cookie, feed?.split('/').at(-1)?.split('.')[0]];
    for (const one of secrets) {
      expect(one?.length).toBeGreaterThan(7);
      expect(text).not.toContain(one);
    }
    await open.close();
  });
});
