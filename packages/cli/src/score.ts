import type { Game, Refusal } from '@taproom/games';
import { oneOf } from './arguments.ts';
import { type Command, FAILED, FINE, type Io } from './command.ts';
import { readAll, refusalJson } from './input.ts';
import { type Sentences, sentence } from './sentences.ts';

const LONGEST_INPUT = 100_000;
/** The most characters of an example on one line. */
const WIDEST = 70;

export const score: Command = {
  name: 'score',
  usage: 'GAME [--json]',
  summary: 'Score an in-person game: JSON in, JSON out.',
  about: ({ games }) => `
Reads what the players have at the end of the game from standard input and prints
their scores with a full breakdown.

${games.all.map(exampleOf).join('\n\n')}

If the input isn't valid, prints the error as JSON, and as a sentence on standard error;
the exit code is 1.`,
  flags: { json: { kind: 'switch', help: 'Print JSON (always on).' } },

  async run(args, io, { games, sentences }) {
    const [name = ''] = args.exactly('GAME');
    const game = games.current(oneOf('game', name, games.ids));
    const text = await readAll('-', LONGEST_INPUT, io);
    if (!text.ok) return refused(text.refusal, io, sentences);
    let input: unknown;
    try {
      input = JSON.parse(text.value);
    } catch {
      return refused({ code: 'not-json' }, io, sentences);
    }
    const scored = game.scoreSheet(input);
    if (!scored.ok) return refused(scored.refusal, io, sentences);
    await io.out(`${JSON.stringify(scored.value)}\n`);
    return FINE;
  },
};

/** How to score one game, with JSON broken after commas so that it fits on a screen. */
function exampleOf({ id, title, sheetExample }: Game): string {
  const lines = [''];
  for (const part of JSON.stringify(sheetExample).split(/(?<=,)/)) {
    const line = lines.pop() ?? '';
    if (line.length + part.length <= WIDEST) lines.push(line + part);
    else lines.push(line, part);
  }
  return `${title}:\n\n  echo '${lines.join('\n    ')}' |\n    npm run -s taproom -- score ${id}`;
}

async function refused(refusal: Refusal, io: Io, sentences: Sentences): Promise<number> {
  await io.out(`${refusalJson(refusal)}\n`);
  io.err(`${sentence(refusal, sentences)}\n`);
  return FAILED;
}
