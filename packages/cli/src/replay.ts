import {
  RECORD_LIMITS,
  type ReadRecord,
  type Refusal,
  type Replay,
  readRecord,
  replayRecord,
} from '@taproom/games';
import type { Arguments } from './arguments.ts';
import { type Command, FAILED, FINE, type Io } from './command.ts';
import { readAll, refusalJson } from './input.ts';
import { sentence } from './sentences.ts';

/** A character of UTF-8 has at most so many bytes. */
const BYTES = 4;

export const replay: Command = {
  name: 'replay',
  usage: 'FILE [--json]',
  summary: 'Check the record of a game move by move.',
  about: () => `
Plays the record in FILE (- is standard input) by the rules and prints how the game
came out. If it is wrong, prints the line and the reason; the exit code is 1.
docs/records.md tells the format.

  npm run -s taproom -- replay game.txt
  npm run -s taproom -- replay - --json < game.txt`,
  flags: { json: { kind: 'switch', help: 'Print JSON.' } },

  async run(args, io, { games }) {
    const [file = '-'] = args.exactly('FILE');
    const text = await readAll(file, BYTES * RECORD_LIMITS.characters, io);
    if (!text.ok) return refused(text.refusal, args, io);
    const record = readRecord(text.value);
    if (!record.ok) return refused(record.refusal, args, io);
    const replayed = replayRecord(record.value, games);
    if (!replayed.ok) return refused(replayed.refusal, args, io);
    const tell = args.has('json') ? asJson : asText;
    await io.out(`${tell(record.value, replayed.value)}\n`);
    return FINE;
  },
};

async function refused(refusal: Refusal, args: Arguments, io: Io): Promise<number> {
  if (args.has('json')) await io.out(`${refusalJson(refusal)}\n`);
  io.err(`${sentence(refusal)}\n`);
  return FAILED;
}

function asJson({ seats, names, date }: ReadRecord, { game, steps, outcome }: Replay): string {
  const { id, rules } = game;
  return JSON.stringify({ ok: true, game: id, rules, seats, names, date, moves: steps.length, outcome });
}

function asText({ seats, names, date, entries }: ReadRecord, { game, steps, outcome }: Replay): string {
  const head = `${game.id}, ${seats} seats, ${steps.length} moves in ${entries.length} lines${date ? `, ${date}` : ''}: all legal.`;
  if (outcome === null) return `${head}\nThe game is not finished.`;
  const players = outcome.scores.map((score, seat) => {
    const name = names[seat] ?? null;
    const who = name === null ? `Seat ${seat}` : `Seat ${seat} (${name})`;
    return `${who}: ${score}${outcome.winners.includes(seat) ? ', winner' : ''}`;
  });
  return [head, ...players].join('\n');
}
