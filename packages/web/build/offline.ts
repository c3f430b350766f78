import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesIn } from './files.ts';

/** Letters that only names of people need: such a font is loaded when one is on the page, and not kept for later. */
const SELDOM = /-ext-.*\.woff2$/;

/** Writes the service worker with the list of the files that the client needs offline. */
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'taproom-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const contents = new Map<string, string | Uint8Array>();
        for (const [name, file] of Object.entries(bundle))
          if (!SELDOM.test(name)) contents.set(name, file.type === 'chunk' ? file.code : file.source);
        for (const name of filesIn(publicDir)) contents.set(name, readFileSync(join(publicDir, name)));
        const names = [...contents.keys()].sort();
        // Not only names: those of files in public/ and of the page stay the same when the content changes.
        const hash = createHash('sha256');
        for (const name of names) hash.update(`${name}\n`).update(contents.get(name) ?? '');
        const files = ['./', ...names.filter(name => name !== 'index.html')];
        const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
          .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`)
          .replace("const VERSION = '';", `const VERSION = '${hash.digest('hex').slice(0, 12)}';`);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
