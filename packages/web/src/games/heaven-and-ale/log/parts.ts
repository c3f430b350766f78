import type { Event } from '@taproom/games/heaven-and-ale';
import type { Part } from '../../../play/face.ts';

/** To which part of the log an event belongs: somebody's turn, or what happens between the turns. */
export function partOf(event: Event): Part | null {
  if (event.event === 'turn') return null;
  if (event.event === 'first-player' || !('seat' in event)) return 'between';
  // 4.4 The starting player did not choose the slot.
  const isPlaced = event.event === 'entered' && event.from === null && event.slot === 'first';
  return isPlaced ? 'between' : event.seat;
}
