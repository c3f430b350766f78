import type { Log } from './events.ts';
import { fulfils } from './goals.ts';
import { LARGE_BARRELS, player, SEAT_COUNT, SMALL_BARRELS, type State } from './layout.ts';
import { GOALS } from './vocabulary.ts';

/** The barrels that a player owns, as bits of GOALS. */
export const ownBarrels = (state: State, seat: number): number =>
  state[player(seat) + LARGE_BARRELS] | state[player(seat) + SMALL_BARRELS];

/** The barrels of one size that someone owns already. */
export function takenBarrels(state: State, size: number): number {
  let taken = 0;
  for (let seat = 0; seat < state[SEAT_COUNT]; seat++) taken |= state[player(seat) + size];
  return taken;
}

/** Goals whose barrel a player could still take, met or not. */
function openGoals(state: State, seat: number): number {
  const gone = takenBarrels(state, LARGE_BARRELS) & takenBarrels(state, SMALL_BARRELS);
  return ~(gone | ownBarrels(state, seat)) & ((1 << GOALS.length) - 1);
}

/** 5.3 Would the player take at least one barrel? */
export function canTakeBarrel(state: State, seat: number): boolean {
  const open = openGoals(state, seat);
  for (let goal = 0; goal < GOALS.length; goal++)
    if (open & (1 << goal) && fulfils(state, seat, goal)) return true;
  return false;
}

/** 8.2 Takes a barrel of every goal that is met, the large one if it is there. */
export function takeBarrels(state: State, seat: number, log: Log): void {
  const open = openGoals(state, seat);
  const largeTaken = takenBarrels(state, LARGE_BARRELS);
  for (let goal = 0; goal < GOALS.length; goal++) {
    const bit = 1 << goal;
    if (!(open & bit) || !fulfils(state, seat, goal)) continue;
    const large = (largeTaken & bit) === 0;
    state[player(seat) + (large ? LARGE_BARRELS : SMALL_BARRELS)] |= bit;
    if (log !== null) log.push({ event: 'barrel', seat, goal: GOALS[goal], size: large ? 'large' : 'small' });
  }
}
