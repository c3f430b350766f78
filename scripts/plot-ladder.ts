// Draws docs/bots/ladder.svg, or another file, from results of `taproom arena … --json`:
// `node scripts/run.mjs scripts/plot-ladder.ts RESULT.json… [--out FILE.svg]`.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GAMES } from '@taproom/games';
import { type ArenaResult, ladder } from '../packages/cli/src/plot/ladder.ts';

const here = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2);
const flag = args.indexOf('--out');
const out = flag < 0 ? 'docs/bots/ladder.svg' : resolve(here, args[flag + 1] ?? '');
const files = flag < 0 ? args : args.toSpliced(flag, 2);
if (files.length === 0 || (flag >= 0 && args[flag + 1] === undefined)) {
  console.error('usage: node scripts/run.mjs scripts/plot-ladder.ts RESULT.json… [--out FILE.svg]');
  process.exit(2);
}

function resultIn(file: string): ArenaResult {
  const result: ArenaResult = JSON.parse(readFileSync(resolve(here, file), 'utf8'));
  if (!Array.isArray(result.comparisons) || result.deals < 1)
    throw new Error(`${file} is not an arena result`);
  return result;
}

writeFileSync(out, ladder(files.map(resultIn), GAMES));
