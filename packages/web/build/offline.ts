import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the service worker with the list of all files of the build, so that the client works offline. */
export function offline(): Plugin {
  const root = join(import.meta.dirname, '..');
  return {
    name: 'taproom-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter(name => !name.endsWith('.html'));
        const files = ['./', ...built, ...readdirSync(join(root, 'public'))].sort();
        const hash = createHash('sha256');
        for (const name of files) hash.update(name);
        hash.update(readFileSync(join(root, 'index.html')));
        const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
          .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`)
          .replace("const VERSION = '';", `const VERSION = '${hash.digest('hex').slice(0, 12)}';`);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
