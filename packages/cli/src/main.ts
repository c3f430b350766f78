import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { work } from './arena/jobs.ts';
import { FAILED, FINE } from './command.ts';
import { run } from './run.ts';

if (isMainThread) {
  // Whoever reads our output may have seen enough: `taproom … | head` is no mistake.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) =>
      process.exit(error.code === 'EPIPE' ? FINE : FAILED),
    );
  }

  process.exitCode = await run(process.argv.slice(2), {
    stdin: process.stdin,
    out: text =>
      new Promise(resolve => {
        if (process.stdout.write(text)) resolve();
        else process.stdout.once('drain', resolve);
      }),
    err: text => process.stderr.write(text),
    terminal: process.stderr.isTTY === true,
    program: new URL(import.meta.url),
  });
} else if (parentPort !== null) work(parentPort, workerData);
