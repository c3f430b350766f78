import {
  ALL_HEXES,
  ALL_SHEDS,
  bits,
  GARDEN,
  isMonkTile,
  isSunny,
  NO_TILE,
  ownBarrels,
  player,
  SHEDS,
  type State,
} from '@taproom/games/heaven-and-ale/inner';
import type { Evaluation } from './evaluation.ts';

/** How many points each of these seems to be worth on top of its real value. */
export interface Fondness {
  /** A resource in the sun. */
  readonly sun?: number;
  readonly monk?: number;
  readonly shed?: number;
  readonly barrel?: number;
}

/** Evaluates like another, but with a soft spot for some things: this is what gives a character its style. */
export class FondEvaluation implements Evaluation {
  constructor(
    private readonly judge: Evaluation,
    private readonly fondness: Fondness,
  ) {}

  rebase(state: State, seat: number): void {
    this.judge.rebase(state, seat);
  }

  value(state: State, seat: number): number {
    const { sun = 0, monk = 0, shed = 0, barrel = 0 } = this.fondness;
    const me = player(seat);
    let liked = barrel * bits(ownBarrels(state, seat));
    for (let hex = 0; hex < ALL_HEXES; hex++) {
      const tile = state[me + GARDEN + hex];
      if (tile === NO_TILE) continue;
      if (isMonkTile(tile)) liked += monk;
      else if (isSunny(hex)) liked += sun;
    }
    for (let place = 0; place < ALL_SHEDS; place++) if (state[me + SHEDS + place] !== 0) liked += shed;
    return this.judge.value(state, seat) + liked;
  }
}
