// Random games of each kind with every invariant checked after each move, over all cores:
// `npm run random-games [-- --games N --seed TEXT]`. Writes docs/proof/random-games.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { GAMES, type GameId } from '@taproom/games';
import { KEEN } from '../packages/games/test/policies.ts';
import { addBatch, type Batch, emptyBatch, randomGames } from '../packages/games/test/random-games.ts';
import { anyMove } from '../packages/games/test/random-play.ts';

interface Task {
  readonly id: GameId;
  readonly policy: 'any' | 'keen';
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
}

const REPORT = 'docs/proof/random-games.md';
/** Games per task. Each task has its own seed, so that the result does not depend on the number of cores. */
const TASK_GAMES = 500;
/** Keen games are long; a fifth as many of them is enough. */
const KEEN_SHARE = 5;

function work(): void {
  parentPort?.on('message', ({ id, policy, ...task }: Task) => {
    const plan = {
      game: GAMES.current(id),
      fast: GAMES.current(id).fast,
      policy: (policy === 'keen' && KEEN[id]) || anyMove,
    };
    parentPort?.postMessage(randomGames({ ...plan, ...task }));
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '100000' }, seed: { type: 'string', default: 'taproom' } },
  });
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1) throw new Error(`not a number of games: ${values.games}`);
  const tasks = planned(games, values.seed);
  const batches = new Map(tasks.map(task => [nameOf(task), emptyBatch()]));
  const begin = performance.now();
  let done = 0;
  await inParallel(tasks, (task, batch) => {
    addBatch(batches.get(nameOf(task)) ?? emptyBatch(), batch);
    progress(++done / tasks.length);
  });
  const minutes = (performance.now() - begin) / 60_000;
  const text = report(batches, games, values.seed, minutes);
  mkdirSync('docs/proof', { recursive: true });
  writeFileSync(REPORT, text);
  console.log(text);
  const broken = [...batches.values()].flatMap(batch => batch.broken);
  for (const one of broken) console.error(`broken: ${JSON.stringify(one)}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

function planned(games: number, seed: string): Task[] {
  const tables = GAMES.ids.flatMap(id => {
    const { min, max } = GAMES.current(id).seats;
    return Array.from({ length: max - min + 1 }, (_, i) => ({ id, seats: min + i }));
  });
  const kinds = tables.flatMap(table => [
    { ...table, policy: 'any' as const, all: games },
    { ...table, policy: 'keen' as const, all: Math.ceil(games / KEEN_SHARE) },
  ]);
  return kinds.flatMap(({ all, ...kind }) =>
    Array.from({ length: Math.ceil(all / TASK_GAMES) }, (_, i) => ({
      ...kind,
      games: Math.min(TASK_GAMES, all - i * TASK_GAMES),
      seed: `${seed} ${kind.id} ${kind.seats} ${kind.policy} ${i}`,
    })),
  );
}

/** The first cells of a row of the report. */
const nameOf = ({ id, seats, policy }: Task): string => `${id} ${seats} ${policy}`;

/** Distributes the tasks to one worker per core. */
function inParallel(tasks: readonly Task[], finished: (task: Task, batch: Batch) => void): Promise<unknown> {
  let next = 0;
  const runs = Array.from({ length: Math.min(availableParallelism(), tasks.length) }, () => {
    const worker = new Worker(fileURLToPath(import.meta.url));
    return new Promise<void>((resolve, reject) => {
      let task: Task | undefined;
      const give = (): void => {
        task = tasks[next++];
        if (task !== undefined) worker.postMessage(task);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (batch: Batch) => {
        if (task !== undefined) finished(task, batch);
        give();
      });
      give();
    });
  });
  return Promise.all(runs);
}

function progress(share: number): void {
  if (!process.stderr.isTTY) return;
  const WIDTH = 40;
  const full = Math.round(share * WIDTH);
  const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
  process.stderr.write(`\r${bar} ${(100 * share).toFixed(1)} %${share === 1 ? '\n' : ''}`);
}

const grouped = (n: number): string => n.toLocaleString('en');

function report(batches: ReadonlyMap<string, Batch>, games: number, seed: string, minutes: number): string {
  const rows = [...batches].map(([key, batch]) => {
    const { mean, low, median, high } = statistics(batch.scores);
    const cells = [
      ...key.split(' '),
      grouped(batch.games),
      grouped(batch.moves),
      grouped(batch.states),
      String(batch.broken.length),
      (batch.moves / batch.games).toFixed(1),
      String(batch.longest),
      mean.toFixed(1),
      `${low} / ${median} / ${high}`,
      `${((100 * batch.shared) / batch.games).toFixed(2)} %`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const states = [...batches.values()].reduce((sum, batch) => sum + batch.states, 0);
  return `# Random games

Games played on the fast path by random players: *any* draws uniformly from all legal moves; *keen* does
not throw the game away (it keeps its cards, moves in short steps and prefers to buy), so that full gardens
and late stages come up too. After every move, including chance moves, all invariants of the state are
checked (\`broken\`): no tile or card is lost or duplicated, every count is in range, sheds, discs, cards
and barrels are only where the rules put them, and every seat that has to move can. Nothing may be broken,
and every game must end.

Command: \`npm run random-games -- --games ${games} --seed ${seed}\`; the same seed gives the same games
on any machine. ${grouped(states)} states were checked in ${minutes.toFixed(1)} minutes on
${availableParallelism()} cores, with Node ${process.version}.

| game | seats | players | games | moves | states checked | broken | moves per game | longest | mean score | lowest / median / highest | shared victories |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Random players play badly: the scores show that nothing overflows, not what a good score is.
`;
}

function statistics(scores: ReadonlyMap<number, number>) {
  const sorted = [...scores].sort(([a], [b]) => a - b);
  const count = sorted.reduce((sum, [, times]) => sum + times, 0);
  const mean = sorted.reduce((sum, [score, times]) => sum + score * times, 0) / count;
  let seen = 0;
  const median = sorted.find(([, times]) => {
    seen += times;
    return 2 * seen >= count;
  });
  return { mean, low: sorted[0]?.[0], median: median?.[0], high: sorted.at(-1)?.[0] };
}

if (isMainThread) await main();
else work();
