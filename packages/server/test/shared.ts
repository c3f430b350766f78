import { bundleServer, SHARED_PROGRAM } from './soak/program.ts';
import { SHARED_POSTGRES, startPostgres } from './store/postgres-server.ts';

/** What the test files of one run share: one PostgreSQL, in which each makes databases of its own, and one built server. */
export default async function share(): Promise<() => Promise<void>> {
  const [postgres, program] = await Promise.all([startPostgres('quick'), bundleServer()]);
  process.env[SHARED_POSTGRES] = postgres.port.toString();
  process.env[SHARED_PROGRAM] = program.file;
  return async () => {
    await postgres.close();
    program.remove();
  };
}
