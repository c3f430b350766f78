import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSecret } from '../ids.ts';
import { makeFolder } from '../store/files.ts';
import type { Config } from './config.ts';

/**
 * The secret that signs cookies: the operator's, or one that is generated on first start and kept in the data
 * folder, readable only by the server. Nodes that share a database must share it.
 */
export function secretOf(config: Config): string {
  if (config.secret !== null) return config.secret;
  const file = join(config.data, 'secret');
  try {
    makeFolder(config.data);
    // If two servers start at once, only one creates it; the other reads it.
    writeFileSync(file, newSecret(), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!('code' in error && error.code === 'EEXIST'))
      throw new Error(
        `can't create ${file} (${error.message}). Set SECRET, or set DATA to a folder that is writable for the server's user`,
        { cause: error },
      );
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`${file} must contain at least 32 characters; delete it to generate a new one`);
  return secret;
}
