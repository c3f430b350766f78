// Games of every level of a game against random movers, at every player count; all must end legally: `npm run -s
// bot-soak -- GAME [--games N --nodes N --seed TEXT --jobs N]`. Writes docs/bots/GAME-soak.md.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { ContestOutcome } from '../packages/cli/src/arena/contest.ts';
import { WorkerJob, work } from '../packages/cli/src/arena/jobs.ts';
import { seatCounts, soak } from '../packages/cli/src/arena/soak.ts';
import { crashWords, markdownTable, percent } from '../packages/cli/src/arena/tell.ts';
import { DESK } from '../packages/cli/src/desk.ts';

/** One level at a table of one size. */
interface Row extends ContestOutcome {
  readonly level: string;
  readonly seats: number;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1000' },
      nodes: { type: 'string', default: '24' },
      seed: { type: 'string', default: 'soak' },
      jobs: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [game] = positionals;
  const [games, nodes, jobs] = [Number(values.games), Number(values.nodes), Number(values.jobs)];
  if (!DESK.players.has(game) || ![games, nodes, jobs].every(count => Number.isInteger(count) && count > 0)) {
    console.error('usage: npm run -s bot-soak -- GAME [--games N --nodes N --seed TEXT --jobs N]');
    process.exit(2);
  }
  const program = new URL(import.meta.url);
  const begin = performance.now();
  const rows: Row[] = [];
  const players = DESK.players.current(game);
  for (const level of players.levels) {
    for (const seats of seatCounts(players.game)) {
      const plan = { game, level, seats, games, nodes, seed: values.seed };
      const outcome = await soak(plan, match =>
        Array.from({ length: jobs }, () => new WorkerJob(program, match)),
      );
      const row = { level, seats, ...outcome };
      rows.push(row);
      console.error(cells(row).join('  '));
      for (const crash of row.crashes) console.error(`${crashWords(crash, DESK.sentences)}\n${crash.record}`);
    }
  }
  const minutes = (performance.now() - begin) / 60_000;
  const crashes = rows.flatMap(row => row.crashes);
  writeFileSync(
    `docs/bots/${game}-soak.md`,
    `# ${game}: every level against random movers

One seat for the level, the others for random movers; each deal in every seating. All games must end, and
every turn must be legal. ${crashes.length === 0 ? 'They did, and all were' : `${crashes.length} failed`}.

    npm run -s bot-soak -- ${game} --games ${games} --nodes ${nodes} --seed ${values.seed}

It took ${minutes.toFixed(1)} minutes with ${jobs} jobs, Node ${process.version}. Victory is the level's share of
victories, shared ones split, with its 95 % interval by deal; times are wall-clock milliseconds per turn.

${markdownTable([['level', 'seats', 'games', 'turns', 'crashes', 'victory', 'mean score', 'ms p95'], ...rows.map(cells)]).join('\n')}
`,
  );
  process.exitCode = crashes.length > 0 ? 1 : 0;
}

function cells({ level, seats, summary, crashes }: Row): string[] {
  const [rung] = summary.standings;
  return [
    level,
    String(seats),
    String(summary.games),
    ...(rung
      ? [
          String(rung.time.turns),
          String(crashes.length),
          percent(rung.wins),
          rung.score.mean.toFixed(1),
          rung.time.p95.toFixed(1),
        ]
      : []),
  ];
}

if (isMainThread) await main();
else if (parentPort !== null) work(parentPort, workerData, DESK);
