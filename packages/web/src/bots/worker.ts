/** The bots' own thread: they think here, and the page never waits for them. */
import { botOf, ponder, rest } from '@taproom/bots';
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
  const { id, game, level, seat, view, ms } = question;
  const bot = botOf(game, level);
  if (!bot.ok) return answer({ id, ok: false, level });
  const stop = new AbortController();
  thinking.set(id, stop);
  const thought = await ponder(
    bot.value,
    view,
    seat,
    { ms, now: rests.clock },
    freshId(),
    stop.signal,
    listen,
  );
  thinking.delete(id);
  answer({ id, ok: true, moves: thought.moves, candidates: thought.candidates });
}

function answer(message: Answer): void {
  self.postMessage(message);
}
