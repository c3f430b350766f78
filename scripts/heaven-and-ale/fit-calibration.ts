// Fits what searches of Heaven & Ale are wrong by to the games that `collect-calibration.ts` collected, and writes the
// table the estimator uses: `node scripts/run.mjs scripts/heaven-and-ale/fit-calibration.ts FILE…`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Collected, fitted } from '../../packages/bots/src/heaven-and-ale/fit-calibration.ts';

const games = process.argv.slice(2).flatMap(file =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Collected),
);
const fixed = (number: number): string => String(Math.round(number * 100) / 100);
const tables = [...new Set(games.map(({ seats }) => seats))].sort().map(
  seats =>
    `  // ${games.filter(game => game.seats === seats).length} games\n  ${seats}: [\n${fitted(
      games.filter(game => game.seats === seats),
    )
      .map(
        ({ left, more, lead }) =>
          `    { left: ${left}, more: [${more.map(fixed).join(', ')}], lead: ${fixed(lead)} },\n`,
      )
      .join('')}  ],\n`,
);
writeFileSync(
  join('packages', 'bots', 'src', 'heaven-and-ale', 'knots.ts'),
  `import type { Knot } from './calibration.ts';

/** By number of seats. Fitted by \`scripts/heaven-and-ale/fit-calibration.ts\`: don't edit. */
export const KNOTS: Readonly<Record<number, readonly Knot[]>> = {
${tables.join('')}};
`,
);
