/** The bots' own thread: they think here, and the page never waits for them. */
import { botOf, PLAYERS, ponder, rest } from '@taproom/bots';
import { freshId } from '../local/id.ts';
import type { Answer, Question } from './messages.ts';
import { Rests } from './rests.ts';

const thinking = new Map<number, AbortController>();
const rests = new Rests(() => performance.now());

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.ask === 'stop') thinking.get(data.id)?.abort();
  else if (data.ask === 'rest') rests.begin();
  else void think(data);
});

/** Listens to what the page wants, and rests if it is to rest. */
async function listen(): Promise<void> {
  do await rest(rests.left);
  while (rests.left > 0);
}

async function think(question: Question & { ask: 'think' }): Promise<void> {
  const { id, game, rules, level, seat, view, ms } = question;
  const players = PLAYERS.find(game, rules);
  const bot = players.ok ? botOf(players.value, level) : players;
  if (!bot.ok) return answer({ id, ok: false, why: `no bot of the level ${level}` });
  const stop = new AbortController();
  thinking.set(id, stop);
  const budget = { ms, now: rests.clock };
  try {
    const { moves, candidates } = await ponder(bot.value, view, seat, budget, freshId(), stop.signal, listen);
    answer({ id, ok: true, moves, candidates });
  } catch (error) {
    // The page gets no error event for a rejected promise: it would wait for ever.
    answer({ id, ok: false, why: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } finally {
    thinking.delete(id);
  }
}

function answer(message: Answer): void {
  self.postMessage(message);
}
