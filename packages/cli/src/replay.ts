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
import { type Sentences, sentence } from './sentences.ts';

/** The most bytes of a UTF-8 character. */
const BYTES = 4;

export const replay: Command = {
  name: 'replay',
  usage: 'FILE [--json]',
  summary: 'Check a game record move by move.',
  about: () => `
Replays the record in FILE (- for standard input) and prints the result. If the record
isn't valid, prints the line and the reason; the exit code is 1. The format is described
in docs/records.md.

  npm run -s taproom -- replay game.txt
  npm run -s taproom -- replay - --json < game.txt`,
  flags: { json: { kind: 'switch', help: 'Print JSON.' } },

  async run(args, io, { games, sentences }) {
    const [file = '-'] = args.exactly('FILE');
    const refused = (refusal: Refusal): Promise<number> => refuse(refusal, args, io, sentences);
    const text = await readAll(file, BYTES * RECORD_LIMITS.characters, io);
    if (!text.ok) return refused(text.refusal);
    const record = readRecord(text.value);
    if (!record.ok) return refused(record.refusal);
    const replayed = replayRecord(record.value, games);
    if (!replayed.ok) return refused(replayed.refusal);
    const tell = args.has('json') ? asJson : asText;
    await io.out(`${tell(record.value, replayed.value)}\n`);
    return FINE;
  },
};

async function refuse(refusal: Refusal, args: Arguments, io: Io, sentences: Sentences): Promise<number> {
  if (args.has('json')) await io.out(`${refusalJson(refusal)}\n`);
  io.err(`${sentence(refusal, sentences)}\n`);
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
