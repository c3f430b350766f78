import type { ReactNode } from 'react';
import { circle, ellipse } from '../../../art/paths.ts';
import { Fill, Line, Place, Shape } from '../../../art/pen.tsx';

/** Four petals: the stamp of our mint. */
const STAMP =
  'M0 -4C-12 -12 -10 -24 0 -28C10 -24 12 -12 0 -4ZM0 4C-12 12 -10 24 0 28C10 24 12 12 0 4Z' +
  'M-4 0C-12 -12 -24 -10 -28 0C-24 10 -12 12 -4 0ZM4 0C12 -12 24 -10 28 0C24 10 12 12 4 0Z';

/** One ducat. Box 100 × 100. */
export function Ducat(): ReactNode {
  return (
    <Shape d={circle(0, 0, 44)} tone="giltLight" w={5}>
      <Fill d="M29 -33A44 44 0 0 1 -33 29A38 38 0 0 0 29 -33Z" tone="gilt" />
      <Line d={circle(0, 0, 35)} w={2.4} ink="giltDeep" />
      <Fill d={STAMP} tone="giltDeep" />
    </Shape>
  );
}

/** A coin that lies flat, seen from the side. */
function Flat(): ReactNode {
  const edge = 'M-34 0L-34 9C-34 20 34 20 34 9L34 0Z';
  return (
    <>
      <Shape d={edge} tone="gilt" w={4}>
        <Line d="M-22 11L-22 16M-8 13L-8 19M8 13L8 19M22 11L22 16" w={2.4} ink="giltDeep" />
      </Shape>
      <Shape d={ellipse(0, 0, 34, 13)} tone="giltLight" w={4} />
    </>
  );
}

/** A small stack of ducats. Box 100 × 100. */
export function Ducats(): ReactNode {
  return (
    <>
      <Place x={4} y={28}>
        <Flat />
      </Place>
      <Place x={-5} y={13}>
        <Flat />
      </Place>
      <Place x={3} y={-2}>
        <Flat />
      </Place>
      <Place x={-2} y={-18}>
        <Flat />
        <Line d="M-12 0C-6 -4 6 -4 12 0C6 4 -6 4 -12 0Z" w={2.2} ink="giltDeep" />
      </Place>
    </>
  );
}
