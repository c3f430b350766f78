import type { ReactNode } from 'react';
import type { Box } from '../../../art/drawing.tsx';
import { Fill, Group, Line, Place, Shape } from '../../../art/pen.tsx';
import { Leaf } from './ornaments.tsx';
import { ResourceEmblem } from './resources.tsx';
import { Sun } from './roundels.tsx';

export const VIGNETTE_BOX: Box = { width: 240, height: 120 };

const VINE = 'M-48 54C-36 40 -50 24 -42 8C-36 -6 -46 -22 -34 -34C-24 -46 -10 -50 4 -49C18 -48 30 -40 36 -28';

/** A piece of garden wall that crumbles away from the gate at 0. */
function Wall(): ReactNode {
  return (
    <>
      <Shape d="M0 52L0 0L46 0L46 14L58 14L58 30L70 30L70 52Z" tone="stoneLight" w={3.4}>
        <Fill d="M0 52L0 36L70 36L70 52Z" tone="stone" />
        <Line d="M0 16L46 16M0 34L58 34" w={2.2} ink="softInk" />
        <Line
          d="M18 2L18 15M36 2L36 15M10 17L10 33M28 17L28 33M46 17L46 33M20 35L20 51M40 35L40 51M58 35L58 51"
          w={2.2}
          ink="softInk"
        />
      </Shape>
      <Shape d="M-2 1L-2 -8L50 -8L50 1Z" tone="stone" w={3.2} />
    </>
  );
}

/** The open leaf of the gate and the garden behind it. */
function Gate(): ReactNode {
  return (
    <>
      <Shape d="M-38 52L-38 -12C-38 -34 -20 -48 0 -48C20 -48 38 -34 38 -12L38 52Z" tone="stone" w={4}>
        <Fill d="M26 -38C34 -30 38 -22 38 -12L38 52L26 52Z" tone="stoneDeep" />
        <Line
          d="M-38 -10L-27 -8M-34 -27L-25 -20M-22 -40L-17 -30M0 -48L0 -36M22 -40L17 -30M34 -27L25 -20M38 -10L27 -8M-38 10L-27 10M38 10L27 10M-38 31L-27 31M38 31L27 31"
          w={2.2}
        />
      </Shape>
      <Shape d="M-26 52L-26 -9C-26 -25 -14 -36 0 -36C14 -36 26 -25 26 -9L26 52Z" tone="sun" w={3.6}>
        <Fill d="M-26 18C-12 4 -6 10 0 6C6 -4 14 2 16 8C20 4 24 6 26 10L26 24L-26 24Z" tone="hops" />
        <Fill d="M-26 21C-14 16 12 16 26 21L26 52L-26 52Z" tone="hopsLight" />
        <Fill d="M-4 52C0 40 6 32 5 22L9 22C12 32 20 40 25 52Z" tone="parchment" />
        <Line d="M-4 52C0 40 6 32 5 22M25 52C20 40 12 32 9 22" w={2} ink="softInk" taper />
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
    <Place y={3} scale={0.94}>
      <Place x={-58} y={-24} scale={0.56}>
        <Sun />
      </Place>
      <Place x={-36}>
        <Group mirrored>
          <Wall />
        </Group>
      </Place>
      <Place x={36}>
        <Wall />
      </Place>
      <Gate />
      <Line d={VINE} w={6.4} taper />
      <Line d={VINE} w={3} ink="hops" taper />
      {[
        [-46, 30, 70, 0.9],
        [-41, 8, -60, 0.7],
        [-40, -16, 60, 0.7],
        [-14, -47, -80, 0.8],
        [18, -46, 70, 0.7],
      ].map(([x = 0, y = 0, turn = 0, scale = 1]) => (
        <Leaf key={x} x={x} y={y} turn={turn} scale={scale} ink="ink" />
      ))}
      {[
        [-58, 22, 0.34, 12],
        [-34, -14, 0.36, -8],
        [2, -38, 0.3, 0],
        [34, -18, 0.34, -10],
      ].map(([x = 0, y = 0, scale = 1, turn = 0]) => (
        <Place key={x} x={x} y={y} scale={scale} turn={turn}>
          <ResourceEmblem resource="hops" />
        </Place>
      ))}
      {[
        [62, 24, 0.6, -10],
        [98, 24, 0.58, 12],
        [80, 14, 0.76, 2],
      ].map(([x = 0, y = 0, scale = 1, turn = 0]) => (
        <Place key={x} x={x} y={y} scale={scale} turn={turn}>
          <ResourceEmblem resource="barley" />
        </Place>
      ))}
      <Line d="M-116 54C-70 50 -40 56 0 54C40 52 70 56 116 53" w={4} ink="pen" taper />
      <Line
        d="M-92 54L-96 46M-88 54L-88 44M-84 54L-80 47M-70 53L-72 47M108 53L112 46M104 53L103 46"
        w={2.6}
        ink="pen"
        taper
      />
    </Place>
  );
}
