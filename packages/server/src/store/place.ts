import { existsSync } from 'node:fs';
import type { Connection } from './database.ts';
import { lockFile } from './lock.ts';
import { connectSqlite, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Loaded where a house has such a database. */
const postgres = () => import('./postgres.ts');

/** Where a house keeps its data: the address of a PostgreSQL database (`postgres://…`), or a file for SQLite. */
export type Place = string;

const isPostgres = (place: Place): boolean => /^postgres(?:ql)?:\/\//.test(place);

interface Options {
  readonly now?: () => number;
}

/** Opens the store of a server. A file is for this server alone as long as it is open. */
export const openStore = async (place: Place, options: Options = {}): Promise<Store> =>
  isPostgres(place) ? (await postgres()).openPostgres(place, options) : openAlone(place, options);

async function openAlone(path: string, options: Options): Promise<Store> {
  const unlock = lockFile(path);
  try {
    const store = await openSqlite(path, options);
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Keeps a file for this process alone, where the place is one; the way to give it back. */
export const lockPlace = (place: Place): (() => void) => (isPostgres(place) ? () => {} : lockFile(place));

export const connect = async (place: Place): Promise<Connection> =>
  isPostgres(place) ? (await postgres()).connectPostgres(place) : connectSqlite(place);

/** The same, where something is stored already. */
export async function connectToStored(place: Place): Promise<Connection> {
  if (!isPostgres(place) && !existsSync(place)) throw new Error(`there is no file ${place}`);
  return connect(place);
}
