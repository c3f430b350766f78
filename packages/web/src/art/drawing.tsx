import type { ReactNode } from 'react';

/** The width and height of the box a drawing fills around 0,0. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export const SQUARE: Box = { width: 100, height: 100 };
export const CARD: Box = { width: 200, height: 280 };
export const MINI_CARD: Box = { width: 60, height: 84 };
export const SIGN: Box = { width: 320, height: 200 };

/** Hatching is left out where 100 units have fewer pixels than this. */
const SMALL = 40;

interface DrawingProps {
  readonly box: Box;
  /** Its height in pixels; the width follows. A style sheet may override both. */
  readonly size: number;
  /** The accessible name; without it the drawing is decorative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing as a standalone image. A selection may glow beyond its edge. */
export function Drawing({ box, size, label, className, children }: DrawingProps) {
  const { width, height } = box;
  const image = {
    className,
    viewBox: `${-width / 2} ${-height / 2} ${width} ${height}`,
    width: (size * width) / height,
    height: size,
    overflow: 'visible',
    focusable: false,
    'data-small': (size * SQUARE.height) / height < SMALL ? '' : undefined,
  };
  if (label === undefined)
    return (
      <svg {...image} aria-hidden="true">
        {children}
      </svg>
    );
  return (
    <svg {...image} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
