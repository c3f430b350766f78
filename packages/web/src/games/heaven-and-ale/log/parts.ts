import type { Event } from '@taproom/games/heaven-and-ale';
import type { LogPart } from '../../../play/face.ts';

/** Which part of the log an event belongs to: someone's turn, or what happens between turns. */
export function partOf(event: Event): LogPart | null {
  if (event.event === 'turn') return null;
  if (event.event === 'first-player' || !('seat' in event)) return 'between';
  // 4.4 The starting player did not choose the starting space.
  const isPlaced = event.event === 'entered' && event.from === null && event.slot === 'first';
  return isPlaced ? 'between' : event.seat;
}
