import { boughtBy, draftedBy, KINDS, SEATS, STEP, type State } from '@taproom/games/heros-tavern/inner';

/** Counts by card of the open cards of each seat, one seat after another. 3 */
export function openTavernsOf(state: State): Int16Array {
  const taverns = new Int16Array(state[SEATS] * KINDS);
  for (let seat = 0; seat < state[SEATS]; seat++) {
    const tavern = seat * KINDS;
    for (let card = 0; card < KINDS; card++) taverns[tavern + card] = state[boughtBy(seat) + card];
    for (let i = 0; i < state[STEP]; i++) taverns[tavern + state[draftedBy(seat) + i]]++;
  }
  return taverns;
}
