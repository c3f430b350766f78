import { run } from '../src/run.ts';
import type { Ran } from './taproom.ts';

/** What a command does, without a process of its own. */
export async function taproom(
  args: readonly string[],
  input: string | Uint8Array = '',
  { terminal = false } = {},
): Promise<Ran> {
  const told = { out: '', err: '' };
  async function* stdin(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(input);
  }
  const code = await run(args, {
    stdin: stdin(),
    out: async text => {
      told.out += text;
    },
    err: text => {
      told.err += text;
    },
    terminal,
    program: null,
  });
  return { code, ...told };
}
