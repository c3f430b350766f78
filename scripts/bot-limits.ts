// Time and memory of a game's levels with a time budget: `npm run -s bot-limits -- GAME [--games N --seed TEXT --clock
// wall|cpu]`. Writes docs/bots/GAME-limits.md. With the wall clock the machine must be idle; `cpu` counts only the time
// this process got.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { botOf, PLAYERS } from '@taproom/bots';
import { percentile } from '@taproom/bots/arena';
import { LEVELS } from '@taproom/bots/levels';
import { expectOk, GAMES, type GameId, SeededRandom } from '@taproom/games';
import { markdownTable } from '../packages/cli/src/arena/tell.ts';

/** The time per turn of the top level, and of the others, in milliseconds. */
const TOP_MS = 1000;
const OTHERS_MS = 200;
/** The most memory a search may hold, in megabytes. */
const MOST_MEMORY = 150;
const MEGABYTE = 2 ** 20;

interface Task {
  readonly game: GameId;
  readonly level: string;
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  readonly ms: number;
  readonly clock: keyof typeof CLOCKS;
}

/** The current time, in milliseconds. */
const CLOCKS = {
  wall: (): number => performance.now(),
  cpu: (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
} as const;

interface Measured {
  /** Milliseconds, turn by turn. */
  readonly turns: number[];
  /** Nodes, turn by turn. */
  readonly nodes: number[];
  /** The most that the heap and buffers grew during a turn, in bytes, including garbage. */
  readonly memory: number;
}

const held = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** Plays games of a level against itself, and checks the clock and the memory whenever it yields. */
function measure({ game: id, level, seats, games, seed, ms, clock }: Task): Measured {
  const now = CLOCKS[clock];
  const game = GAMES.current(id);
  const bot = expectOk(botOf(PLAYERS.current(id), level));
  const measured = { turns: [] as number[], nodes: [] as number[], memory: 0 };
  for (let n = 0; n < games; n++) {
    const state = expectOk(game.setup(seats));
    const random = new SeededRandom(`${seed}/${seats}/${n}`);
    for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
      if (actor === 'chance') {
        expectOk(game.apply(state, actor, game.draw(state, random)));
        continue;
      }
      const before = held();
      const view = game.view(state, actor);
      const start = now();
      const budget = { ms, now };
      const thinking = bot.think(view, actor, budget, `${seed}/${n}/${measured.turns.length}`);
      let next = thinking.next();
      while (!next.done && now() < start + ms) {
        measured.memory = Math.max(measured.memory, held() - before);
        next = thinking.next();
      }
      const { moves, nodes } = next.value;
      thinking.return(next.value);
      measured.turns.push(now() - start);
      measured.nodes.push(nodes);
      measured.memory = Math.max(measured.memory, held() - before);
      for (const move of moves) expectOk(game.apply(state, actor, move));
    }
  }
  return measured;
}

/** On its own thread, so that no level inherits the memory of another. */
const inWorker = (task: Task): Promise<Measured> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1' },
      seed: { type: 'string', default: 'limits' },
      clock: { type: 'string', default: 'wall' },
    },
  });
  const [game] = positionals;
  const games = Number(values.games);
  const clock = values.clock === 'cpu' ? 'cpu' : 'wall';
  if (!GAMES.has(game) || !Number.isInteger(games) || games < 1 || clock !== values.clock) {
    console.error('usage: npm run -s bot-limits -- GAME [--games N --seed TEXT --clock wall|cpu]');
    process.exit(2);
  }
  const { min, max } = GAMES.current(game).seats;
  const top = LEVELS.current(game).best;
  const rows: string[][] = [];
  for (const level of LEVELS.current(game).levels) {
    for (let seats = min; seats <= max; seats++) {
      const ms = level === top ? TOP_MS : OTHERS_MS;
      const measured = await inWorker({ game, level, seats, games, seed: values.seed, ms, clock });
      rows.push([level, String(seats), String(ms), ...cells(measured, ms)]);
      console.error(rows.at(-1)?.join('  '));
    }
  }
  writeFileSync(
    `docs/bots/${game}-limits.md`,
    `# ${game}: time and memory per turn

Every level against itself at every player count, with a time budget: ${TOP_MS} ms per turn for the top level, ${OTHERS_MS} ms for the others
(levels that don't search never need them). Overshoot is how far the longest turn exceeded that; it should stay within 50 ms
on an idle machine. Memory is the most that the heap and buffers of a thread grew during one turn, including garbage not yet
collected; ${MOST_MEMORY} MB are allowed.

    npm run -s bot-limits -- ${game} --games ${games} --seed ${values.seed} --clock ${clock}

${WORDS[clock]} Measured on one core of ${cpus()[0]?.model ?? 'an unknown machine'}, Node ${process.version}.

${markdownTable([HEADS, ...rows]).join('\n')}
`,
  );
}

const WORDS = {
  wall: 'Times are wall-clock times.',
  cpu: 'The machine was busy, so times are CPU times, not wall-clock times.',
} as const;

const HEADS = [
  'level',
  'seats',
  'ms',
  'turns',
  'p50',
  'p95',
  'max',
  'overshoot',
  'nodes p50',
  'most',
  'memory',
];

function cells({ turns, nodes, memory }: Measured, ms: number): string[] {
  const sorted = turns.toSorted((a, b) => a - b);
  const counts = nodes.toSorted((a, b) => a - b);
  const longest = percentile(sorted, 100);
  return [
    String(turns.length),
    ...[percentile(sorted, 50), percentile(sorted, 95), longest].map(time => time.toFixed(1)),
    longest > ms ? `${(longest - ms).toFixed(1)} ms` : 'none',
    String(percentile(counts, 50)),
    String(percentile(counts, 100)),
    `${(memory / MEGABYTE).toFixed(1)} MB`,
  ];
}

if (isMainThread) await main();
else parentPort?.postMessage(measure(workerData));
