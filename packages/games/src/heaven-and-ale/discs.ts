import { activateFertility, activateResource, triggerMonks } from './activation.ts';
import { DISC_SPACE, OPEN_SPOTS } from './board.ts';
import { pairCompleted, pairSpots } from './cards.ts';
import type { Log } from './events.ts';
import {
  CARD,
  DISCS,
  DONE,
  FIGURE,
  HAND,
  PENDING,
  PRESENT,
  player,
  SPOT_DISCS,
  STAGE,
  type State,
} from './layout.ts';
import { FERTILITIES, SPOTS } from './vocabulary.ts';

/**
 * The fourteen ways to use a disc: 0–4 the X spot with fertility 1–5, 5–9 a resource spot,
 * 10–13 a monk spot. (The same numbering as the bits of BRINGS.)
 */
export const USES = 14;
const FIRST_RESOURCE_USE = FERTILITIES.length;
const FIRST_MONK_USE = 10;

/** The spot that a use needs. */
export const spotOf = (use: number): number => Math.max(0, use - FIRST_RESOURCE_USE + 1);

/** The uses that a set of spots allows, both as bits: the X spot stands for five. */
export const usesOf = (spots: number): number =>
  ((spots >> 1) << FIRST_RESOURCE_USE) | (spots & 1 ? 0b11111 : 0);

/** 7.1 The uses open to a player on a space: the spot is empty and scores at least one tile. */
export const openUses = (state: State, seat: number, space: number): number =>
  usesOf(OPEN_SPOTS[space] & ~state[player(seat) + SPOT_DISCS]) & state[player(seat) + PRESENT];

/** 7.1 A disc of the space goes to a spot and scores it; 7.5 a completed pair then asks for a card. */
export function scoreSpot(state: State, seat: number, use: number, log: Log): void {
  const me = player(seat);
  const space = state[me + FIGURE];
  const spot = spotOf(use);
  state[DISCS + DISC_SPACE[space]]--;
  state[me + SPOT_DISCS] |= 1 << spot;
  if (log !== null) {
    const fertility = spot === 0 ? FERTILITIES[use] : null;
    log.push({ event: 'disc-placed', seat, space, spot: SPOTS[spot], fertility });
  }
  if (use < FIRST_RESOURCE_USE) activateFertility(state, seat, use + 1, log);
  else if (use < FIRST_MONK_USE) activateResource(state, seat, use - FIRST_RESOURCE_USE, log);
  else triggerMonks(state, seat, use - FIRST_MONK_USE, log);

  state[STAGE] = DONE;
  const pair = spot >> 1;
  if (!pairCompleted(state, seat, pair)) return;
  if (log !== null) log.push({ event: 'pair-completed', seat, spots: pairSpots(pair) });
  if (state[me + HAND] === 0) return;
  state[STAGE] = CARD;
  state[PENDING] = pair;
}
