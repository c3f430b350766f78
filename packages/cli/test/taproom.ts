import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Starts the real command. */
const start = (args: readonly string[]) =>
  spawn(process.execPath, ['scripts/run.mjs', 'packages/cli/src/main.ts', ...args], { cwd: ROOT });

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise(resolve => child.on('close', resolve));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command with an input to its end. */
export async function taproom(args: readonly string[], input: string | Uint8Array = ''): Promise<Ran> {
  const child = start(args);
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', chunk => out.push(chunk));
  child.stderr.on('data', chunk => err.push(chunk));
  child.stdin.on('error', () => {}); // it may have ended without reading all
  child.stdin.end(input);
  const code = await exitOf(child);
  return { code, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() };
}

/** Runs the real command, whose reader goes away after the first piece of output. */
export async function taproomUnheard(args: readonly string[], input: string): Promise<Omit<Ran, 'out'>> {
  const child = start(args);
  const err: Buffer[] = [];
  child.stderr.on('data', chunk => err.push(chunk));
  child.stdin.on('error', () => {});
  child.stdout.once('data', () => child.stdout.destroy());
  child.stdin.write(input);
  const code = await exitOf(child);
  return { code, err: Buffer.concat(err).toString() };
}

/** A real engine process to talk to, line by line. */
export class Engine {
  private readonly child = start(['engine']);
  private readonly lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  private readonly exit = exitOf(this.child);

  async ask(line: string): Promise<string> {
    this.child.stdin.write(`${line}\n`);
    return String((await this.lines.next()).value);
  }

  end(): Promise<number | null> {
    this.child.stdin.end();
    return this.exit;
  }
}
