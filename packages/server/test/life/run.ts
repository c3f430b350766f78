// A realistic load: `npm run bench:life -- --tables 1000 --minutes 10`. See docs/benchmarks.md.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundleServer } from '../soak/program.ts';
import { Life } from './life.ts';
import { type DatabaseName, openLifeServer, TERMS } from './open.ts';
import { faultsOf, linesOf } from './report.ts';

const USAGE = `npm run bench:life -- [options]
  --tables N       tables in play at once (1000)
  --minutes N      how long people play (10)
  --best N         so many of the tables have the best bots (0)
  --database NAME  sqlite or postgres (sqlite)
  --bell SHARE     share of the tabs that listen for their own games, from 0 to 1 (1)
  --seed TEXT      another seed makes other people (life)
  --json FILE      writes the report as JSON, too`;

/** Beyond the time of the run itself, everything else ends within this time, in milliseconds, or the run is given up. */
const LONGEST_REST = 900_000;

function options() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { tables: text, minutes: text, best: text, database: text, bell: text, seed: text, json: text },
  });
  const number = (value: string | undefined, plain: number): number => {
    const n = Number(value ?? plain);
    if (!Number.isFinite(n) || n < 0) throw new Error(`not a number: ${value}`);
    return n;
  };
  const database = values.database ?? 'sqlite';
  if (database !== 'sqlite' && database !== 'postgres') throw new Error(`no such database: ${database}`);
  return {
    tables: number(values.tables, 1000),
    seconds: number(values.minutes, 10) * 60,
    best: number(values.best, 0),
    bell: number(values.bell, 1),
    database: database as DatabaseName,
    seed: values.seed ?? 'life',
    json: values.json ?? null,
  };
}

function asked(): ReturnType<typeof options> {
  try {
    return options();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { tables, seconds, best, bell, database, seed, json } = asked();
const program = await bundleServer();
const server = await openLifeServer(program.file, database, TERMS);
const life = new Life(server, { tables, seconds, best, bell, scale: 1, botPause: TERMS.pause, seed }, line =>
  console.error(`${life.age.toFixed(0).padStart(5)} s  ${line}`),
);

/** Whatever happens, no process and no folder stays behind. */
async function end(code: number): Promise<never> {
  await server.close();
  program.remove();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(130));
setTimeout(
  () => {
    console.error('The run did not come to its end.');
    void end(1);
  },
  seconds * 1000 + LONGEST_REST,
).unref();

const report = await life.run();
console.log(linesOf(report).join('\n'));
if (json !== null) writeFileSync(json, `${JSON.stringify({ database, ...report }, null, 2)}\n`);
await end(faultsOf(report).length === 0 ? 0 : 1);
