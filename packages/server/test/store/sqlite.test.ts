import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { storeContract } from './contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
afterAll(() => rmSync(folder, { recursive: true }));

storeContract('SQLite', () => openSqlite(join(folder, 'data', 'taproom.db')));
