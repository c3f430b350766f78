import type { ReactNode } from 'react';
import { blob, circle } from '../../../art/paths.ts';
import { Fill, Line, Place, Shape, WEIGHT } from '../../../art/pen.tsx';

/** The brewmaster with mash paddle, cap and apron, down to his boots. Box 100 × 100. */
export function Brewmaster(): ReactNode {
  return (
    <Place x={-2} scale={0.96}>
      <Shape
        d="M-20 30L-22 44C-28 44 -30 48 -28 49L-6 49L-6 32L-1 32L-1 49L20 49C22 47 18 44 14 44L13 30Z"
        tone="woodDeep"
        w={3.6}
      />
      <Shape
        d="M-34 2C-30 -8 -22 -12 -12 -13L6 -13C16 -12 24 -6 28 4L24 24L17 20L16 38L-24 38L-24 18L-34 22C-40 16 -40 8 -34 2Z"
        tone="water"
      >
        <Fill d="M6 -13C16 -12 24 -6 28 4L24 24L17 20L16 38L10 38L11 0Z" tone="waterDeep" />
      </Shape>
      <Shape
        d="M-16 -6L-13 4L6 4L9 -6L11 14C15 24 16 32 15 40L-23 40C-24 32 -22 24 -18 14Z"
        tone="parchment"
        w={WEIGHT.inner}
      >
        <Fill d="M6 4L9 -6L11 14C15 24 16 32 15 40L5 40C8 28 8 16 6 4Z" tone="parchmentDeep" />
        <Line d="M-18 14C-10 17 4 17 11 14" w={2.6} />
      </Shape>
      <Line d="M34 -22L34 47" w={7.4} />
      <Line d="M34 -22L34 47" w={2.8} ink="woodLight" />
      <Shape d="M24 -46C30 -49 38 -49 44 -46L43 -20C38 -16 30 -16 25 -20Z" tone="woodLight" w={3.6}>
        <Fill d="M36 -48C39 -48 42 -47 44 -46L43 -20C41 -18 38 -17 36 -17Z" tone="wood" />
        <Line d="M30 -38L30 -27M38 -38L38 -27" w={3.4} />
      </Shape>
      <Shape d={blob(26, 6, 34, 3, 42, 8, 41, 17, 33, 20, 26, 15)} tone="skin" w={WEIGHT.inner} />
      <Shape d={blob(-35, 18, -27, 16, -22, 21, -25, 28, -33, 28, -37, 24)} tone="skin" w={WEIGHT.inner} />
      <Shape d={circle(-3, -24, 16)} tone="skin" w={4}>
        <Fill d="M2 -40C18 -38 18 -10 0 -8C9 -16 10 -32 2 -40Z" tone="skinDeep" />
      </Shape>
      <Fill d={circle(-8, -26, 1.9)} tone="ink" />
      <Fill d={circle(3, -26, 1.9)} tone="ink" />
      <Fill
        d="M-2 -20C-8 -23 -14 -20 -17 -14C-11 -11 -5 -12 -2 -15C1 -12 7 -11 13 -14C10 -20 4 -23 -2 -20Z"
        tone="hair"
      />
      <Shape
        d="M-21 -31C-26 -44 -12 -49 2 -48C16 -48 22 -40 16 -31C6 -35 -10 -35 -21 -31Z"
        tone="rubric"
        w={3.8}
      >
        <Fill d="M4 -48C16 -48 22 -40 16 -31C13 -32 10 -33 7 -33C12 -38 10 -44 4 -48Z" tone="habit4Deep" />
      </Shape>
    </Place>
  );
}
