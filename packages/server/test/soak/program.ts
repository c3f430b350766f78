import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = process.cwd();

/** The environment variable with the server that all files of a test run share. */
export const SHARED_PROGRAM = 'TAPROOM_TEST_PROGRAM';

/** The server as one JavaScript file, as `npm start` runs it. It is placed where its packages can be found. */
export async function bundleServer(): Promise<{ readonly file: string; remove(): void }> {
  const shared = process.env[SHARED_PROGRAM];
  if (shared !== undefined) return { file: shared, remove: () => {} };
  const parent = join(ROOT, '.build');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'soak-'));
  const program = ['scripts/bundle.mjs', 'packages/server/src/main.ts', 'server', folder];
  execFileSync(process.execPath, program, { cwd: ROOT });
  const file = join(folder, 'server.mjs');
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A folder for one server, deleted at the end. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'taproom-soak-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A port that is free now. A server that is killed and started again must be found at the same place. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => resolve(typeof at === 'object' && at !== null ? at.port : 0));
    });
  });

/** A server in a process of its own, which can be killed at any moment. */
export class ServerProcess {
  private child: ChildProcess | null = null;
  /** What it wrote to its log, for when something goes wrong. */
  output = '';

  constructor(
    private readonly program: string,
    private readonly environment: Readonly<Record<string, string>>,
    /** Runs the program under something else, a tracer for example. */
    private readonly under: readonly string[] = [],
    private readonly asked: readonly string[] = [],
  ) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Whether it exited on its own. */
  get hasDied(): boolean {
    return this.child !== null && (this.child.exitCode !== null || this.child.signalCode !== null);
  }

  /** Starts it, and waits until it is open. */
  async start(): Promise<void> {
    const [command = process.execPath, ...before] = [...this.under, process.execPath];
    const child = spawn(command, [...before, this.program, ...this.asked], {
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'error',
        HOST: '127.0.0.1',
        ...LIMITLESS,
        ...QUICK_BOTS,
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      let told = '';
      const listen = (chunk: Buffer): void => {
        told += chunk;
        this.output += chunk;
        if (told.includes('Taproom is running')) resolve();
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.once('exit', code => reject(new Error(`the server ended with ${code}: ${told}`)));
    });
  }

  /** Ends it: SIGKILL leaves it no time for anything. One that does not end within `longest` milliseconds is killed. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL', longest?: number): Promise<number | null> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return null;
    const ended = new Promise<number | null>(resolve => child.once('exit', resolve));
    child.kill(signal);
    const killing = longest === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), longest);
    return ended.finally(() => clearTimeout(killing));
  }
}

/** Two servers on one database, and where they are. */
export async function twoNodes(
  program: string,
  data: string,
  database: string,
): Promise<{ readonly servers: readonly ServerProcess[]; readonly houses: readonly (() => string)[] }> {
  const ports = [await freePort(), await freePort()];
  const shared = { DATA: data, DATABASE_URL: database, SECRET: 'the same for both nodes, as it must be' };
  return {
    servers: ports.map(port => new ServerProcess(program, { PORT: String(port), ...shared })),
    houses: ports.map(port => () => `http://127.0.0.1:${port}`),
  };
}

/** Tests send more requests than a person could. */
const LIMITLESS = {
  LIMIT_PERSON: '0',
  LIMIT_ADDRESS: '0',
  LIMIT_GUESTS: '0',
  LIMIT_OPEN: '0',
  LIMIT_PLAYING: '0',
  LIMIT_LIVE: '0',
  LIMIT_DAYS: '0',
};
const QUICK_BOTS = { BOT_MS: '5', BOT_OTHERS_MS: '5', BOT_PAUSE: '0' };
