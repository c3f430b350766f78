// Compacts the event history of a table for newcomers.

import type { Told } from './chronicle.ts';

/** How many of the latest undos a newcomer is sent. */
const RECENT = 3;

/**
 * The events for a newcomer, without turns that were taken back long ago: otherwise every undo would make all later
 * snapshots longer. Event numbers stay as they are.
 */
export function retold(told: readonly Told[]): Told[] {
  const isBack = ({ event }: Told): boolean => event.event === 'taken-back';
  let old = told.filter(isBack).length - RECENT;
  if (old <= 0) return [...told];
  const standing: Told[] = [];
  for (const one of told) {
    if (!isBack(one) || old <= 0) standing.push(one);
    else {
      old--;
      const stay: Told[] = [];
      // `at` of a taken-back event is where the line went back to.
      for (let last = standing.at(-1); last !== undefined && last.at > one.at; last = standing.at(-1)) {
        standing.pop();
        // Who plays a seat is not taken back.
        if (last.event.event === 'seat-taken') stay.unshift({ ...last, at: one.at });
      }
      standing.push(...stay);
    }
  }
  return standing;
}
