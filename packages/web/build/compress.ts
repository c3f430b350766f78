import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesIn } from './files.ts';

/** Formats that are already compressed: not worth trying. */
const COMPRESSED = /\.(woff2|png|webp|avif|jpg)$/;

const ENCODINGS = [
  { ending: '.br', of: promisify(brotliCompress), options: {} },
  { ending: '.gz', of: promisify(gzip), options: { level: constants.Z_BEST_COMPRESSION } },
] as const;

/**
 * Writes a brotli and a gzip copy next to each file of the build, so that the server never compresses while people
 * wait. Files that don't get smaller have no copy and are sent as they are.
 */
export function compress(): Plugin {
  return {
    name: 'taproom-compress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      async handler({ dir = '.' }) {
        const files = filesIn(dir).filter(file => !COMPRESSED.test(file));
        await Promise.all(files.map(file => compressFile(join(dir, file))));
      },
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const whole = await readFile(path);
  for (const { ending, of, options } of ENCODINGS) {
    const small = await of(whole, options);
    if (small.length < whole.length) await writeFile(`${path}${ending}`, small);
  }
}
