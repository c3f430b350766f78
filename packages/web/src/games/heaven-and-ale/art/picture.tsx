import type { ReactNode } from 'react';
import { type Box, SQUARE } from '../../../art/drawing.tsx';

interface PictureProps {
  /** A drawing: anything in this folder that is centred on 0,0. */
  readonly of: ReactNode;
  /** Its height in pixels, or any CSS length. */
  readonly size: number | string;
  /** The accessible name; without it the picture is decorative. */
  readonly label?: string;
  /** The box of the drawing if it is not 100 × 100. */
  readonly box?: Box;
}

/** A drawing as a standalone image. */
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
