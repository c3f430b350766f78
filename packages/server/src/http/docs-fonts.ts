import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The client's fonts, whose file names contain a hash. The page is in English, so that one alphabet is enough. */
const FACES = [
  { family: 'Alegreya', weight: '400 900', file: /^alegreya-latin-wght-normal-.*\.woff2$/ },
  { family: 'Alegreya Sans', weight: '400', file: /^alegreya-sans-latin-400-normal-.*\.woff2$/ },
  { family: 'Alegreya Sans', weight: '700', file: /^alegreya-sans-latin-700-normal-.*\.woff2$/ },
];

/** The fonts of the client for the page; none where there is no client. */
export function fontFaces(site: string, basePath: string): string {
  const folder = join(site, 'assets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return FACES.flatMap(({ family, weight, file }) => {
    const name = files.find(one => file.test(one));
    if (name === undefined) return [];
    const url = `${basePath}/assets/${name}`;
    return [
      `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("${url}") format("woff2"); }\n`,
    ];
  }).join('');
}
