import type { Goal } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { circle } from '../../../art/paths.ts';
import { Fill, Line, Place, Shape } from '../../../art/pen.tsx';
import { GoalEmblem } from './goals.tsx';
import { Numeral } from './numeral.tsx';

/** A standing cask without a sign. Box 100 × 100. */
export function Cask(): ReactNode {
  return (
    <Shape
      d="M-31 -46C-12 -50 12 -50 31 -46C46 -20 46 20 31 46C12 50 -12 50 -31 46C-46 20 -46 -20 -31 -46Z"
      tone="wood"
      w={4.8}
    >
      <Fill
        d="M-31 -46C-26 -47 -22 -47.6 -18 -48C-28 -20 -28 20 -18 48C-22 47.6 -26 47 -31 46C-46 20 -46 -20 -31 -46Z"
        tone="woodLight"
      />
      <Fill
        d="M20 -48C24 -47 28 -47 31 -46C46 -20 46 20 31 46C28 47 24 47 20 48C30 20 30 -20 20 -48Z"
        tone="woodDeep"
      />
      <Line d="M-14 -48C-20 -20 -20 20 -14 48M10 -48C14 -20 14 20 10 48" w={2} ink="woodDeep" />
      <Line d="M-37 -32C-14 -37 14 -37 37 -32M-37 32C-14 37 14 37 37 32" w={7.4} />
      <Line d="M-37 -32C-14 -37 14 -37 37 -32M-37 32C-14 37 14 37 37 32" w={2.4} ink="stone" />
    </Shape>
  );
}

/** A keg on its rack, seen from its head, without a sign. Box 100 × 100. */
export function Keg(): ReactNode {
  return (
    <>
      <Shape d="M-40 46L-26 20L26 20L40 46L26 46L16 34L-16 34L-26 46Z" tone="woodDeep" w={4.4} />
      <Shape d={circle(0, -5, 38)} tone="wood" w={4.8}>
        <Fill d="M26 -33A38 38 0 0 1 -28 21A34 34 0 0 0 26 -33Z" tone="woodDeep" />
      </Shape>
      <Shape d={circle(0, -5, 30)} tone="woodLight" w={3.4}>
        <Line d="M-12 -32L-12 22M12 -32L12 22" w={2} ink="wood" />
      </Shape>
    </>
  );
}

interface BarrelProps {
  readonly size: 'large' | 'small';
  readonly points: number;
  /** The goal it is for; without it only the points are shown. */
  readonly goal?: Goal;
}

/** A barrel with its goal and points: the large one stands, the small one lies. Box 100 × 100. */
export function Barrel({ size, points, goal }: BarrelProps): ReactNode {
  if (size === 'large')
    return (
      <>
        <Cask />
        <Shape d={circle(0, 0, 28)} tone="parchment" w={3.6} />
        {goal ? (
          <Place scale={0.5}>
            <GoalEmblem goal={goal} />
          </Place>
        ) : (
          <Numeral of={`${points}`} height={38} weight={12} />
        )}
        {goal && <Points of={points} x={31} y={34} />}
      </>
    );
  return (
    <>
      <Keg />
      {goal ? (
        <>
          <Shape d={circle(0, -5, 27)} tone="parchment" w={3} />
          <Place y={-5} scale={0.48}>
            <GoalEmblem goal={goal} />
          </Place>
          <Points of={points} x={31} y={34} />
        </>
      ) : (
        <Numeral of={`${points}`} y={-5} height={36} weight={12} />
      )}
    </>
  );
}

function Points({ of, x, y }: { readonly of: number; readonly x: number; readonly y: number }): ReactNode {
  return (
    <Place x={x} y={y}>
      <Shape d={circle(0, 0, 15)} tone="rubric" w={3.4} />
      <Numeral of={`${of}`} height={19} tone="chalk" weight={13} />
    </Place>
  );
}
