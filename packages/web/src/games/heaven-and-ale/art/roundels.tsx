import type { ReactNode } from 'react';
import { circle } from '../../../art/paths.ts';
import { Fill, Line, Place, Shape } from '../../../art/pen.tsx';

/** The sun with straight and waved rays. Box 100 × 100. */
export function Sun(): ReactNode {
  return (
    <>
      {Array.from({ length: 12 }, (_, i) => i * 30).map(turn => (
        <Place key={turn} turn={turn}>
          <Shape
            d={turn % 60 === 0 ? 'M-8 -25L0 -49L8 -25Z' : 'M-6 -25C-8 -32 2 -36 -2 -44C6 -38 6 -32 5 -25Z'}
            tone="giltLight"
            w={3}
          />
        </Place>
      ))}
      <Shape d={circle(0, 0, 27)} tone="barleyLight" w={4.4}>
        <Fill d="M18 -20A27 27 0 0 1 -20 18A28 28 0 0 0 18 -20Z" tone="barley" />
        <Line d="M-13 -5C-11 -8 -7 -8 -5 -5M6 -5C8 -8 12 -8 14 -5" w={3} />
        <Line d="M-9 9C-4 14 5 14 10 9" w={3} />
        <Line d="M1 -3C3 1 3 3 0 4" w={2.2} />
      </Shape>
    </>
  );
}

/** The moon in profile with two stars. Box 100 × 100. */
export function Moon(): ReactNode {
  return (
    <>
      <Shape
        d="M10 -45C-24 -46 -44 -24 -44 2C-44 28 -22 47 6 45C24 44 36 36 42 24C28 30 14 29 6 20L12 15L5 8L14 2C8 -6 8 -14 12 -20C17 -28 28 -34 36 -32C30 -40 20 -45 10 -45Z"
        tone="shadeLight"
        w={4.4}
      >
        <Fill
          d="M10 -45C-24 -46 -44 -24 -44 2C-44 28 -22 47 6 45C-14 38 -28 22 -28 0C-28 -20 -14 -38 10 -45Z"
          tone="shade"
        />
        <Line d="M-6 -10C-2 -13 2 -12 5 -9" w={3} />
        <Line d="M-2 20C2 20 4 20 6 20" w={2.6} />
      </Shape>
      <Fill d="M36 -16L38.5 -8L46 -6L38.5 -3L36 5L33.5 -3L26 -6L33.5 -8Z" tone="giltLight" />
      <Line d="M36 -16L38.5 -8L46 -6L38.5 -3L36 5L33.5 -3L26 -6L33.5 -8Z" w={2.4} />
    </>
  );
}

/** Steps up: what moves a marker forward. Box 100 × 100. */
export function Steps(): ReactNode {
  return (
    <>
      <Shape d="M-44 40L-44 18L-16 18L-16 -6L12 -6L12 -30L42 -30L42 40Z" tone="wood" w={6}>
        <Fill
          d="M-44 18L-16 18L-16 26L-44 26ZM-16 -6L12 -6L12 2L-16 2ZM12 -30L42 -30L42 -22L12 -22Z"
          tone="woodLight"
        />
      </Shape>
      <Line d="M-40 -6C-30 -24 -16 -36 2 -44M-16 -46L4 -45L-4 -27" w={7} />
    </>
  );
}
