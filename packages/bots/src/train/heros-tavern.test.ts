import { expect, it } from 'vitest';
import { LEARNED } from '../heros-tavern/learned.ts';
import { packWeights, tavernWeights } from '../heros-tavern/weights.ts';
import { learnedSource, type TavernReport, trainTavern } from './heros-tavern.ts';

const training = { seed: 'short', generations: 3, games: 15, memory: 2, passes: 1 };

function train(): { reports: TavernReport[]; weights: Float64Array[] } {
  const run = trainTavern(training);
  const reports: TavernReport[] = [];
  let next = run.next();
  for (; !next.done; next = run.next()) reports.push(next.value);
  return { reports, weights: next.value };
}

it('learns to draw in more heroes, and the same from the same seed', () => {
  const once = train();
  expect(once.reports).toHaveLength(3);
  const [first, , last] = once.reports.map(({ means }) => means.reduce((sum, mean) => sum + mean, 0) / 3);
  expect(last).toBeGreaterThan(first);
  const again = train();
  expect(again.reports).toEqual(once.reports);
  expect(again.weights.map(packWeights)).toEqual(once.weights.map(packWeights));
});

it('writes what it learned as a source that reads back', () => {
  const source = learnedSource(LEARNED.training, LEARNED, tavernWeights());
  for (const { numbers } of LEARNED.rounds) expect(source).toContain(`'${numbers}'`);
  expect(source).toContain(`seed: '${LEARNED.training.seed}'`);
  expect(source.length).toBeLessThan(100_000);
});
