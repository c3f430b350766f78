import about from '../package.json' with { type: 'json' };
import { arena } from './arena.ts';
import { Arguments, oneOf, UsageError } from './arguments.ts';
import { type Command, FINE, type Io, MISUSED } from './command.ts';
import type { Desk } from './desk.ts';
import { engine } from './engine.ts';
import { explore } from './explore.ts';
import { commandHelp, generalHelp } from './help.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { score } from './score.ts';
import { simulate } from './simulate.ts';
import { train } from './train.ts';

const COMMANDS: readonly Command[] = [
  engine,
  replay,
  review,
  puzzles,
  explore,
  simulate,
  score,
  arena,
  train,
];

/** Runs what was typed and returns the exit code. */
export async function runTaproom([name, ...rest]: readonly string[], io: Io, desk: Desk): Promise<number> {
  try {
    if (name === undefined) {
      io.err(generalHelp(COMMANDS, desk));
      return MISUSED;
    }
    if (name === 'help' || name === '--help' || name === '-h') return await help(rest, io, desk);
    if (name === '--version') {
      await io.out(`${about.version}\n`);
      return FINE;
    }
    const command = find(name);
    const args = new Arguments(rest, command.flags);
    if (args.has('help')) {
      await io.out(commandHelp(command, desk));
      return FINE;
    }
    return await command.run(args, io, desk);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const known = COMMANDS.some(command => command.name === name);
    io.err(`${error.message}\nTry: npm run -s taproom -- help${known ? ` ${name}` : ''}\n`);
    return MISUSED;
  }
}

async function help(rest: readonly string[], io: Io, desk: Desk): Promise<number> {
  const { words } = new Arguments(rest, {});
  const [about] = words;
  if (words.length > 1) throw new UsageError('help takes at most one command.');
  await io.out(
    about === undefined || about === 'help' ? generalHelp(COMMANDS, desk) : commandHelp(find(about), desk),
  );
  return FINE;
}

function find(name: string): Command {
  const names = [...COMMANDS.map(command => command.name), 'help'];
  const known = oneOf('command', name, names);
  const command = COMMANDS.find(each => each.name === known);
  if (!command) throw new UsageError('There is no help for help.');
  return command;
}
