// Builds the client and the server into .build: what `npm start` does first, and what the image is made of.
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';
import { bundleParts } from './bundle.mjs';
import { program, root, site } from './places.mjs';

// Whatever the caller's environment says: the production client is served.
process.env.NODE_ENV = 'production';
console.error('Building the client and the server …');
await Promise.all([
  build({ root: join(root, 'packages', 'web'), logLevel: 'warn', build: { outDir: site } }),
  buildServer(),
]);

/**
 * A server that starts at the same time finds the old program or the new one, never half of it: chunks have content
 * hashes in their names, and the file that names them is written last.
 */
async function buildServer() {
  const folder = dirname(program);
  mkdirSync(folder, { recursive: true });
  const made = mkdtempSync(join(folder, 'new-'));
  await bundleParts(join(root, 'packages', 'server', 'src', 'main.ts'), basename(program, '.mjs'), made);
  const last = file => Number(file === basename(program));
  for (const file of readdirSync(made).sort((a, b) => last(a) - last(b)))
    renameSync(join(made, file), join(folder, file));
  rmSync(made, { recursive: true });
}
