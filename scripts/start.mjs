// Builds the client and the server, then runs the server: `npm start`. Settings are in docs/operations.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { program, site } from './places.mjs';

// The build needs three times the memory of the server: a separate process returns all of it.
const builder = spawn(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
  stdio: 'inherit',
});
/** A signal during the build ends both; afterwards the server handles signals. */
const stop = signal => {
  builder.kill(signal);
  forward('off');
  process.kill(process.pid, signal);
};
const forward = how => {
  for (const signal of ['SIGINT', 'SIGTERM']) process[how](signal, stop);
};
forward('on');
const [code] = await once(builder, 'exit');
forward('off');
if (code !== 0) process.exit(code ?? 1);

process.env.NODE_ENV = 'production';
process.env.SITE = site;
await import(pathToFileURL(program).href);
