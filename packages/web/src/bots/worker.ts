/** The bots' own thread: they think here, and the page never waits for them. */
import { botOf, ponder, rest } from '@taproom/bots';
import { freshId } from '../local/id.ts';
import type { Answer, Question } from './messages.ts';

/** So many milliseconds the bots rest when they are asked to. */
const REST = 150;

const thinking = new Map<number, AbortController>();
/** Until when they rest, and how long they have rested in all. */
let until = 0;
let rested = 0;

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.ask === 'stop') thinking.get(data.id)?.abort();
  else if (data.ask === 'rest') until = performance.now() + REST;
  else void think(data);
});

/** Listens to what the page wants, and rests if it is to rest. */
async function listen(): Promise<void> {
  await rest(0);
  const began = performance.now();
  while (performance.now() < until) await rest(until - performance.now());
  rested += performance.now() - began;
}

async function think(question: Question & { ask: 'think' }): Promise<void> {
  const { id, game, level, seat, view, ms } = question;
  const bot = botOf(game, level);
  if (!bot.ok) return answer({ id, ok: false, level });
  const stop = new AbortController();
  thinking.set(id, stop);
  // Whoever rests thinks longer for it: nobody makes a bot weaker by clicking.
  const budget = { ms, now: () => performance.now() - rested };
  const thought = await ponder(bot.value, view, seat, budget, freshId(), stop.signal, listen);
  thinking.delete(id);
  answer({ id, ok: true, moves: thought.moves, candidates: thought.candidates });
}

function answer(message: Answer): void {
  self.postMessage(message);
}
