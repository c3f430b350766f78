import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, SHARED_SITE } from './site.ts';

/**
 * What the browser tests of one run share: the built client and server. Whoever runs one file after another can build
 * once (`SITE=FOLDER node scripts/build.mjs`) and name the folder.
 */
export default function share(): () => void {
  if (process.env[SHARED_SITE] !== undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'taproom-client-'));
  const site = join(folder, 'site');
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts', 'build.mjs')], {
    env: { ...process.env, SITE: site },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('the client could not be built: its message is above');
  process.env[SHARED_SITE] = site;
  return () => rmSync(folder, { recursive: true, force: true });
}
