import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerOf, Api } from '@taproom/contracts';
import Libsql from 'libsql';
import { House } from '../play/house.ts';
import { freePort, ServerProcess } from '../soak/program.ts';
import { memoryOf } from './process.ts';

/** How a server starts with this many games in its store. */
export interface Start {
  readonly games: number;
  /** Milliseconds from the command to accepting requests, the best of several starts. */
  readonly open: number;
  /** Milliseconds for a first look at one of the games, and for a page of someone's history. */
  readonly look: number;
  readonly history: number;
  /** Megabytes that the process holds then, and those on disk. */
  readonly memory: number;
  readonly disk: number;
}

const STARTS = 3;
const HOST = 'PersonAnnxxx';

/** Ids have no zero. */
const idOf = (n: string): string => `replace(printf('Game%07d', ${n}), '0', 'z')`;

/** A server with one finished game. */
async function oneGame(file: string): Promise<void> {
  const house = await House.open();
  const people = [await house.person('Ann'), await house.person('Bob'), await house.person('Cat')];
  const { row } = await house.table('heros-tavern', people);
  await house.play(row.id, people, 'stored');
  await house.hall.work.lookAround();
  await house.hall.work.idle();
  await house.store.close();
  copyFileSync(join(house.folder, 'taproom.db'), file);
  await house.close();
}

/** Copies the only game of a server this many times, with all its turns. */
function multiply(file: string, games: number): void {
  const database = new Libsql(file);
  database.exec('pragma synchronous = off; pragma journal_mode = memory');
  const copied = (table: string, own: Readonly<Record<string, string>>): void => {
    const columns = database
      .prepare(`select name from pragma_table_info('${table}')`)
      .pluck()
      .all() as string[];
    const names = columns.map(name => `"${name}"`);
    const values = columns.map(name => own[name] ?? `one."${name}"`);
    database.exec(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${games - 1})
      insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from n, ${table} as one`,
    );
  };
  database.exec('begin');
  const ended = 'one.ended - i';
  copied('tables', { id: idOf('i'), key: `'copy-' || i`, ended });
  copied('sitters', { table: idOf('i'), ended });
  for (const table of ['turns', 'results', 'records']) copied(table, { table: idOf('i') });
  database.exec('commit; pragma journal_mode = wal');
  database.close();
}

async function timed(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url);
  await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - began;
}

/** Starts a server on a store with this many games, several times. */
export async function startWith(games: number, program: string, folder: string): Promise<Start> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'taproom.db');
  await oneGame(file);
  if (games > 1) multiply(file, games);
  const port = await freePort();
  const server = new ServerProcess(program, { PORT: String(port), DATA: folder });
  const api = `http://127.0.0.1:${port}/api/v1`;
  let open = Number.POSITIVE_INFINITY;
  for (let i = 0; i < STARTS; i++) {
    await server.end('SIGTERM');
    const began = performance.now();
    await server.start();
    open = Math.min(open, performance.now() - began);
  }
  const page = await (await fetch(`${api}/people/${HOST}/games`)).json();
  const { tables } = page as AnswerOf<Api['history']>;
  // The one that was really played ended last. Shuffles follow from a table's id, so its copies can only lie there.
  const look = await timed(`${api}/tables/${tables[0]?.id}`);
  const history = await timed(`${api}/people/${HOST}/games`);
  const memory = memoryOf(server.pid);
  await server.end('SIGTERM');
  return { games, open, look, history, memory, disk: statSync(file).size / 1e6 };
}
