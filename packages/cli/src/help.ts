import { GAMES } from '@taproom/games';
import { type Flag, HELP } from './arguments.ts';
import type { Command } from './command.ts';

const games = GAMES.ids
  .map(id => {
    const { min, max } = GAMES.current(id).seats;
    return `  ${id.padEnd(16)}${min} to ${max} seats\n`;
  })
  .join('');

/** What `taproom help` prints. */
export const generalHelp = (
  commands: readonly Command[],
): string => `taproom: Heaven & Ale and Hero's Tavern on the command line

Usage: npm run -s taproom -- COMMAND [ARGUMENTS]

Commands:
${commands.map(({ name, summary }) => `  ${name.padEnd(16)}${summary}\n`).join('')}  ${'help COMMAND'.padEnd(16)}How a command is used, with examples.
  ${'--version'.padEnd(16)}Which version this is.

Games:
${games}
Exit codes: 0 fine, 1 what was asked for failed, 2 the command was not understood.
`;

/** What `taproom help COMMAND` prints. */
export function commandHelp({ name, usage, about, flags }: Command): string {
  const rows = Object.entries({ ...flags, help: HELP }).map(
    ([flag, told]) => [`--${flag}${placeholder(told)}`, told.help] as const,
  );
  const width = Math.max(14, ...rows.map(([flag]) => flag.length)) + 2;
  const lines = rows.map(([flag, help]) => `  ${flag.padEnd(width)}${help}\n`);
  return `Usage: npm run -s taproom -- ${name}${usage === '' ? '' : ` ${usage}`}\n\n${about.trim()}\n\nFlags:\n${lines.join('')}`;
}

const placeholder = (flag: Flag): string => (flag.kind === 'switch' ? '' : ` ${flag.value}`);
