import type { ReactNode } from 'react';
import { type Colour, INK } from '../ink.ts';
import { quill } from './quill.ts';

/** The three weights of the line, in a box of 100: contour, inner line, fine detail. */
export const WEIGHT = { contour: 3.8, inner: 2.8, fine: 1.6 } as const;

interface LineProps {
  readonly d: string;
  readonly w?: number;
  readonly ink?: Colour;
  /** Thin at both ends: veins, blades, hatching. */
  readonly taper?: boolean;
}

/** A line of the quill. */
export function Line({ d, w = WEIGHT.inner, ink = 'ink', taper = false }: LineProps): ReactNode {
  return <path d={quill(d, { width: w, taper })} fill={INK[ink]} />;
}

interface FillProps {
  readonly d: string;
  readonly tone: Colour;
  readonly opacity?: number;
}

/** A flat tone without a line. */
export function Fill({ d, tone, opacity }: FillProps): ReactNode {
  return <path d={d} fill={INK[tone]} opacity={opacity} />;
}

interface ShapeProps {
  readonly d: string;
  readonly tone: Colour;
  readonly w?: number;
  readonly ink?: Colour;
  /** Second tones and details, between the fill and the contour. */
  readonly children?: ReactNode;
}

/** A tone, what lies on it, and the contour around both. */
export function Shape({ d, tone, w = WEIGHT.contour, ink = 'ink', children }: ShapeProps): ReactNode {
  return (
    <>
      <Fill d={d} tone={tone} />
      {children}
      <Line d={d} w={w} ink={ink} />
    </>
  );
}

interface PlaceProps {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly children: ReactNode;
}

/** Puts a drawing somewhere inside a larger one. */
export function Place({ x = 0, y = 0, scale = 1, turn = 0, children }: PlaceProps): ReactNode {
  const rotate = turn === 0 ? '' : ` rotate(${turn})`;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return <g transform={`translate(${x} ${y})${rotate}${size}`}>{children}</g>;
}
