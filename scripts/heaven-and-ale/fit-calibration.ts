// Fits what searches of Heaven & Ale are wrong by to the games that `collect-calibration.ts` collected, and writes the
// table the estimator uses: `node scripts/run.mjs scripts/heaven-and-ale/fit-calibration.ts FILE… [--to N]`. Only the first
// N games of each file are used. Numbers of seats without games keep what they have.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Knot } from '../../packages/bots/src/heaven-and-ale/calibration.ts';
import type { Collected } from '../../packages/bots/src/heaven-and-ale/collected.ts';
import { fitted } from '../../packages/bots/src/heaven-and-ale/fit-calibration.ts';
import { KNOTS } from '../../packages/bots/src/heaven-and-ale/knots.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
const games = positionals.flatMap(file =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(0, values.to === undefined ? undefined : Number(values.to))
    .map(line => JSON.parse(line) as Collected),
);
const fixed = (number: number): string => String(Math.round(number * 100) / 100);
const rowOf = ({ left, more, lead }: Knot): string =>
  `    { left: ${left}, more: [${more.map(fixed).join(', ')}], lead: ${fixed(lead)} },\n`;
const tables = Object.entries(KNOTS).map(([seats, known]) => {
  const own = games.filter(game => game.seats === Number(seats));
  const knots = own.length === 0 ? known : fitted(own);
  return `  ${seats}: [\n${knots.map(rowOf).join('')}  ],\n`;
});
writeFileSync(
  join('packages', 'bots', 'src', 'heaven-and-ale', 'knots.ts'),
  `import type { Knot } from './calibration.ts';

/** By number of seats. Fitted by \`scripts/heaven-and-ale/fit-calibration.ts\`: don't edit. */
export const KNOTS: Readonly<Record<number, readonly Knot[]>> = {
${tables.join('')}};
`,
);
