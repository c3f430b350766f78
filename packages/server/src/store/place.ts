// Opens the configured database: a SQLite file or PostgreSQL.

import { existsSync } from 'node:fs';
import type { Connection } from './database.ts';
import { lockFile } from './lock.ts';
import { connectSqlite, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Loaded only by servers with such a database. */
const postgres = () => import('./postgres.ts');

/** Where a server keeps its data: the address of a PostgreSQL database (`postgres://…`), or a file for SQLite. */
export type StoreAddress = string;

const isPostgres = (place: StoreAddress): boolean => /^postgres(?:ql)?:\/\//.test(place);

interface OpenOptions {
  readonly now?: () => number;
}

/** Opens the database of a server, SQLite or PostgreSQL. A file is locked for this server while it is open. */
export const openStore = async (place: StoreAddress, options: OpenOptions = {}): Promise<Store> =>
  isPostgres(place) ? (await postgres()).openPostgres(place, options) : openAlone(place, options);

async function openAlone(path: string, options: OpenOptions): Promise<Store> {
  const unlock = lockFile(path);
  try {
    const store = await openSqlite(path, options);
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Locks a file for this process, if the place is one; returns the function that releases it. */
export const lockPlace = (place: StoreAddress): (() => void) =>
  isPostgres(place) ? () => {} : lockFile(place);

export const connect = async (place: StoreAddress): Promise<Connection> =>
  isPostgres(place) ? (await postgres()).connectPostgres(place) : connectSqlite(place);

/** The same, where something is stored already. */
export async function connectToStored(place: StoreAddress): Promise<Connection> {
  if (!isPostgres(place) && !existsSync(place)) throw new Error(`${place} does not exist`);
  return connect(place);
}
