import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The same client as another build would leave it: every file in assets/ has another name, and so has
 * the cache of the service worker. Gives its folder.
 */
export function nextClient(files: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-next-'));
  const names = readdirSync(join(files, 'assets')).filter(name => !/\.(br|gz)$/.test(name));
  const renamed = (name: string): string => name.replace(/(\.\w+)$/, '-next$1');
  const write = (from: string, to: string): void => {
    const text = names.reduce(
      (now, name) => now.replaceAll(name, renamed(name)),
      readFileSync(join(files, from), 'latin1'),
    );
    writeFileSync(join(folder, to), text, 'latin1');
  };
  cpSync(files, folder, { recursive: true, filter: path => !path.startsWith(join(files, 'assets')) });
  mkdirSync(join(folder, 'assets'));
  for (const name of names) write(join('assets', name), join('assets', renamed(name)));
  for (const name of ['index.html', 'service-worker.js']) write(name, name);
  // What was compressed has the old names inside.
  for (const name of readdirSync(folder)) if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  const worker = join(folder, 'service-worker.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace("VERSION = '", "VERSION = 'next-"));
  return folder;
}
