import type { ReactNode } from 'react';

interface PictureProps {
  /** A drawing: anything of this folder that stands around 0,0. */
  readonly of: ReactNode;
  /** Its height in pixels, or any CSS length. */
  readonly size: number | string;
  /** What it shows, for people who do not see it; without it the picture is decoration. */
  readonly label?: string;
  /** The box of the drawing if it is not 100 × 100. */
  readonly box?: Box;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export const SQUARE: Box = { width: 100, height: 100 };

/** A drawing as an image of its own. */
export function Picture({ of, size, label, box = SQUARE }: PictureProps): ReactNode {
  const { width, height } = box;
  const viewBox = `${-width / 2} ${-height / 2} ${width} ${height}`;
  const style = { height: size, aspectRatio: `${width} / ${height}` };
  if (label === undefined)
    return (
      <svg viewBox={viewBox} style={style} aria-hidden="true" focusable="false">
        {of}
      </svg>
    );
  return (
    <svg viewBox={viewBox} style={style} role="img" aria-label={label}>
      {of}
    </svg>
  );
}
