import type { ReactNode } from 'react';
import { hexagon } from '../../../art/paths.ts';
import { Fill, Line, Place, Shape } from '../../../art/pen.tsx';

/** 0 to 4, by the fertility around the shed. */
export type ShedType = 0 | 1 | 2 | 3 | 4;

interface HutProps {
  /** Half the width, and the heights of wall and roof above the ground line 0. */
  readonly half: number;
  readonly wall: number;
  readonly roof: number;
}

/** A gabled front of plastered timber under a tiled roof. */
function Hut({ half, wall, roof }: HutProps): ReactNode {
  const eaves = half + 5;
  return (
    <>
      <Shape
        d={`M${-half} 0L${-half} ${-wall}L0 ${-roof}L${half} ${-wall}L${half} 0Z`}
        tone="parchment"
        w={3.4}
      >
        <Fill
          d={`M${half * 0.4} 0L${half * 0.4} ${-roof}L${half} ${-wall}L${half} 0Z`}
          tone="parchmentDeep"
        />
        <Line d={`M${-half} ${-wall}L${half} ${-wall}`} w={2.4} ink="woodDeep" />
      </Shape>
      <Shape
        d={`M${-eaves} ${-wall + 3}L0 ${-roof - 5}L${eaves} ${-wall + 3}L${eaves - 2} ${-wall + 9}L0 ${-roof + 6}L${-eaves + 2} ${-wall + 9}Z`}
        tone="rubric"
        w={3}
      >
        <Fill
          d={`M0 ${-roof - 5}L${eaves} ${-wall + 3}L${eaves - 2} ${-wall + 9}L0 ${-roof + 6}Z`}
          tone="habit4Deep"
        />
      </Shape>
    </>
  );
}

function Door({
  x = 0,
  width,
  height,
}: {
  readonly x?: number;
  readonly width: number;
  readonly height: number;
}): ReactNode {
  const r = width / 2;
  return (
    <Shape
      d={`M${x - r} 0L${x - r} ${-height + r}Q${x - r} ${-height} ${x} ${-height}Q${x + r} ${-height} ${x + r} ${-height + r}L${x + r} 0Z`}
      tone="wood"
      w={2.8}
    >
      <Line d={`M${x} ${-height}L${x} 0`} w={1.8} />
    </Shape>
  );
}

/** A wing with its ridge along the picture. */
function Wing({
  from,
  to,
  wall,
  ridge,
}: {
  readonly from: number;
  readonly to: number;
  readonly wall: number;
  readonly ridge: number;
}): ReactNode {
  return (
    <>
      <Shape d={`M${from} 0L${from} ${-wall}L${to} ${-wall}L${to} 0Z`} tone="parchmentDeep" w={3.4} />
      <Shape
        d={`M${from - 3} ${-wall}L${from + 3} ${-ridge}L${to - 3} ${-ridge}L${to + 3} ${-wall}Z`}
        tone="rubricLight"
        w={3.2}
      >
        <Line
          d={`M${from + 2} ${-(wall + ridge) / 2}L${to - 2} ${-(wall + ridge) / 2}`}
          w={1.8}
          ink="rubric"
        />
      </Shape>
    </>
  );
}

function Tower({ x, height }: { readonly x: number; readonly height: number }): ReactNode {
  return (
    <Place x={x}>
      <Shape d={`M-8 0L-8 ${-height}L8 ${-height}L8 0Z`} tone="stone" w={3.2}>
        <Fill d={`M2 0L2 ${-height}L8 ${-height}L8 0Z`} tone="stoneDeep" />
      </Shape>
      <Shape d={`M-11 ${-height}L0 ${-height - 18}L11 ${-height}Z`} tone="rubric" w={3} />
      <Fill
        d={`M-3 ${-height + 14}L-3 ${-height + 7}Q0 ${-height + 3} 3 ${-height + 7}L3 ${-height + 14}Z`}
        tone="ink"
      />
    </Place>
  );
}

const BARNS: Readonly<Record<ShedType, ReactNode>> = {
  0: (
    <>
      <Shape d="M-13 0L-13 -12L13 -20L13 0Z" tone="woodLight" w={3.4}>
        <Line d="M-5 0L-5 -14M4 0L4 -17" w={2} ink="wood" />
      </Shape>
      <Shape d="M-19 -9L18 -22L20 -28L-17 -16Z" tone="barleyDeep" w={3} />
    </>
  ),
  1: (
    <>
      <Hut half={15} wall={17} roof={31} />
      <Door width={12} height={15} />
    </>
  ),
  2: (
    <>
      <Wing from={-2} to={27} wall={16} ridge={30} />
      <Place x={-11}>
        <Hut half={14} wall={19} roof={34} />
        <Door width={12} height={16} />
      </Place>
      <Fill d="M11 -10L20 -10L20 -3L11 -3Z" tone="ink" />
    </>
  ),
  3: (
    <>
      <Tower x={21} height={36} />
      <Wing from={-27} to={14} wall={17} ridge={32} />
      <Place x={-5}>
        <Hut half={14} wall={21} roof={37} />
        <Door width={13} height={17} />
      </Place>
      <Fill d="M-25 -10L-21 -10L-21 -3L-25 -3Z" tone="ink" />
    </>
  ),
  4: (
    <>
      <Tower x={-22} height={40} />
      <Tower x={22} height={40} />
      <Wing from={-27} to={27} wall={18} ridge={34} />
      <Hut half={17} wall={24} roof={43} />
      <Door width={16} height={19} />
      <Fill d="M-3 -25L-3 -30Q0 -34 3 -30L3 -25Z" tone="ink" />
    </>
  ),
};

/** The barn of a type alone, on its ground line. Box 100 × 100; no mark of what it activates. */
export function Barn({ type }: { readonly type: ShedType }): ReactNode {
  return (
    <Place y={30} scale={1.3}>
      {BARNS[type]}
    </Place>
  );
}

/** Which of the six sides have a gate, clockwise from the upper left: an example of what the type allows. */
const OPEN: Readonly<Record<ShedType, readonly number[]>> = {
  0: [],
  1: [1],
  2: [2, 5],
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
};

/** The barns grow with the type, the small ones less than true to scale. */
const SIZES: Readonly<Record<ShedType, { readonly y: number; readonly scale: number }>> = {
  0: { y: 13, scale: 1.15 },
  1: { y: 17, scale: 1.05 },
  2: { y: 15, scale: 0.88 },
  3: { y: 18, scale: 0.84 },
  4: { y: 19, scale: 0.84 },
};

/** A built shed with gates to as many neighbours as it activates. Box 100 × 100, a hexagon on its corner. */
export function ShedHex({ type }: { readonly type: ShedType }): ReactNode {
  return (
    <>
      <Fill d={hexagon(47)} tone="stone" />
      <Place y={SIZES[type].y} scale={SIZES[type].scale}>
        {BARNS[type]}
      </Place>
      <Line
        d="M-27 27L-29 22M-24 28L-23 22M24 29L22 24M27 28L29 23M-6 32L-7 28M6 33L8 29"
        w={2}
        ink="softInk"
        taper
      />
      {[0, 1, 2, 3, 4, 5].map(side => (
        <Place key={side} turn={side * 60 - 30}>
          {OPEN[type].includes(side) && (
            <Shape d="M-23 -40.5L23 -40.5L17 -29.5L-17 -29.5Z" tone="giltLight" w={2.8}>
              <Fill d="M-7 -32L0 -39.5L7 -32Z" tone="rubric" />
            </Shape>
          )}
        </Place>
      ))}
      <Line d={hexagon(47)} w={4} />
    </>
  );
}
