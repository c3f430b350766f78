/** The bots' own thread: they think here, and the page never waits for them. */
import { botOf, ponder } from '@taproom/bots';
import { freshId } from '../local/id.ts';
import type { Answer, Question } from './messages.ts';

const thinking = new Map<number, AbortController>();

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.ask === 'stop') thinking.get(data.id)?.abort();
  else void think(data);
});

async function think(question: Question & { ask: 'think' }): Promise<void> {
  const { id, game, level, seat, view, ms } = question;
  const bot = botOf(game, level);
  if (!bot.ok) return answer({ id, ok: false, level });
  const stop = new AbortController();
  thinking.set(id, stop);
  const budget = { ms, now: () => performance.now() };
  const thought = await ponder(bot.value, view, seat, budget, freshId(), stop.signal);
  thinking.delete(id);
  answer({ id, ok: true, moves: thought.moves, candidates: thought.candidates });
}

function answer(message: Answer): void {
  self.postMessage(message);
}
