import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { work } from './arena/jobs.ts';
import { FAILED, FINE, type Io } from './command.ts';
import { DESK } from './desk.ts';
import { runTaproom } from './run.ts';

if (isMainThread) {
  // The reader of our output may have seen enough: `taproom … | head` is not an error.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) =>
      process.exit(error.code === 'EPIPE' ? FINE : FAILED),
    );
  }

  const io: Io = {
    stdin: process.stdin,
    out: text =>
      new Promise(resolve => {
        if (process.stdout.write(text)) resolve();
        else process.stdout.once('drain', resolve);
      }),
    err: text => process.stderr.write(text),
    terminal: process.stderr.isTTY === true,
    program: new URL(import.meta.url),
  };
  process.exitCode = await runTaproom(process.argv.slice(2), io, DESK);
} else if (parentPort !== null) work(parentPort, workerData, DESK);
