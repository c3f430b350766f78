import type { Seat } from '@taproom/games';
import type { ReactNode } from 'react';
import { Drawing, SQUARE } from '../drawing.tsx';
import { BotSign } from './BotSign.tsx';
import { Crest, type CrestSeat, SEAT_TONES } from './index.ts';

interface CrestMarkProps {
  readonly seat: Seat;
  readonly size?: number;
}

export const crestOf = (seat: Seat): CrestSeat => (seat in SEAT_TONES ? (seat as CrestSeat) : 0);

/** The shield of a seat; the name is next to it. */
export function CrestMark({ seat, size = 28 }: CrestMarkProps): ReactNode {
  return (
    <Drawing box={SQUARE} size={size} className="crest-mark">
      <Crest seat={crestOf(seat)} />
      <BotSign seat={seat} />
    </Drawing>
  );
}
