import { type Flag, HELP } from './arguments.ts';
import type { Command } from './command.ts';
import type { Desk } from './desk.ts';

const listed = new Intl.ListFormat('en-GB');

/** What `taproom help` prints. */
export const generalHelp = (
  commands: readonly Command[],
  { games }: Desk,
): string => `taproom: ${listed.format(games.all.map(({ title }) => title))} on the command line

Usage: npm run -s taproom -- COMMAND [ARGUMENTS]

Commands:
${commands.map(({ name, summary }) => `  ${name.padEnd(16)}${summary}\n`).join('')}  ${'help COMMAND'.padEnd(16)}Show help for a command, with examples.
  ${'--version'.padEnd(16)}Show the version.

Games:
${games.all.map(({ id, seats: { min, max } }) => `  ${id.padEnd(16)}${min} to ${max} seats\n`).join('')}
Exit codes: 0 success, 1 the command failed, 2 invalid usage.
`;

/** What `taproom help COMMAND` prints. */
export function commandHelp(command: Command, desk: Desk): string {
  const { name, usage, flags } = command;
  const rows = Object.entries({ ...flags, help: HELP }).map(
    ([flag, told]) => [`--${flag}${placeholder(told)}`, told.help] as const,
  );
  const width = Math.max(14, ...rows.map(([flag]) => flag.length)) + 2;
  const lines = rows.map(([flag, help]) => `  ${flag.padEnd(width)}${help}\n`);
  return `Usage: npm run -s taproom -- ${name}${usage === '' ? '' : ` ${usage}`}\n\n${command.about(desk).trim()}\n\nFlags:\n${lines.join('')}`;
}

const placeholder = (flag: Flag): string => (flag.kind === 'switch' ? '' : ` ${flag.value}`);
