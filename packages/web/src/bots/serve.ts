import { botOf, ponder, type Roster, rest } from '@taproom/bots';
import { freshId } from '../local/id.ts';
import type { WorkerAnswer, WorkerQuestion } from './messages.ts';
import { Rests } from './rests.ts';

/** The bots' web worker: they think here, so that the page stays responsive. Call it once, in a worker. */
export function serveBots(players: Roster): void {
  const thinking = new Map<number, AbortController>();
  const rests = new Rests(() => performance.now());

  self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
    if (data.ask === 'stop') thinking.get(data.id)?.abort();
    else if (data.ask === 'rest') rests.begin();
    else if (data.ask === 'think') void think(data);
  });

  /** Listens to what the page wants, and rests if it is to rest. */
  async function listen(): Promise<void> {
    do await rest(rests.left);
    while (rests.left > 0);
  }

  async function think(question: WorkerQuestion & { ask: 'think' }): Promise<void> {
    const { id, game, rules, level, seat, view, ms, exact } = question;
    const found = players.find(game, rules);
    const bot = found.ok ? botOf(found.value, level) : found;
    if (!bot.ok) return answer({ id, ok: false, why: `no bot of the level ${level}` });
    const stop = new AbortController();
    thinking.set(id, stop);
    const budget = exact === undefined ? { ms, now: rests.clock } : { nodes: exact.nodes };
    try {
      const { moves, candidates } = await ponder(
        bot.value,
        view,
        seat,
        budget,
        exact?.seed ?? freshId(),
        stop.signal,
        listen,
      );
      answer({ id, ok: true, moves, candidates });
    } catch (error) {
      // The page gets no error event for a rejected promise: it would wait for ever.
      answer({ id, ok: false, why: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    } finally {
      thinking.delete(id);
    }
  }
}

function answer(message: WorkerAnswer): void {
  self.postMessage(message);
}
