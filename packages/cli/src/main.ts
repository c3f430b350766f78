import { Arguments, oneOf, UsageError } from './arguments.ts';
import { type Command, FAILED, FINE, type Io, MISUSED } from './command.ts';
import { engine } from './engine.ts';
import { commandHelp, generalHelp } from './help.ts';
import { replay } from './replay.ts';
import { score } from './score.ts';
import { simulate } from './simulate.ts';

const COMMANDS: readonly Command[] = [engine, replay, simulate, score];

// Whoever reads our output may have seen enough: `taproom … | head` is no mistake.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? FINE : FAILED));
}

const io: Io = {
  stdin: process.stdin,
  out: text =>
    new Promise(resolve => {
      if (process.stdout.write(text)) resolve();
      else process.stdout.once('drain', resolve);
    }),
  err: text => process.stderr.write(text),
  terminal: process.stderr.isTTY === true,
};

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...rest]: readonly string[]): Promise<number> {
  try {
    if (name === undefined) {
      io.err(generalHelp(COMMANDS));
      return MISUSED;
    }
    if (name === 'help' || name === '--help' || name === '-h') return await help(rest);
    const command = find(name);
    const args = new Arguments(rest, command.flags);
    if (args.has('help')) {
      await io.out(commandHelp(command));
      return FINE;
    }
    return await command.run(args, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.err(
      `${error.message}\nTry: taproom help${COMMANDS.some(each => each.name === name) ? ` ${name}` : ''}\n`,
    );
    return MISUSED;
  }
}

async function help(rest: readonly string[]): Promise<number> {
  const [about] = new Arguments(rest, {}).words;
  await io.out(about === undefined || about === 'help' ? generalHelp(COMMANDS) : commandHelp(find(about)));
  return FINE;
}

function find(name: string): Command {
  const names = ['help', ...COMMANDS.map(command => command.name)];
  const known = oneOf('command', name, names);
  const command = COMMANDS.find(each => each.name === known);
  if (!command) throw new UsageError('help stands before the name of a command.');
  return command;
}
