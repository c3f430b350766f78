import { useMemo } from 'react';
import { type LastTurn, lastTurns, toldTurns } from '../log/last-turns.ts';
import { useFace } from './faces.tsx';
import type { GameTypes, Snapshot } from './game.ts';
import { useLookBack } from './look-back.tsx';

/**
 * The turns to mark on the board and to show next to the prompt: those of the others since the reader last acted, in
 * order. While an earlier position is looked at, only the turn that led to it.
 *
 * A game draws the marks: for each event of each turn, a mark in the colour of whoever acted (`turn.seat`, or the seat
 * in the event where all took part) on the thing that it touched, and gains and losses beside numbers.
 */
export function useLastTurns<Of extends GameTypes>(now: Snapshot<Of>): readonly LastTurn<Of['event']>[] {
  const spoken = useFace();
  const { at } = useLookBack();
  const { told, seat, curtain } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: events are only ever added, so their number says it all.
  return useMemo(
    () => (at === null ? lastTurns(spoken, now) : toldTurns(spoken, now).filter(turn => turn.at === at)),
    [spoken, at, told.length, seat, curtain],
  );
}
