// Whether the coach of Heaven & Ale is honest, by games that `collect-calibration.ts` collected: `node scripts/run.mjs
// scripts/heaven-and-ale/check-calibration.ts FILE… --from N [--plot FILE.svg]`. The first N games of each file were
// used to fit, and are left out. Prints what seats gained on their own turns, which must be 0 in the mean, and how
// often seats won by what they expected at one moment of each game.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { meanWithError } from '@taproom/bots/arena';
import { MEASURES } from '@taproom/bots/coach';
import { SeededRandom } from '@taproom/games';
import { revisionsIn, worthsIn } from '../../packages/bots/src/heaven-and-ale/check-calibration.ts';
import type { Collected } from '../../packages/bots/src/heaven-and-ale/collected.ts';
import { KNOTS } from '../../packages/bots/src/heaven-and-ale/knots.ts';
import { markdownTable } from '../../packages/cli/src/arena/tell.ts';
import { type Forecast, forecastPlot, groupRows, groupsOf } from '../../packages/cli/src/plot/forecast.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: '0' }, plot: { type: 'string' } },
});
const games = positionals.flatMap(file =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(Number(values.from))
    .map((line): Collected => JSON.parse(line)),
);
const tables = [...new Set(games.map(({ seats }) => seats))].sort();
const rows = [['seats', 'games', 'measure', 'seat', 'gained on own turns', 'standard errors']];
for (const seats of tables)
  for (const measure of MEASURES) {
    const own = games.filter(game => game.seats === seats).map(game => revisionsIn(game, KNOTS[seats] ?? []));
    for (let seat = 0; seat < seats; seat++) {
      const { mean, error } = meanWithError(own.map(worths => worths[seat]?.[measure] ?? Number.NaN));
      const digits = measure === 'score' ? 2 : 3;
      rows.push([
        String(seats),
        String(own.length),
        measure === 'score' ? 'points' : 'share of victory',
        String(seat),
        `${mean.toFixed(digits)} ± ${error.toFixed(digits)}`,
        (mean / error).toFixed(1),
      ]);
    }
  }
console.log(markdownTable(rows).join('\n'));
const forecasts = games.map((game, n): Forecast => {
  const worths = worthsIn(game, KNOTS[game.seats] ?? []);
  const shares = (at: number): number[] => worths[at]?.map(({ share }) => share) ?? [];
  return {
    expected: shares(new SeededRandom(`moment/${n}`).below(game.rows.length)),
    got: shares(game.rows.length),
  };
});
const groups = groupsOf(forecasts);
console.log(`\n${markdownTable(groupRows(groups)).join('\n')}`);
if (values.plot !== undefined)
  writeFileSync(values.plot, forecastPlot('Heaven & Ale: forecasts of victory', groups));
