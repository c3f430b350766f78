import type { Io } from '../src/command.ts';
import { DESK, type Desk } from '../src/desk.ts';
import { runTaproom } from '../src/run.ts';
import type { Ran } from './taproom.ts';

/** What a command does, without a process of its own. */
export async function taproom(
  args: readonly string[],
  input: string | Uint8Array = '',
  { terminal = false, desk = DESK }: { readonly terminal?: boolean; readonly desk?: Desk } = {},
): Promise<Ran> {
  const told = { out: '', err: '' };
  async function* stdin(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(input);
  }
  const io: Io = {
    stdin: stdin(),
    out: async text => {
      told.out += text;
    },
    err: text => {
      told.err += text;
    },
    terminal,
    program: null,
  };
  const code = await runTaproom(args, io, desk);
  return { code, ...told };
}
