// Runs a TypeScript program of this repository: `node scripts/run.mjs FILE.ts [ARGS…]`. It is bundled first (some 50
// ms), so that it runs as plain JavaScript at full speed.
import { mkdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [, , entry, ...args] = process.argv;
if (entry === undefined) {
  console.error('usage: node scripts/run.mjs FILE.ts [ARGS…]');
  process.exit(2);
}
// One output per process: concurrent runs must not read each other's half-written bundle.
const folder = join(root, '.build', 'run');
mkdirSync(folder, { recursive: true });
const outfile = join(folder, `${basename(entry, '.ts')}-${process.pid}.mjs`);
await bundle(resolve(root, entry), outfile);
const { rmSync } = await import('node:fs');
process.argv = [process.argv[0] ?? 'node', outfile, ...args];
process.on('exit', () => rmSync(outfile, { force: true }));
await import(pathToFileURL(outfile).href);
