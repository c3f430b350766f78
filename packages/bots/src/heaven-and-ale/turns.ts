import type { State } from '@taproom/games/heaven-and-ale/inner';
import type { Plans } from './plans.ts';

/** A whole turn from a position, before anything was searched. */
export interface Turn {
  readonly moves: readonly number[];
  readonly after: State;
  /** What it is worth to the player by the first evaluation. */
  readonly sight: number;
  /** How much it deserves to be tried before the others: shares that add up to 1. */
  readonly prior: number;
}

/**
 * The most promising turns of the active player, best first. The higher the temperature, the more alike their priors.
 */
export function turnsOf(state: State, plans: Plans, most: number, temperature: number): Turn[] {
  plans.make(state);
  const order = Array.from({ length: plans.count }, (_, plan) => plan)
    .sort((a, b) => plans.values[b] - plans.values[a])
    .slice(0, most);
  const best = plans.values[order[0]];
  const weights = order.map(plan => Math.exp((plans.values[plan] - best) / temperature));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return order.map((plan, i) => ({
    moves: plans.moves(plan),
    after: plans.after(plan).slice(),
    sight: plans.values[plan],
    prior: weights[i] / total,
  }));
}
