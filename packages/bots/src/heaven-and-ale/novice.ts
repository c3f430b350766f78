import { SeededRandom } from '@taproom/games';
import { RESOURCES } from '@taproom/games/heaven-and-ale';
import {
  ALL_HEXES,
  BREWMASTER,
  DUCATS,
  FERTILITY,
  GARDEN,
  isMonk,
  isSunny,
  MARKERS,
  player,
  type State,
  scoreNow,
} from '@taproom/games/heaven-and-ale/inner';
import type { Evaluation } from './evaluation.ts';

/**
 * Greedy for the turn at hand: what it plants, moves and earns now, and no thought for what it
 * jumps over or for what all that is good for. So plays somebody who has just heard the rules.
 */
export class BeginnerEvaluation implements Evaluation {
  rebase(): void {}

  value(state: State, seat: number): number {
    const me = player(seat);
    let worth = scoreNow(state, seat) + state[me + BREWMASTER] + 0.3 * state[me + DUCATS];
    for (let resource = 0; resource < RESOURCES.length; resource++) worth += state[me + MARKERS + resource];
    for (let hex = 0; hex < ALL_HEXES; hex++) {
      const tile = state[me + GARDEN + hex];
      if (isMonk(tile)) worth += 2;
      else worth += FERTILITY[tile] * (isSunny(hex) ? 1.2 : 0.8);
    }
    return worth;
  }
}

/** A judgement with slips: the same state looks better or worse at every look. */
export class SlippingEvaluation implements Evaluation {
  private readonly random: SeededRandom;

  constructor(
    private readonly judge: Evaluation,
    private readonly slip: number,
    seed: string,
  ) {
    this.random = new SeededRandom(seed);
  }

  rebase(state: State, seat: number): void {
    this.judge.rebase(state, seat);
  }

  value(state: State, seat: number): number {
    const noise = this.random.below(2001) / 1000 - 1;
    return this.judge.value(state, seat) + this.slip * noise;
  }
}
