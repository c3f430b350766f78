import type { State } from '@taproom/games/heaven-and-ale/inner';
import type { Network, NetworkShape } from '../network.ts';
import { FEATURES, features } from './features.ts';

/** What a state is worth to a seat: the final score it can expect. */
export interface Evaluation {
  /** Says that the states to come resemble this one. It changes no value, only how fast values are computed. */
  rebase(state: State, seat: number): void;
  value(state: State, seat: number): number;
}

export const SHAPE: NetworkShape = { inputs: FEATURES, first: 64, second: 32 };

/** The unit of the network's output, in points. */
export const POINTS = 50;

export class LearnedEvaluation implements Evaluation {
  private readonly inputs = new Float64Array(FEATURES);

  constructor(readonly network: Network) {}

  rebase(state: State, seat: number): void {
    features(state, seat, this.inputs);
    this.network.rebase(this.inputs);
  }

  value(state: State, seat: number): number {
    features(state, seat, this.inputs);
    return this.network.value(this.inputs) * POINTS;
  }
}
