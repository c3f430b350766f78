import type { State } from '@taproom/games/heaven-and-ale/inner';
import type { Network, Shape } from '../network.ts';
import { FEATURES, features } from './features.ts';

/** What a state is worth to a seat: the final score that it can expect. */
export interface Evaluation {
  value(state: State, seat: number): number;
}

export const SHAPE: Shape = { inputs: FEATURES, first: 48, second: 24 };

/** The network speaks in units of so many points. */
export const POINTS = 50;

export class LearnedEvaluation implements Evaluation {
  private readonly inputs = new Float32Array(FEATURES);

  constructor(readonly network: Network) {}

  value(state: State, seat: number): number {
    features(state, seat, this.inputs);
    return this.network.value(this.inputs) * POINTS;
  }
}
