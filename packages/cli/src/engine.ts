import { type Command, FAILED, FINE } from './command.ts';
import { EngineSession } from './engine/session.ts';
import { decodeUtf8, refusalJson } from './input.ts';
import { linesOf } from './lines.ts';

/** Longer lines are refused unread; the longest position has a few thousand bytes. */
const LONGEST_LINE = 1_000_000;

export const engine: Command = {
  name: 'engine',
  usage: '',
  summary: 'Play games from your own program: one JSON object per line in and out.',
  about: ({ games }) => `
Reads one request per line from standard input and writes one answer per line, in
order, until the input ends. See docs/protocol.md for all requests and answers.

  {"do":"new","game":"${games.ids[0]}","seats":${games.all[0]?.seats.min},"seed":"x"}
  {"do":"actors"}
  {"do":"moves","seat":0}
  {"do":"apply","seat":0,"move":"…"}
  {"do":"help"}`,
  flags: {},

  async run(args, io, desk) {
    args.exactly();
    const session = new EngineSession(desk);
    try {
      for await (const line of linesOf(io.stdin, LONGEST_LINE)) {
        const answer = answerTo(session, line);
        if (answer !== null) await io.out(`${answer}\n`);
      }
    } catch (error) {
      io.err(`Standard input can’t be read: ${error instanceof Error ? error.message : error}\n`);
      return FAILED;
    }
    return FINE;
  },
};

/** The answer to a line; null for an empty line. */
function answerTo(session: EngineSession, line: Uint8Array | null): string | null {
  if (line === null) return refusalJson({ code: 'line-too-long', max: LONGEST_LINE });
  const text = decodeUtf8(line);
  if (text === null) return refusalJson({ code: 'not-utf8' });
  if (text.trim() === '') return null;
  try {
    return session.answer(text);
  } catch (error) {
    // A bug. Moves are played on a copy, so the game is intact and the next lines can be answered.
    return refusalJson({ code: 'internal-error', message: String(error) });
  }
}
