import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..', '..');

/** The environment variable with the folder of the client that was built for all files of a test run. */
export const SHARED_SITE = 'TAPROOM_TEST_SITE';

/** A server with the client, on a free port and with a store of its own. */
export class Site {
  private constructor(
    readonly address: string,
    private readonly server: ChildProcess,
    private readonly folder: string,
    /** Where the built client is. */
    readonly files: string,
  ) {}

  /** As `npm start` runs it: built from the sources, once for all files of a test run. */
  static open(environment: Readonly<Record<string, string>> = {}, root = ROOT): Promise<Site> {
    const shared = process.env[SHARED_SITE];
    if (shared !== undefined && root === ROOT) return Site.serve(shared, environment);
    return Site.run(join(root, 'scripts', 'start.mjs'), environment);
  }

  /** The server that was built last, or another program, with a client in a folder. */
  static serve(
    files: string,
    environment: Readonly<Record<string, string>>,
    program = join(ROOT, '.build', 'program', 'server.mjs'),
  ): Promise<Site> {
    return Site.run(program, { ...environment, SITE: files });
  }

  private static async run(script: string, environment: Readonly<Record<string, string>>): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'taproom-site-'));
    const files = environment.SITE ?? join(folder, 'site');
    const server = spawn(process.execPath, [script], {
      env: {
        ...process.env,
        PORT: '0',
        SITE: files,
        DATA: join(folder, 'data'),
        LOG_LEVEL: 'error',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const address = await new Promise<string>((resolve, reject) => {
      let told = '';
      const listen = (chunk: Buffer): void => {
        told += chunk.toString();
        const found = /http:\/\/localhost:\d+\//.exec(told);
        if (found) resolve(found[0]);
      };
      server.stdout?.on('data', listen);
      server.stderr?.on('data', listen);
      server.once('exit', code => reject(new Error(`npm start ended with ${code}: ${told}`)));
    });
    return new Site(address, server, folder, files);
  }

  /** Ends the server at once and waits until its port is free; the files stay. */
  async stop(): Promise<void> {
    const ended = once(this.server, 'exit');
    this.server.kill('SIGKILL');
    await ended;
  }

  close(): void {
    this.server.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A server on which bots move at once, and nobody is held up by limits. */
export const QUICK = {
  BOT_MS: '20',
  BOT_OTHERS_MS: '20',
  BOT_PAUSE: '0',
  LIMIT_PERSON: '0',
  LIMIT_ADDRESS: '0',
} as const;
