import { join } from 'node:path';
import type { AnswerOf, Api, TableView } from '@taproom/contracts';
import Libsql from 'libsql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSite } from '../http/site.ts';
import { openMailServer, type ReceivedMail } from '../people/mail-server.ts';
import { Player } from './player.ts';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from './program.ts';

const folder = temporaryFolder();
const DATABASE = join(folder.path, 'taproom.db');
let program: Awaited<ReturnType<typeof bundleServer>>;
let mails: Awaited<ReturnType<typeof openMailServer>>;
let server: ServerProcess;
let house = '';
/** What happens when the mail server has a mail, before it says so. */
let beforeYes: (mail: ReceivedMail) => void = () => {};
beforeAll(async () => {
  program = await bundleServer();
  mails = await openMailServer({ beforeYes: mail => beforeYes(mail) });
  const port = await freePort();
  house = `http://127.0.0.1:${port}`;
  server = new ServerProcess(program.file, {
    PORT: String(port),
    DATA: folder.path,
    SITE: writeSite(),
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mails.port),
    SMTP_SECURITY: 'none',
    MAIL_FROM: 'house@taproom.example',
    MAIL_MINUTES: '0',
  });
  await server.start();
});
afterAll(async () => {
  await server.end();
  await mails.close();
  program.remove();
  folder.remove();
});

async function asked<T>(player: Player, method: string, path: string, body?: object): Promise<T> {
  const answer = await player.ask<T>(method, path, body);
  if (typeof answer === 'object' && answer !== null && 'code' in answer) throw new Error(String(answer.code));
  return answer as T;
}

/** Someone with an address that is confirmed. */
async function withMail(name: string): Promise<Player> {
  const player = new Player(() => house, name, 'letters');
  await player.enter();
  const before = mails.received.length;
  await asked(player, 'PUT', '/me/mail', { address: `${name}@mail.example` });
  await mails.came(before + 1);
  const [code] = /\b\d{6}\b/.exec(mails.received[before]?.text ?? '') ?? [];
  await asked(player, 'POST', '/me/mail/confirm', { code });
  return player;
}

/** What is noted as still to be sent, while no server runs; the lease of the dead one has run out by then. */
function outbox(): { id: string; letter: string | null }[] {
  const database = new Libsql(DATABASE);
  database.exec('update errands set held = 0');
  const rows = database.prepare('select id, letter from errands').all();
  database.close();
  return rows as { id: string; letter: string | null }[];
}

it('a server that is killed between the yes of the mail server and its own note sends the same mail again, once', async () => {
  const players = [await withMail('anna'), await withMail('ben')];
  const [anna, ben] = players as [Player, Player];
  const wish = {
    key: 'a-table-of-letters',
    game: 'heaven-and-ale',
    seats: 2,
    pace: { pace: 'days', days: 3 },
  };
  const { table, invite } = await asked<AnswerOf<Api['newTable']>>(anna, 'POST', '/tables', wish);
  const nonce = '0123456789abcdef0123456789abcdef';
  await asked(anna, 'POST', `/tables/${table.id}/join`, { nonce });
  await asked(ben, 'POST', `/tables/${table.id}/join`, { nonce, invite });

  // The process stands still from here on: the answer reaches it, and it can do nothing with it.
  const { pid } = server;
  const stood = new Promise<void>(resolve => {
    beforeYes = () => {
      process.kill(pid, 'SIGSTOP');
      beforeYes = () => {};
      resolve();
    };
  });
  await asked(anna, 'POST', `/tables/${table.id}/start`);
  await stood;
  await mails.came(3);
  await server.end('SIGKILL');
  expect(outbox()).toHaveLength(1);

  await server.start();
  await mails.came(4);
  await server.end('SIGTERM');
  expect(outbox()).toEqual([]);
  const [first, second] = mails.received.slice(2);
  expect(first?.headers['message-id']).toMatch(/^<\w{32}@taproom\.example>$/);
  expect(second?.headers['message-id']).toBe(first?.headers['message-id']);
  expect([second?.to, second?.text]).toEqual([first?.to, first?.text]);

  // After a regular stop nothing is sent again, and the game has lost nothing.
  await server.start();
  const seen = await asked<TableView>(anna, 'GET', `/tables/${table.id}`);
  expect(seen.table.status).toBe('playing');
  // It looks for something to send when it starts, and every two seconds.
  await new Promise(done => setTimeout(done, 3000));
  expect(mails.received).toHaveLength(4);
});
