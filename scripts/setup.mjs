// Installs missing packages, so that `npm test` and `npm start` are the only commands a new machine needs.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Taproom needs Node 20.19 or newer (24 recommended); this is ${process.version}.`);
  process.exit(1);
}

if (!isInstalled()) {
  console.error('Installing packages (once) …');
  // Through the shell, because npm is a script on Windows; as one string, because Node 24 warns about a list of
  // arguments there.
  const { status } = spawnSync('npm ci --no-audit --no-fund', {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: true,
  });
  if (status !== 0) {
    console.error('npm ci failed; see its message above. Check the network, then run the command again.');
    process.exit(status ?? 1);
  }
}

/**
 * Whether every package of the lock file is installed in the right version; those for other platforms may be missing.
 */
function isInstalled() {
  const wanted = packages('package-lock.json');
  const found = packages(join('node_modules', '.package-lock.json'));
  if (wanted === null || found === null) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, link }]) =>
      !path.startsWith('node_modules/') ||
      (link ? found[path]?.link : found[path]?.version === version || optional || devOptional),
  );
}

function packages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}
