// Are the numbers of the rules really tested? Changes each of them, one at a time and in memory only, and runs the
// tests of that game: `npm run mutate-tables [-- GAME…]`. Writes docs/proof/mutations.md.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES, type GameId } from '@taproom/games';
import { Visitor } from 'vite';
import type { Reporter } from 'vitest/node';
import { treeOf } from '../checks/source.ts';

const ROOT = process.cwd();
const REPORT = 'docs/proof/mutations.md';
/** A run that takes longer is stuck: the mutation was caught. */
const HANGS_AFTER = 120_000;

const tablesOf = (game: GameId): string => join(ROOT, 'packages/games/src', game, 'numbers.ts');

/** One changed number, or one changed symbol of the track. */
interface Mutation {
  readonly game: GameId;
  readonly line: number;
  /** The line of the table, and the part of it that is changed. */
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly at: number;
}

// ---- What to change

/** The replacement for each symbol of the track; a digit is a number like any other. */
const NEXT_SIGN: Readonly<Record<string, string>> = { R: 'K', K: 'R', A: 'B', B: 'C', C: '*', '*': 'A' };

function mutationsOf(game: GameId): Mutation[] {
  const source = readFileSync(tablesOf(game), 'utf8');
  const numbers: Pick<Mutation, 'at' | 'from' | 'to'>[] = [];
  new Visitor({
    Literal({ start, value, raw }) {
      if (typeof value === 'number') numbers.push({ at: start, from: raw ?? '', to: `${value + 1}` });
    },
  }).visit(treeOf('numbers.ts', source));
  const track = /(?<=const TRACK = ')[^']+/.exec(source);
  const signs = [...(track?.[0] ?? '')].map((from, i) => ({
    at: (track?.index ?? 0) + i,
    from,
    to: NEXT_SIGN[from] ?? String(Number(from) + 1),
  }));
  return [...numbers, ...signs]
    .sort((a, b) => a.at - b.at)
    .map(change => {
      const line = source.slice(0, change.at).split('\n').length;
      return { game, line, text: (source.split('\n')[line - 1] ?? '').trim(), ...change };
    });
}

// ---- One worker: a test runner with mutated tables

/** `noticed` is the first test that failed, or null if all passed. */
interface Verdict {
  readonly noticed: string | null;
}

async function work(): Promise<void> {
  // Not bundled: the test runner is a separate program.
  const runner = 'vitest/node';
  const { createVitest } = (await import(runner)) as typeof import('vitest/node');
  let changed: { readonly path: string; readonly source: string } | null = null;
  // What fails in this run. The runner's own results also contain those of earlier runs, for files that a failure cut
  // short.
  let failures: string[] = [];
  const listener: Reporter = {
    onTestCaseResult: test => {
      if (test.result().state === 'failed') failures.push(test.fullName);
    },
    onTestModuleEnd: module => {
      for (const { message } of module.errors())
        failures.push(`${module.relativeModuleId} does not load: ${message}`);
    },
  };
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      bail: 1,
      reporters: [listener],
      include: GAMES.ids.flatMap(game => [
        `packages/games/src/${game}/**/*.test.ts`,
        `packages/games/test/${game}.{perft,tables}.test.ts`,
      ]),
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      testTimeout: HANGS_AFTER,
    },
    {
      plugins: [
        {
          name: 'mutated-tables',
          enforce: 'pre',
          load: id => (id === changed?.path ? changed.source : null),
        },
      ],
    },
  );
  await vitest.standalone();
  process.on('message', async (mutation: Mutation | GameId) => {
    const game = typeof mutation === 'string' ? mutation : mutation.game;
    const path = tablesOf(game);
    if (changed !== null) vitest.invalidateFile(changed.path);
    changed = typeof mutation === 'string' ? null : { path, source: mutate(mutation) };
    vitest.invalidateFile(path);
    const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) =>
      moduleId.includes(`/${game}`),
    );
    failures = [];
    const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const noticed = failures[0] ?? (unhandledErrors.length > 0 ? String(unhandledErrors[0]) : null);
    process.send?.({ noticed } satisfies Verdict);
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}

