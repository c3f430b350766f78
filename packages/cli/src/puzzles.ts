import { appendFile, readFile } from 'node:fs/promises';
import { PUZZLE_KINDS, puzzlesIn } from '@taproom/bots/puzzles';
import { oneOf, UsageError } from './arguments.ts';
import { type Command, FINE } from './command.ts';
import { fileHere, reasonOf } from './input.ts';
import { ProgressBar } from './progress-bar.ts';

const MOST_GAMES = 1_000_000;
const USUAL_GAMES = 100;

export const puzzles: Command = {
  name: 'puzzles',
  usage: '--game GAME --file FILE [--kind KIND] [--games N] [--seed S] [--json]',
  summary: 'Make puzzles from games between bots.',
  about: ({ games: { ids } }) => `
Plays games between bots and appends each position that has one best answer to FILE, one
JSON object per line, with the answer and how many bots found it. Each game is saved when
it ends; rerun to resume.

  npm run -s taproom -- puzzles --game ${ids[0]} --games 1000 --file puzzles.jsonl`,
  flags: {
    game: { kind: 'text', value: 'GAME', help: 'The game.' },
    file: { kind: 'text', value: 'FILE', help: 'Append the puzzles to this file.' },
    kind: {
      kind: 'text',
      value: 'KIND',
      help: `Only puzzles of this kind: ${PUZZLE_KINDS.join(', ')} (default: all).`,
    },
    games: {
      kind: 'number',
      value: 'N',
      min: 1,
      max: MOST_GAMES,
      help: `Total number of games, including earlier runs (default: ${USUAL_GAMES}).`,
    },
    seed: {
      kind: 'text',
      value: 'S',
      help: 'Seed, the prefix of all game ids: lower-case letters (default: a).',
    },
    json: { kind: 'switch', help: 'Print JSON.' },
  },

  async run(args, io, desk) {
    args.exactly();
    const game = args.text('game');
    if (game === undefined) throw new UsageError('--game is missing.');
    const id = oneOf('game', game, desk.games.ids);
    const name = args.text('file');
    if (name === undefined) throw new UsageError('--file is missing.');
    const file = fileHere(name);
    const games = args.number('games') ?? USUAL_GAMES;
    const seed = args.text('seed') ?? 'a';
    const kind = args.text('kind');
    const kinds = kind === undefined ? PUZZLE_KINDS : [oneOf('kind', kind, PUZZLE_KINDS)];
    const puzzler = desk.puzzlers.find(id, desk.games.current(id).rules);
    if (!puzzler.ok) throw new UsageError(`There are no puzzles for ${id}.`);
    const players = desk.players.current(id);
    const progress = new ProgressBar(games, io);
    let found = 0;
    for (let i = await gamesIn(file, seed); i < games; i++) {
      const cut = puzzlesIn(puzzler.value, players, `${seed}${i}`, kinds);
      found += cut.length;
      if (cut.length > 0) await appendFile(file, cut.map(one => `${JSON.stringify(one)}\n`).join(''));
      progress.at(i + 1);
    }
    progress.end();
    const json = { game: id, file: name, games, newPuzzles: found };
    await io.out(args.has('json') ? `${JSON.stringify(json)}\n` : `New puzzles: ${found}\n`);
    return FINE;
  },
};

/** How many games of a seed a file already has puzzles of, or was past. */
async function gamesIn(file: string, seed: string): Promise<number> {
  let text = '';
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (reasonOf(error) !== 'ENOENT') throw error;
  }
  const games = [...text.matchAll(/^\{"id":"([a-z]+)(\d+)-/gm)].filter(([, start]) => start === seed);
  return Math.max(-1, ...games.map(([, , game]) => Number(game))) + 1;
}
