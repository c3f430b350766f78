import { GAMES, type Refusal } from '@taproom/games';
import { oneOf } from './arguments.ts';
import { type Command, FAILED, FINE, type Io } from './command.ts';
import { readAll, refusalJson } from './input.ts';
import { sentence } from './sentences.ts';

const LONGEST_INPUT = 100_000;

export const score: Command = {
  name: 'score',
  usage: 'GAME [--json]',
  summary: 'Score a game that you played on a real table: JSON in, JSON out.',
  about: `
Reads what the players have at the end from standard input and prints their scores
with all that they are made of.

Heaven & Ale, one to four players:

  echo '{"players":[{"brewmaster":9,
    "markers":{"wood":12,"yeast":9,"hops":9,"water":10,"barley":9},
    "ducats":23,"largeBarrels":2,"smallBarrels":1,
    "barrelCard":true,"firstPlayer":false}]}' | npm run -s taproom -- score heaven-and-ale

Hero's Tavern, one to five taverns with the number of their face-up cards:

  echo '{"taverns":[{"entertainment":1,"light-ale":1,"dark-ale":1,"market":1,
    "shopkeeper":1,"barrel":1,"tools":1}]}' | npm run -s taproom -- score heros-tavern

If the input is wrong, prints the refusal as JSON, and as a sentence on standard
error; the exit code is 1.`,
  flags: { json: { kind: 'switch', help: 'Print JSON, as it does anyway.' } },

  async run(args, io) {
    const [name = ''] = args.exactly('GAME');
    const game = GAMES.current(oneOf('game', name, GAMES.ids));
    const text = await readAll('-', LONGEST_INPUT, io);
    if (!text.ok) return refused(text.refusal, io);
    let input: unknown;
    try {
      input = JSON.parse(text.value);
    } catch {
      return refused({ code: 'not-json' }, io);
    }
    const scored = game.scoreSheet(input);
    if (!scored.ok) return refused(scored.refusal, io);
    await io.out(`${JSON.stringify(scored.value)}\n`);
    return FINE;
  },
};

async function refused(refusal: Refusal, io: Io): Promise<number> {
  await io.out(`${refusalJson(refusal)}\n`);
  io.err(`${sentence(refusal)}\n`);
  return FAILED;
}
