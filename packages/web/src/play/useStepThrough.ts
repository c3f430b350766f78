import { useMemo } from 'react';
import { lastTurns, toldTurns } from '../log/last-turns.ts';
import { type Spoken, useFace } from './faces.tsx';
import type { Snapshot } from './game.ts';
import { useLookBack } from './look-back.tsx';

/** Stepping through the turns of the others since the reader last acted. */
export interface StepThrough {
  /** Whether there is a turn to step through. */
  readonly isPossible: boolean;
  /** First shows the position before those turns, then the one after each, and at last the current one again. */
  next(): void;
}

export function useStepThrough(now: Snapshot): StepThrough {
  const spoken = useFace();
  const { at, show, back } = useLookBack();
  const { told, seat, curtain, moves } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: events are only ever added, so their number says it all.
  const stops = useMemo(() => stopsOf(spoken, now), [spoken, told.length, seat, curtain]);
  const next = (): void => {
    const to = stops.find(stop => stop > (at ?? -1) && stop < moves);
    if (to === undefined) back();
    else show(to);
  };
  return { isPossible: stops.length > 0, next };
}

/** The positions to stop at, as numbers of moves. */
export function stopsOf(
  spoken: Spoken,
  now: Pick<Snapshot, 'rules' | 'told' | 'seat' | 'sitters'>,
): number[] {
  const turns = lastTurns(spoken, now);
  const [first] = turns;
  // A deal, or a round that begins, is nobody's turn.
  const isTurn = turns.some(({ events }) => events.some(event => !spoken.face.follows(event)));
  if (first === undefined || !isTurn) return [];
  const before = toldTurns(spoken, now).findLast(({ number }) => number < first.number)?.at ?? 0;
  return [before, ...turns.map(({ at }) => at)];
}
