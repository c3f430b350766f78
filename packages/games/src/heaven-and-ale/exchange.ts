import { BREWMASTER_TABLE, DUCATS_PER_STEP, TRACK_END } from './numbers.ts';
import { RESOURCES, type Resource } from './vocabulary.ts';

/** 3.3 The row of the brewmaster table for a spot. */
export function brewmasterRow(spot: number): { readonly rate: number; readonly value: number } {
  let row = BREWMASTER_TABLE.length - 1;
  while (row > 0 && spot < BREWMASTER_TABLE[row].from) row--;
  return BREWMASTER_TABLE[row];
}

/** One step of the final exchange: an exchange with its donors, or a step bought with ducats. */
export type ExchangeStep =
  | { readonly step: 'exchange'; readonly resource: Resource; readonly to: number; readonly paid: Paid[] }
  | { readonly step: 'ducats'; readonly resource: Resource; readonly to: number; readonly ducats: number };

/** A marker that moved back for an exchange, by how many steps, and to where. */
export interface Paid {
  readonly resource: Resource;
  readonly steps: number;
  readonly to: number;
}

/** How many steps the markers below a level need, and how many the others have to spare. */
function missing(level: number, markers: ArrayLike<number>, from: number): number {
  let steps = 0;
  for (let i = 0; i < RESOURCES.length; i++) steps += Math.max(0, level - markers[from + i]);
  return steps;
}
function spare(level: number, markers: ArrayLike<number>, from: number): number {
  let steps = 0;
  for (let i = 0; i < RESOURCES.length; i++) steps += Math.max(0, markers[from + i] - level);
  return steps;
}

/**
 * 10.3 The furthest spot the marker furthest behind can reach. A level can be reached if the steps missing below it are
 * covered by exchanges, paid for with what is above it (falling below the level would only open a new gap), and by
 * ducats. `markers` are five numbers starting at the index `from`.
 */
export function bestLevel(rate: number, ducats: number, markers: ArrayLike<number>, from = 0): number {
  const bought = Math.floor(ducats / DUCATS_PER_STEP);
  let level = markers[from];
  for (let i = 1; i < RESOURCES.length; i++) level = Math.min(level, markers[from + i]);
  while (
    level < TRACK_END &&
    missing(level + 1, markers, from) <= bought + Math.floor(spare(level + 1, markers, from) / rate)
  )
    level++;
  return level;
}

/**
 * 10.2 The steps that bring the marker furthest behind to the best level: the fewest exchanges, then the fewest ducats,
 * markers in the order wood … barley (10.3). Returns them with where the markers end up.
 */
export function exchange(
  rate: number,
  ducats: number,
  markers: readonly number[],
): { level: number; steps: ExchangeStep[]; markers: number[] } {
  const level = bestLevel(rate, ducats, markers);
  const now = [...markers];
  const steps: ExchangeStep[] = [];
  const exchanges = missing(level, now, 0) - Math.floor(ducats / DUCATS_PER_STEP);
  for (let i = 0; i < exchanges; i++) {
    const moved = now.indexOf(Math.min(...now));
    now[moved]++;
    steps.push({ step: 'exchange', resource: RESOURCES[moved], to: now[moved], paid: pay(rate, level, now) });
  }
  for (let i = 0; i < now.length; i++)
    while (now[i] < level) {
      now[i]++;
      steps.push({ step: 'ducats', resource: RESOURCES[i], to: now[i], ducats: DUCATS_PER_STEP });
    }
  return { level, steps, markers: now };
}

/** Moves markers that are ahead of the level back by `rate` steps in total, wood first. */
function pay(rate: number, level: number, markers: number[]): Paid[] {
  const paid: Paid[] = [];
  let owed = rate;
  for (let i = 0; i < markers.length && owed > 0; i++) {
    const steps = Math.min(owed, Math.max(0, markers[i] - level));
    if (steps === 0) continue;
    markers[i] -= steps;
    owed -= steps;
    paid.push({ resource: RESOURCES[i], steps, to: markers[i] });
  }
  return paid;
}
