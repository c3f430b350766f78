import { isMainThread, type MessagePort, parentPort } from 'node:worker_threads';
import { botOf, ponder, type Roster, type Task } from '@taproom/bots';
import { expectOk, type GameMove } from '@taproom/games';

const now = (): number => performance.now();

/** A whole turn for a position. */
export async function think(
  roster: Roster,
  { game, rules, level, seat, view, ms }: Task,
): Promise<readonly GameMove[]> {
  const bot = expectOk(botOf(expectOk(roster.find(game, rules)), level));
  const { moves } = await ponder(bot, view, seat, { ms, now }, `${now()}`, NEVER);
  return moves;
}

const NEVER = new AbortController().signal;

export type Answer = { readonly moves: readonly GameMove[] } | { readonly fault: string };

/** The life of a worker thread. */
export function serveThinker(
  roster: Roster,
  port: MessagePort | null = isMainThread ? null : parentPort,
): void {
  port?.on('message', async (task: Task) => {
    const answer: Answer = await think(roster, task).then(
      moves => ({ moves }),
      (error: unknown) => ({ fault: String(error) }),
    );
    port.postMessage(answer);
  });
}
