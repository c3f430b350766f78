// The bots’ worker thread: computes the turn of a bot.

import { isMainThread, type MessagePort, parentPort } from 'node:worker_threads';
import { botOf, ponder, type Roster, type Task } from '@taproom/bots';
import { expectOk, type GameMove } from '@taproom/games';

const now = (): number => performance.now();

/** A whole turn for a position. */
export async function think(
  roster: Roster,
  { game, rules, level, seat, view, ms, exact }: Task,
): Promise<readonly GameMove[]> {
  const bot = expectOk(botOf(expectOk(roster.find(game, rules)), level));
  const budget = exact === undefined ? { ms, now } : { nodes: exact.nodes };
  const { moves } = await ponder(bot, view, seat, budget, exact?.seed ?? `${now()}`, NEVER);
  return moves;
}

const NEVER = new AbortController().signal;

export type ThinkerAnswer = { readonly moves: readonly GameMove[] } | { readonly fault: string };

/** The main function of a bot's worker thread. */
export function serveThinker(
  roster: Roster,
  port: MessagePort | null = isMainThread ? null : parentPort,
): void {
  port?.on('message', async (task: Task) => {
    const answer: ThinkerAnswer = await think(roster, task).then(
      moves => ({ moves }),
      (error: unknown) => ({ fault: String(error) }),
    );
    port.postMessage(answer);
  });
}
