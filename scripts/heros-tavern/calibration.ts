// What the networks of Hero's Tavern are wrong by: plays games in which every seat takes what has the best prospects,
// and compares what was expected before each purchase with how the games ended. `node scripts/run.mjs
// scripts/heros-tavern/calibration.ts [--games N --seed TEXT --write]` prints it by seats and round; with --write it
// becomes the table the estimator uses. The errors are those of means over games.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { meanWithError } from '@taproom/bots/arena';
import { expectOk, SeededRandom } from '@taproom/games';
import { herosTavern, tables } from '@taproom/games/heros-tavern';
import { fast } from '@taproom/games/heros-tavern/fast';
import { DEAL, heroesOf, OVER, PURCHASE, ROUND, STAGE } from '@taproom/games/heros-tavern/inner';
import { playout } from '../../packages/bots/src/heros-tavern/bots.ts';
import { bestLead } from '../../packages/bots/src/leads.ts';
import { markdownTable } from '../../packages/cli/src/arena/tell.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    seed: { type: 'string', default: 'calibration' },
    write: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const player = playout();

/** What was expected before the purchases of each round, by seat, and how the game ended. */
function played(seats: number, name: string): { expected: number[][]; final: number[] } {
  const random = new SeededRandom(name);
  const state = expectOk(herosTavern.setup(seats));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const expected: number[][] = [];
  while (state[STAGE] !== OVER) {
    if (state[STAGE] === DEAL) {
      fast.chance(state, random);
      continue;
    }
    if (state[STAGE] === PURCHASE) {
      player.judge(state);
      expected[(state[ROUND] ?? 0) - 1] = [...player.scores.subarray(0, seats)];
    }
    const choices = all.map(seat => player.advise(state, seat));
    for (const seat of all) fast.play(state, seat, choices[seat] ?? 0);
  }
  return { expected, final: all.map(seat => heroesOf(state, seat)) };
}

const fixed = (number: number): string => String(Math.round(number * 100) / 100);
const rows = [['seats', 'purchase of round', 'got more than expected', 'standard error', 'lead']];
const found: string[] = [];
for (let seats: number = tables.SEATS_MIN; seats <= tables.SEATS_MAX; seats++) {
  const all = Array.from({ length: games }, (_, n) => played(seats, `${values.seed}/${seats}/${n}`));
  const rounds = Array.from({ length: tables.ROUNDS }, (_, round) => {
    const { mean, error } = meanWithError(
      all.map(({ expected, final }) =>
        final.reduce((sum, score, seat) => sum + (score - (expected[round]?.[seat] ?? 0)) / seats, 0),
      ),
    );
    const lead = bestLead(all.map(({ expected, final }) => ({ scores: expected[round] ?? [], final })));
    rows.push([String(seats), String(round + 1), mean.toFixed(2), error.toFixed(2), lead.toFixed(1)]);
    return `    { more: ${fixed(mean)}, lead: ${fixed(lead)} },\n`;
  });
  found.push(`  ${seats}: [\n${rounds.join('')}  ],\n`);
}
console.log(markdownTable(rows).join('\n'));
if (values.write)
  writeFileSync(
    join('packages', 'bots', 'src', 'heros-tavern', 'knots.ts'),
    `import type { Knot } from './calibration.ts';

/** By number of seats and round. Fitted by \`scripts/heros-tavern/calibration.ts\` to ${games} games each: don't edit. */
export const KNOTS: Readonly<Record<number, readonly Knot[]>> = {
${found.join('')}};
`,
  );
