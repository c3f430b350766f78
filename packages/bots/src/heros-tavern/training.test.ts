import { expectOk } from '@taproom/games';
import { tables } from '@taproom/games/heros-tavern';
import { describe, expect, it } from 'vitest';
import { weightCount } from '../network.ts';
import type { Lesson, Trainer } from '../train/trainer.ts';
import { unpackWeights } from '../weights.ts';
import { SHAPE } from './features.ts';
import { tavernTraining } from './training.ts';

const GAMES = 12;
const stage = (progress: number) => ({ progress, most: GAMES });
const steps = (trainer: Trainer): Lesson[] => [0, 0.25, 0.5, 0.75].map(at => trainer.step(stage(at)));

describe('the training of Hero’s Tavern', () => {
  const trainer = tavernTraining.start('short');
  const lessons = steps(trainer);

  it('learns to draw in more heroes', () => {
    expect(lessons.map(({ games }) => games)).toEqual([12, 24, 36, 48]);
    const heroes = ({ figures }: Lesson): number =>
      figures['mean at 3'] + figures['mean at 4'] + figures['mean at 5'];
    expect(heroes(lessons[3])).toBeGreaterThan(heroes(lessons[0]));
  });

  it('leaves the weights of one network a round, as the bots read them', () => {
    const weights = unpackWeights(trainer.weights());
    expect(weights).toHaveLength(tables.ROUNDS * weightCount(SHAPE));
    expect(weights.every(Number.isFinite)).toBe(true);
  });

  it('is the same from the same seed, and another from another', () => {
    const again = tavernTraining.start('short');
    expect(steps(again)).toEqual(lessons);
    expect(again.weights()).toBe(trainer.weights());
    const other = tavernTraining.start('other');
    steps(other);
    expect(other.weights()).not.toBe(trainer.weights());
  });

  it('goes on from a checkpoint as if it had never stopped', () => {
    const begun = tavernTraining.start('short');
    begun.step(stage(0));
    begun.step(stage(0.25));
    const resumed = expectOk(tavernTraining.resume(begun.checkpoint()));
    expect([0.5, 0.75].map(at => resumed.step(stage(at)))).toEqual(lessons.slice(2));
    expect(resumed.weights()).toBe(trainer.weights());
  });

  it('takes no checkpoint that is broken or of another game', () => {
    const whole = JSON.parse(trainer.checkpoint());
    const [first, ...others] = whole.memories;
    for (const text of [
      '',
      'null',
      '[]',
      JSON.stringify({ ...whole, steps: -1 }),
      JSON.stringify({ ...whole, games: 'many' }),
      JSON.stringify({ ...whole, seed: 1 }),
      JSON.stringify({ ...whole, memories: others }),
      JSON.stringify({ ...whole, memories: [null, ...others] }),
      JSON.stringify({ ...whole, memories: [{ ...first, steps: null }, ...others] }),
      JSON.stringify({ ...whole, memories: [{ ...first, mean: first.mean.slice(1) }, ...others] }),
      JSON.stringify({
        ...whole,
        memories: [{ ...first, square: [...first.square.slice(1), 'x'] }, ...others],
      }),
    ])
      expect(tavernTraining.resume(text)).toEqual({
        ok: false,
        refusal: { code: 'checkpoint-not-understood' },
      });
    expect(tavernTraining.resume(trainer.checkpoint()).ok).toBe(true);
  });
});
