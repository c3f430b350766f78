// Builds the client and the server into .build: what `npm start` does first, and what the image is made of.
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bundle } from './bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the built client lies: a place of its own for each that runs at the same time. */
export const site = process.env.SITE ?? join(root, '.build', 'site');
export const program = join(root, '.build', 'program', 'server.mjs');

// Whatever the caller's environment says: what is served is the finished client.
process.env.NODE_ENV = 'production';
console.error('Building the client and the server …');
await Promise.all([
  build({ root: join(root, 'packages', 'web'), logLevel: 'warn', build: { outDir: site } }),
  buildServer(),
]);

/** Whoever starts at the same time finds the old program or the new one, never half of it. */
async function buildServer() {
  const made = `${program}.${process.pid}`;
  await bundle(join(root, 'packages', 'server', 'src', 'main.ts'), made);
  renameSync(made, program);
}
