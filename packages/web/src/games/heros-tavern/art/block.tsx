import { INK } from './paint.ts';

/** The outline that every shape has, in units of a 100 × 100 picture: one pixel at 28. */
const LINE = 3.5;

interface BlockProps {
  readonly d: string;
  readonly fill: string;
  readonly line?: number;
}

/** A printed shape: flat paint with a carved black edge. */
export function Block({ d, fill, line = LINE }: BlockProps) {
  return <path d={d} fill={fill} stroke={INK} strokeWidth={line} strokeLinejoin="round" />;
}

interface CarvedProps {
  readonly d: string;
  readonly fill?: string;
}

/** Solid shadow or light, kept at every size. */
export function Solid({ d, fill = INK }: CarvedProps) {
  return <path d={d} fill={fill} />;
}

/** Fine hatching: left out where a picture is too small to hold it. */
export function Cuts({ d, fill = INK }: CarvedProps) {
  return <path className="tavern-cuts" d={d} fill={fill} />;
}

interface DiscProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill: string;
  readonly line?: number;
}

export function Disc({ x, y, r, fill, line = LINE }: DiscProps) {
  return <circle cx={x} cy={y} r={r} fill={fill} stroke={INK} strokeWidth={line} />;
}

interface RodProps {
  readonly d: string;
  readonly fill: string;
  readonly width: number;
}

/** A stick, a handle, a strap: a line of paint with black on both sides. */
export function Rod({ d, fill, width }: RodProps) {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke={INK} strokeWidth={width + LINE * 2} />
      <path d={d} stroke={fill} strokeWidth={width} />
    </g>
  );
}

interface GrooveProps {
  readonly d: string;
  readonly stroke?: string;
  readonly width?: number;
}

/** A drawn line: seams, strings, the edge of a plank. */
export function Groove({ d, stroke = INK, width = 2 }: GrooveProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
