import { readConfig } from '../config/config.ts';
import { complaintOf, summaryOf } from '../config/summary.ts';
import type { Repertoire } from '../play/repertoire.ts';
import { runCommand } from './commands.ts';
import { serve } from './serve.ts';

/**
 * The longest a shutdown may take, in milliseconds; then the process exits anyway. Everything acknowledged is on disk
 * by then. A busy machine may need a second or two more than this.
 */
const PATIENCE = 15_000;

/** Runs a command of the operator, or the server. `program` is what bot threads run. */
export async function start(program: URL, repertoire: Repertoire): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  if (!config.ok) {
    console.error(`Taproom can't start with these environment variables:\n${complaintOf(config.refusal)}`);
    process.exit(2);
  }
  const asked = process.argv.slice(2);
  if (asked.length > 0) process.exit(await runCommand(config.value, asked));
  console.error(`Taproom\n${summaryOf(config.value)}`);
  const server = await serve(config.value, program, repertoire).catch((error: unknown) => {
    console.error(`Taproom can't start: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    void server.app.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Last: whoever reads this may send a signal at once.
  console.log(`Taproom is running: ${server.address}`);
}