function mutate({ game, at, from, to }: Mutation): string {
  const source = readFileSync(tablesOf(game), 'utf8');
  return source.slice(0, at) + to + source.slice(at + from.length);
}

// ---- All of them

class Runner {
  private child: ChildProcess | null = null;

  async judge(mutation: Mutation | GameId): Promise<Verdict> {
    this.child ??= await this.start();
    const child = this.child;
    return new Promise((resolve, reject) => {
      const hangs = setTimeout(() => {
        this.stop();
        resolve({ noticed: 'the tests never end' });
      }, HANGS_AFTER);
      child.removeAllListeners();
      child.once('message', verdict => {
        clearTimeout(hangs);
        resolve(verdict as Verdict);
      });
      child.once('exit', code => {
        clearTimeout(hangs);
        if (child === this.child) reject(new Error(`the test runner stopped with ${code}`));
      });
      child.send(mutation);
    });
  }

  stop(): void {
    const child = this.child;
    this.child = null;
    child?.kill('SIGKILL');
  }

  private start(): Promise<ChildProcess> {
    const child = fork(fileURLToPath(import.meta.url), ['--worker'], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new Promise(resolve => child.once('message', () => resolve(child)));
  }
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2).filter(id => GAMES.has(id));
  const games = asked.length > 0 ? asked : GAMES.ids;
  const mutations = games.flatMap(mutationsOf);
  const verdicts = new Map<Mutation, string | null>();
  const begin = performance.now();
  let next = 0;
  const runners = Array.from({ length: availableParallelism() }, () => new Runner());
  const runs = runners.map(async runner => {
    await unchanged(runner, games);
    for (let mutation = mutations[next++]; mutation !== undefined; mutation = mutations[next++]) {
      const { noticed } = await runner.judge(mutation);
      verdicts.set(mutation, noticed);
      const { game, line, from, to } = mutation;
      console.log(`${game} line ${line}, ${from} → ${to}: ${noticed ?? 'SURVIVED'}`);
    }
    await unchanged(runner, games);
    runner.stop();
  });
  await Promise.all(runs);
  const survivors = mutations.filter(mutation => verdicts.get(mutation) === null).length;
  console.log(`${mutations.length} mutations, ${survivors} survived`);
  process.exitCode = survivors === 0 ? 0 : 1;
  if (asked.length > 0) return;
  mkdirSync('docs/proof', { recursive: true });
  writeFileSync(REPORT, report(mutations, verdicts, (performance.now() - begin) / 60_000));
}

/** Tests that fail anyway would catch everything: without a mutation they pass, before and after all mutations. */
async function unchanged(runner: Runner, games: readonly GameId[]): Promise<void> {
  for (const game of games) {
    const { noticed } = await runner.judge(game);
    if (noticed !== null) throw new Error(`fails without any change: ${noticed}`);
  }
}

function report(
  mutations: readonly Mutation[],
  verdicts: ReadonlyMap<Mutation, string | null>,
  minutes: number,
): string {
  const survivors = mutations.filter(mutation => verdicts.get(mutation) === null).length;
  const tables = GAMES.ids.map(game => {
    const rows = mutations
      .filter(mutation => mutation.game === game)
      .map(mutation => {
        const noticed = verdicts.get(mutation) ?? '**survived**';
        const cells = [
          String(mutation.line),
          code(mutation.text),
          `${mutation.from} → ${mutation.to}`,
          noticed,
        ];
        return `| ${cells.map(cell => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
      });
    return `## ${game}\n\n| line | table | change | caught by |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# Mutated numbers

Every number in the rules is in a table (\`packages/games/src/GAME/numbers.ts\`). Here each of them was changed
by one, and each symbol of a track into another, one at a time; then the rules tests and perft
counts of that game ran until one failed (without the golden games, which catch every change).

Command: \`npm run mutate-tables\`. ${mutations.length} mutations, ${survivors} survived, in ${minutes.toFixed(1)} minutes.

${tables.join('\n')}`;
}

const code = (text: string): string => `\`${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``;

if (process.argv.includes('--worker')) await work();
else await main();
