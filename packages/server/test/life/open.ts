import { randomBytes } from 'node:crypto';
import { openPostgres } from '../../src/store/postgres.ts';
import { onDisk, storeOf } from '../soak/house.ts';
import { freePort, ServerProcess, temporaryFolder } from '../soak/program.ts';
import { startPostgres } from '../store/postgres-server.ts';
import type { LifeServer } from './life.ts';

/** How long bots think and wait, and how long people may be away, in milliseconds; as the server's defaults are. */
export const TERMS = { best: 1000, others: 150, pause: 700, grace: 120_000 } as const;
export type Terms = Readonly<Record<keyof typeof TERMS, number>>;

export type DatabaseName = 'sqlite' | 'postgres';

/** A server in a process of its own, with a new and empty database, and without rate limits. */
export async function openLifeServer(
  program: string,
  database: DatabaseName,
  terms: Terms,
): Promise<LifeServer & { close(): Promise<void> }> {
  const folder = temporaryFolder();
  const postgres = database === 'postgres' ? await startPostgres('synced') : null;
  const url = (await postgres?.newDatabase()) ?? null;
  const port = await freePort();
  const metricsToken = randomBytes(12).toString('hex');
  const process = new ServerProcess(program, {
    PORT: String(port),
    DATA: folder.path,
    ...(url === null ? {} : { DATABASE_URL: url }),
    METRICS_TOKEN: metricsToken,
    BOT_MS: String(terms.best),
    BOT_OTHERS_MS: String(terms.others),
    BOT_PAUSE: String(terms.pause),
    GRACE: String(Math.round(terms.grace / 1000)),
  });
  const close = async (): Promise<void> => {
    await process.end('SIGKILL');
    await postgres?.close();
    folder.remove();
  };
  try {
    await process.start();
  } catch (error) {
    await close();
    throw error;
  }
  const open = async () => (url === null ? storeOf(folder.path) : onDisk(await openPostgres(url)));
  return { process, port, metricsToken, open, close };
}
