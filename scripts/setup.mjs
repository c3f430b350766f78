// Installs what is missing, so that `npm test` and `npm start` are the only commands a new machine needs.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules', '.package-lock.json');

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Taproom needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  console.error('Installing packages (once) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: its message is above. Check the network, then run the command again.');
    process.exit(status ?? 1);
  }
}
