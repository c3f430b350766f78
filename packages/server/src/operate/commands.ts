import { createReadStream, createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { type Config, databaseFile } from '../config/config.ts';
import { backup, restore } from '../store/backup.ts';
import { makeFolder } from '../store/files.ts';

const HELP = `Usage:
  server                 opens the house
  server backup FILE     writes everything that is stored into a file, also while the house is open
  server restore FILE    reads such a file into a store that is empty; PostgreSQL or SQLite, whatever it came from`;

/** Does what the operator asks for on the command line; gives the exit code. */
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
