import { createReadStream, createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { type Config, databaseFile } from '../config/config.ts';
import { backup, restore } from '../store/backup.ts';
import { makeFolder } from '../store/files.ts';

const HELP = `Usage:
  server                 start the server
  server backup FILE     back up the whole database to a new file; works while the server is running
  server restore FILE    restore a backup into an empty database, SQLite or PostgreSQL`;

/** Runs an operator's command from the command line; returns the exit code. */
export async function runCommand(
  config: Config,
  [command, file, ...rest]: readonly string[],
): Promise<number> {
  const place = config.databaseUrl ?? databaseFile(config);
  if (file === undefined || rest.length > 0 || (command !== 'backup' && command !== 'restore')) {
    console.error(HELP);
    return 2;
  }
  try {
    if (command === 'restore') makeFolder(dirname(databaseFile(config)));
    const rows =
      command === 'backup'
        ? await backup(place, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
        : await restore(place, createReadStream(file));
    console.error(`${rows} rows ${command === 'backup' ? `written to ${file}` : `read from ${file}`}.`);
    return 0;
  } catch (error) {
    console.error(`${command} failed: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
}
