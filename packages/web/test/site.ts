import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The house as `npm start` opens it, on a free port and with a store of its own. */
export class Site {
  private constructor(
    readonly address: string,
    private readonly server: ChildProcess,
    private readonly folder: string,
  ) {}

  static async open(
    environment: Readonly<Record<string, string>> = {},
    root = join(import.meta.dirname, '..', '..', '..'),
  ): Promise<Site> {
    const script = join(root, 'scripts', 'start.mjs');
    const folder = mkdtempSync(join(tmpdir(), 'taproom-site-'));
    const server = spawn(process.execPath, [script], {
      env: {
        ...process.env,
        PORT: '0',
        SITE: join(folder, 'site'),
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
    return new Site(address, server, folder);
  }

  close(): void {
    this.server.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
