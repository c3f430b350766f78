// Builds the house and opens it: `npm start`. What can be set by the environment is in docs/operations.md.
import { spawn } from 'node:child_process';
import { program, site } from './build.mjs';

const server = spawn(process.execPath, ['--enable-source-maps', program], {
  stdio: 'inherit',
  env: { ...process.env, SITE: site },
});
// The server decides how to stop; what is acknowledged is finished first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 0) : 1));
