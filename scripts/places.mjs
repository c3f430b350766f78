import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The built client: a separate folder for each build that runs at the same time. */
export const site = process.env.SITE ?? join(root, '.build', 'site');

/** The built server. */
export const program = join(root, '.build', 'program', 'server.mjs');
