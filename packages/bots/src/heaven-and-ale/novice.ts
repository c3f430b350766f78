import { SeededRandom } from '@taproom/games';
import { RESOURCES } from '@taproom/games/heaven-and-ale';
import {
  ALL_HEXES,
  BREWMASTER,
  DUCATS,
  FERTILITY,
  GARDEN,
  isMonkTile,
  isSunny,
  MARKERS,
  player,
  type State,
  scoreNow,
} from '@taproom/games/heaven-and-ale/inner';
import type { Evaluation } from './evaluation.ts';

/**
 * Greedy for the current turn: what it plants, moves and earns now, with no thought for what it skips or what all of
 * that is good for. This is how someone plays who has just learned the rules.
 */
export class BeginnerEvaluation implements Evaluation {
  rebase(): void {}

  value(state: State, seat: number): number {
    const me = player(seat);
    let worth = scoreNow(state, seat) + state[me + BREWMASTER] + 0.3 * state[me + DUCATS];
    for (let resource = 0; resource < RESOURCES.length; resource++) worth += state[me + MARKERS + resource];
    for (let hex = 0; hex < ALL_HEXES; hex++) {
      const tile = state[me + GARDEN + hex];
      if (isMonkTile(tile)) worth += 2;
      else worth += FERTILITY[tile] * (isSunny(hex) ? 1.2 : 0.8);
    }
    return worth;
  }
}

/** An evaluation with random errors: the same state looks better or worse each time. */
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
