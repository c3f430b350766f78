import { expectOk } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { weightCount } from '../network.ts';
import type { Lesson, Trainer, TrainingStage } from '../train/trainer.ts';
import { unpackWeights } from '../weights.ts';
import { SHAPE } from './evaluation.ts';
import { cloisterTraining } from './training.ts';

/** A game by rule of thumb, one by the network, and one with wider plans. */
const STAGES: readonly TrainingStage[] = [0, 0.5, 0.9].map(progress => ({ progress, most: 1 }));

const lessons = (trainer: Trainer, stages: readonly TrainingStage[]): Lesson[] =>
  stages.map(stage => trainer.step(stage));

describe('the training for Heaven & Ale', () => {
  it('gives the same lessons and weights for the same seed, stopped in between or not', () => {
    const once = cloisterTraining.start('seed');
    const all = lessons(once, STAGES);
    const stopped = cloisterTraining.start('seed');
    const before = lessons(stopped, STAGES.slice(0, 1));
    const resumed = expectOk(cloisterTraining.resume(stopped.checkpoint()));
    expect([...before, ...lessons(resumed, STAGES.slice(1))]).toEqual(all);
    expect(resumed.weights()).toBe(once.weights());
    expect(resumed.checkpoint()).toBe(once.checkpoint());
    const other = cloisterTraining.start('another');
    lessons(other, STAGES);
    expect(other.weights()).not.toBe(once.weights());
  });

  it('plays with every number of seats and counts its games', () => {
    const trainer = cloisterTraining.start('seats');
    const stage = { progress: 0, most: 3 };
    const [first, second] = lessons(trainer, [stage, stage]);
    expect([first.games, second.games]).toEqual([3, 6]);
    expect(Object.keys(first.figures)).toEqual(['mean at 2', 'mean at 3', 'mean at 4', 'error in points']);
    expect(Object.values(first.figures).every(figure => figure > 0)).toBe(true);
    expect(unpackWeights(trainer.weights())).toHaveLength(weightCount(SHAPE));
  });

  it.each(['', 'null', '{}', '{"seed":"s","steps":1,"games":3,"memory":{"steps":1,"weights":[1]}}'])(
    'does not take %s for a checkpoint',
    text => {
      expect(cloisterTraining.resume(text)).toEqual({
        ok: false,
        refusal: { code: 'checkpoint-not-understood' },
      });
    },
  );
});
