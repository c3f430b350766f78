import type { Seat } from '@taproom/games';
import type { ReactNode } from 'react';
import { crestOf } from './crests/CrestMark.tsx';
import { Crest } from './crests/index.ts';
import { type Box, Drawing } from './drawing.tsx';
import { Fill, Line, Place, Shape } from './pen.tsx';

const STOOL: Box = { width: 110, height: 130 };
const SEAT = 'M-44 12C-44 2 44 2 44 12L44 22C44 32 -44 32 -44 22Z';
const TOP = 'M-44 12C-44 2 44 2 44 12C44 22 -44 22 -44 12Z';

interface StoolProps {
  readonly seat: Seat;
  readonly size: number;
  /** Nobody sits there: its crest is only carved into the seat. */
  readonly isFree: boolean;
  /** The crest hangs from the seat: someone is drawn on it. */
  readonly isTaken?: boolean;
}

/** A stool of a waiting room; whoever sits on it has put up the crest of the seat. */
export function Stool({ seat, size, isFree, isTaken = false }: StoolProps): ReactNode {
  return (
    <Drawing box={STOOL} size={size} className="stool">
      <Shape d="M-30 26L-39 62L-28 62L-18 27Z" tone="wood" />
      <Shape d="M30 26L39 62L28 62L18 27Z" tone="wood" />
      <Shape d="M-32 44L32 44L33 51L-33 51Z" tone="woodDeep" w={2.8} />
      <Shape d={SEAT} tone="wood">
        <Fill d={TOP} tone="woodLight" />
        <Line d="M-34 13C-12 8 12 8 34 13" w={1.6} ink="wood" taper />
        <Line d="M-26 17C-8 14 10 14 24 17" w={1.6} ink="wood" taper />
      </Shape>
      <g opacity={isFree ? 0.4 : 1}>
        <Place y={isTaken ? 38 : isFree ? -22 : -24} scale={isTaken ? 0.5 : isFree ? 0.56 : 0.72}>
          <Crest seat={crestOf(seat)} />
        </Place>
      </g>
    </Drawing>
  );
}
