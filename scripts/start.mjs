// Builds the client and the server, and opens the house: `npm start`. The environment is described in docs/operations.md.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bundle } from './bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// Where the built client lies: a place of its own for each that runs at the same time.
const site = process.env.SITE ?? join(root, '.build', 'site');
const program = join(root, '.build', 'server', 'main.mjs');

// Whatever the caller's environment says: what is served is the finished client.
process.env.NODE_ENV = 'production';
console.error('Building the client and the server …');
await Promise.all([
  build({ root: join(root, 'packages', 'web'), logLevel: 'warn', build: { outDir: site } }),
  bundle(join(root, 'packages', 'server', 'src', 'main.ts'), program),
]);

const server = spawn(process.execPath, ['--enable-source-maps', program], {
  stdio: 'inherit',
  env: { ...process.env, SITE: site },
});
// The server decides how to stop; what is acknowledged is finished first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 0) : 1));
