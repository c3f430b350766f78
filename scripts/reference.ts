// Writes the reference of `@taproom/games` to docs/reference: `npm run reference`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { referencePages } from './reference-pages.ts';

const FOLDER = 'docs/reference';

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [page, text] of referencePages()) writeFileSync(join(FOLDER, page), text);
