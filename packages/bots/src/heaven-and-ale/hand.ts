import { ACTION_SPACES, TRACK_END } from '@taproom/games/heaven-and-ale';
import {
  ALL_HEXES,
  BREWMASTER,
  bestLevel,
  brewmasterRow,
  DUCATS,
  FERTILITY,
  FIGURE,
  FIRST_SLOT,
  GARDEN,
  isMonkTile,
  isSunny,
  lastRound,
  MARKERS,
  MONK,
  NEIGHBOURS,
  NO_TILE,
  OUT,
  player,
  RESOURCE,
  ROUND,
  SPOT_DISCS,
  type State,
  scoreNow,
} from '@taproom/games/heaven-and-ale/inner';
import type { Evaluation } from './evaluation.ts';
import { RESOURCES } from './prospect.ts';

const projected = new Float32Array(RESOURCES);

/**
 * A heuristic evaluation: what the score would be if the open spots were scored with what grows now, weighed against
 * the current score, and a little for everything that may still help; most of all for the track ahead, since every
 * space not skipped may be another turn.
 */
export class HandEvaluation implements Evaluation {
  rebase(): void {}

  value(state: State, seat: number): number {
    const me = player(seat);
    const toCome = lastRound(state) - state[ROUND];
    const discs = state[me + SPOT_DISCS];
    let brew = state[me + BREWMASTER];
    let cash = state[me + DUCATS];
    for (let r = 0; r < 5; r++) projected[r] = state[me + MARKERS + r];
    const share = Math.min(0.9, 0.35 + 0.2 * toCome);
    for (let hex = 0; hex < ALL_HEXES; hex++) {
      const tile = state[me + GARDEN + hex];
      if (tile === NO_TILE) continue;
      if (isMonkTile(tile)) {
        if ((discs >> (6 + MONK[tile])) & 1) continue;
        const around = NEIGHBOURS[hex];
        for (let i = 0; i < around.length; i++) {
          const next = state[me + GARDEN + around[i]];
          if (next === NO_TILE) cash += 0.3;
          else if (isMonkTile(next)) brew += share;
          else if (isSunny(around[i])) projected[RESOURCE[next]] += share * FERTILITY[next];
          else cash += share * FERTILITY[next];
        }
      } else {
        const times =
          (((discs >> (1 + RESOURCE[tile])) & 1) === 0 ? share : 0) + ((discs & 1) === 0 ? share * 0.2 : 0);
        if (isSunny(hex)) projected[RESOURCE[tile]] += times * FERTILITY[tile];
        else cash += times * FERTILITY[tile];
      }
    }
    let sum = 0;
    let least = TRACK_END;
    for (let r = 0; r < 5; r++) {
      projected[r] = Math.min(TRACK_END, projected[r]);
      sum += projected[r];
      least = Math.min(least, projected[r]);
    }
    const row = brewmasterRow(Math.floor(Math.min(TRACK_END, brew)));
    const level = bestLevel(row.rate, cash, projected);
    const later = row.value * Math.max(0, level);
    const now = scoreNow(state, seat);
    return (
      0.5 * later +
      0.5 * now +
      0.35 * sum +
      0.8 * least +
      0.5 * brew +
      Math.min(cash, 15 + 10 * toCome) * (0.12 + 0.06 * toCome) +
      0.8 * trackAhead(state, me)
    );
  }
}

function trackAhead(state: State, me: number): number {
  if (state[me + OUT] === 1) return 0;
  const figure = state[me + FIGURE];
  return ACTION_SPACES + 1 - (figure < FIRST_SLOT ? figure : 0);
}
