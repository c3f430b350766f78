import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { previews } from './previews.ts';

const PUBLIC = join(import.meta.dirname, '..', 'public');

/** Width and height of a PNG file, and how many kilobytes it has. */
function measure(file: string): { readonly size: string; readonly kilobytes: number } {
  const bytes = readFileSync(join(PUBLIC, file));
  expect(bytes.subarray(1, 4).toString('latin1'), file).toBe('PNG');
  return { size: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, kilobytes: bytes.length / 1000 };
}

describe('the pictures that `npm run icons` makes', () => {
  it('are there for every page, in the size that chats want', () => {
    const images = Object.values(previews).flatMap(({ pages, nowhere, tables }) =>
      [...Object.values(pages), nowhere, ...Object.values(tables)].map(({ image }) => image),
    );
    expect(new Set(images).size).toBeGreaterThan(1);
    for (const image of new Set(images)) {
      const { size, kilobytes } = measure(image);
      expect([image, size]).toEqual([image, '1200x630']);
      expect(kilobytes).toBeLessThan(300);
    }
  });

  it('are the icons that the manifest and the page name', () => {
    const { icons } = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
      icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
    };
    for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png'))
      expect([src, measure(src).size]).toEqual([src, sizes]);
    expect(measure('icons/apple-touch-icon.png').size).toBe('180x180');
    const page = readFileSync(join(PUBLIC, '..', 'index.html'), 'utf8');
    for (const [, file = ''] of page.matchAll(/<link rel="[^"]*" href="\.\/([^"]*)"/g))
      expect(existsSync(join(PUBLIC, file)), file).toBe(true);
  });
});
