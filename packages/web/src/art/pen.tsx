import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Colour, INK } from './ink.ts';
import { type Placement, placed, within } from './paths.ts';
import { quill } from './quill.ts';

/** The three weights of the line, in a box of 100: contour, inner line, fine detail. */
export const WEIGHT = { contour: 3.8, inner: 2.8, fine: 1.6 } as const;

/**
 * Where the current part is placed. Its paths are drawn right there: a separate group with a transform for each part
 * would be far more work for a browser with every change of a board.
 */
const Standing = createContext<Placement | null>(null);

interface LineProps {
  readonly d: string;
  readonly w?: number;
  readonly ink?: Colour;
  /** Thin at both ends: veins, blades, hatching. */
  readonly taper?: boolean;
}

/** A line of the quill. */
export function Line({ d, w = WEIGHT.inner, ink = 'ink', taper = false }: LineProps): ReactNode {
  return <path d={placed(quill(d, { width: w, taper }), useContext(Standing))} fill={INK[ink]} />;
}

interface FillProps {
  readonly d: string;
  readonly tone: Colour;
  readonly opacity?: number;
}

/** A flat tone without a line. */
export function Fill({ d, tone, opacity }: FillProps): ReactNode {
  return <path d={placed(d, useContext(Standing))} fill={INK[tone]} opacity={opacity} />;
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

/** Places a drawing inside a larger one. */
export function Place({ x = 0, y = 0, scale = 1, turn = 0, children }: PlaceProps): ReactNode {
  const around = useContext(Standing);
  const here = useMemo(() => within(around, { x, y, scale, turn }), [around, x, y, scale, turn]);
  return <Standing value={here}>{children}</Standing>;
}

interface GroupProps {
  /** Left for right. */
  readonly mirrored?: boolean;
  readonly children: ReactNode;
}

/** What can't be transformed like paths: letters, and mirrored parts. */
export function Group({ mirrored = false, children }: GroupProps): ReactNode {
  const { x, y, scale, turn } = useContext(Standing) ?? { x: 0, y: 0, scale: 1, turn: 0 };
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${mirrored ? -scale : scale} ${scale})`}>
      <Standing value={null}>{children}</Standing>
    </g>
  );
}
