import type { ReactNode } from 'react';
import { Fill, Line, Place, Shape } from './pen.tsx';
import type { Box } from './picture.tsx';
import { ResourceEmblem } from './resources.tsx';
import { Sun } from './roundels.tsx';

export const VIGNETTE_BOX: Box = { width: 240, height: 120 };

/** Courses of stones along a garden wall, from x to x. */
function Wall({ from, to }: { readonly from: number; readonly to: number }): ReactNode {
  const width = to - from;
  return (
    <>
      <Shape d={`M${from} 50L${from} 4L${to} 4L${to} 50Z`} tone="stoneLight" w={3.4}>
        <Fill d={`M${from} 50L${from} 36L${to} 36L${to} 50Z`} tone="stone" />
        <Line d={`M${from} 20L${to} 20M${from} 36L${to} 36`} w={2} ink="softInk" />
        {[0.2, 0.52, 0.84].map(part => (
          <Line
            key={part}
            d={`M${from + width * part} 5L${from + width * part} 19M${from + width * (part - 0.14)} 21L${from + width * (part - 0.14)} 35M${from + width * part} 37L${from + width * part} 49`}
            w={2}
            ink="softInk"
          />
        ))}
      </Shape>
      <Shape d={`M${from - 2} 5L${from - 2} -5L${to + 2} -5L${to + 2} 5Z`} tone="stone" w={3} />
    </>
  );
}

/** The open leaf of the gate and the garden behind it. */
function Gate(): ReactNode {
  return (
    <>
      <Shape d="M-38 52L-38 -12C-38 -34 -20 -48 0 -48C20 -48 38 -34 38 -12L38 52Z" tone="stone" w={4}>
        <Fill d="M26 -38C34 -30 38 -22 38 -12L38 52L26 52Z" tone="stoneDeep" />
        <Line d="M-38 -10L-27 -8M-34 -27L-25 -20M-22 -40L-17 -30M0 -48L0 -36M22 -40L17 -30M34 -27L25 -20M38 -10L27 -8M-38 10L-27 10M38 10L27 10M-38 31L-27 31M38 31L27 31" w={2.2} />
      </Shape>
      <Shape d="M-26 52L-26 -9C-26 -25 -14 -36 0 -36C14 -36 26 -25 26 -9L26 52Z" tone="sun" w={3.6}>
        <Fill d="M-26 30C-10 20 10 22 26 28L26 52L-26 52Z" tone="hopsLight" />
        <Fill d="M-8 52C-4 40 4 34 8 26L14 26C14 36 14 44 18 52Z" tone="parchment" />
        <Line d="M-8 52C-4 40 4 34 8 26M18 52C14 44 14 36 14 26" w={1.8} ink="softInk" />
      </Shape>
      <Shape d="M-26 52L-26 -9C-26 -20 -20 -28 -12 -33L-8 -26L-8 56Z" tone="wood" w={3.4}>
        <Line d="M-20 51L-20 -22M-14 52L-14 -29" w={1.8} ink="woodDeep" />
        <Line d="M-26 4L-9 8M-26 34L-9 38" w={4} />
      </Shape>
    </>
  );
}

/** The title picture: a garden gate between hops and barley, the sun over the wall. Box 240 × 120 (VIGNETTE_BOX). */
export function Vignette(): ReactNode {
  return (
    <>
      <Place x={-58} y={-24} scale={0.56}>
        <Sun />
      </Place>
      <Wall from={-104} to={-36} />
      <Wall from={36} to={104} />
      <Gate />
      <Line d="M-44 54C-36 36 -52 20 -44 2C-38 -14 -48 -34 -26 -46C-10 -56 10 -56 24 -46" w={4} ink="pen" taper />
      {[
        [-52, 26, 0.34, 12],
        [-36, -10, 0.36, -8],
        [-10, -44, 0.34, 6],
        [24, -36, 0.32, -14],
      ].map(([x = 0, y = 0, scale = 1, turn = 0]) => (
        <Place key={x} x={x} y={y} scale={scale} turn={turn}>
          <ResourceEmblem resource="hops" />
        </Place>
      ))}
      {[
        [56, 22, 0.64, -8],
        [96, 20, 0.6, 12],
        [76, 12, 0.78, 2],
      ].map(([x = 0, y = 0, scale = 1, turn = 0]) => (
        <Place key={x} x={x} y={y} scale={scale} turn={turn}>
          <ResourceEmblem resource="barley" />
        </Place>
      ))}
      <Line d="M-116 54C-70 50 -40 56 0 54C40 52 70 56 116 53" w={4} ink="pen" taper />
      <Line d="M-92 54L-96 46M-88 54L-88 44M-84 54L-80 47M-70 53L-72 47M108 53L112 46M104 53L103 46" w={2.6} ink="pen" taper />
    </>
  );
}
