import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where Chromium may be. The one without windows needs less processor time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];
const HOW =
  'The browser tests need Chromium. Set CHROMIUM_PATH to yours, or install it: apt-get install chromium-headless-shell (as root).';

/** The browser of this worker: its test files follow one another, and each leaves it as it found it. */
let running: Promise<Browser> | null = null;

/**
 * The Chromium that the test files of one worker share: starting one takes a second of processor time. It ends with the
 * worker. A file that has closed it, or a crash, costs the next file a new one.
 */
export async function sharedChromium(): Promise<Browser> {
  const known = await running?.catch(() => null);
  if (known?.isConnected()) return known;
  running = startChromium();
  return running;
}

/** Forgets all visitors of a browser, with all that they have open. */
export async function leave(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map(context => context.close()));
}

/** Starts the Chromium of CHROMIUM_PATH or of the system; on Debian, as root, it is installed if it is missing. */
export async function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? installChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

function findChromium(): string | null {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined) {
    if (!isProgram(wanted)) throw new Error(`CHROMIUM_PATH is no program: ${wanted}. ${HOW}`);
    return wanted;
  }
  return PLACES.find(isProgram) ?? null;
}

function installChromium(): string {
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', 'chromium-headless-shell', 'fonts-liberation'], {
      stdio: 'ignore',
      env,
    });
  } catch {
    throw new Error(HOW);
  }
  const found = findChromium();
  if (found === null) throw new Error(HOW);
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
