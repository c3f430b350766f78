import type { ReactNode } from 'react';

/** The width and height of the box that a drawing fills around 0,0. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

export const SQUARE: Box = { width: 100, height: 100 };
export const CARD: Box = { width: 200, height: 280 };
export const MINI_CARD: Box = { width: 60, height: 84 };
export const CHIP: Box = { width: 76, height: 36 };
export const SIGN: Box = { width: 320, height: 200 };

/** Hatching is left out where 100 units have fewer pixels than this. */
const SMALL = 40;

interface DrawingProps {
  readonly box: Box;
  /** Its height in pixels; the width follows. A style sheet may overrule both. */
  readonly size: number;
  /** What it shows, for people who do not see it; without it the drawing is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawing as an image of its own. What is chosen may shine over its edge. */
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
