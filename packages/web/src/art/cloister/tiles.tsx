import type { Back, Fertility, Monk, Resource } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { type Colour, INK } from '../ink.ts';
import { MONK_TONES, MonkEmblem } from './monks.tsx';
import { Numeral } from './numeral.tsx';
import { circle, hexagon } from './paths.ts';
import { Fill, Line, Place, Shape } from './pen.tsx';
import { RESOURCE_TONES, ResourceEmblem } from './resources.tsx';

/** Tiles stand on a corner and leave a rim of the ground to be seen. */
const TILE = hexagon(47);
/** The lower part of a tile, which bears the number, and the bowed band above it. */
const BASE = 'M-40.7 0Q0 -6 40.7 0L40.7 23.5L0 47L-40.7 23.5Z';
const BAND = 'M-40.7 -5Q0 -11 40.7 -5L40.7 7Q0 1 -40.7 7Z';

/** How each picture sits in the narrowing top of a tile, its foot behind the band. */
const SEATS: Readonly<Record<Resource, { readonly y: number; readonly scale: number }>> = {
  wood: { y: -23, scale: 0.46 },
  yeast: { y: -21, scale: 0.38 },
  hops: { y: -21, scale: 0.37 },
  water: { y: -23, scale: 0.42 },
  barley: { y: -20, scale: 0.4 },
};

interface ResourceHexProps {
  readonly resource: Resource;
  readonly fertility: Fertility;
  /** The first letter of the resource in the reader's language. */
  readonly letter?: string;
}

/** A resource tile: picture, letter, number and as many pips. Box 100 × 100, a hexagon on its corner. */
export function ResourceHex({ resource, fertility, letter }: ResourceHexProps): ReactNode {
  const { tone, light, on } = RESOURCE_TONES[resource];
  const { y, scale } = SEATS[resource];
  return (
    <>
      <Fill d={TILE} tone={light} />
      <Place y={y} scale={scale}>
        <ResourceEmblem resource={resource} />
      </Place>
      <Fill d={BASE} tone={tone} />
      <Fill d={BAND} tone="ink" />
      <Numeral of={String(fertility)} y={22} height={34} tone={on} weight={12.5} />
      <Pips count={fertility} />
      {letter && <Letter of={letter} />}
      <Line d={TILE} w={4.6} />
    </>
  );
}

function Letter({ of }: { readonly of: string }): ReactNode {
  return (
    <text
      x={-30}
      y={-11}
      textAnchor="middle"
      fontSize={15}
      fontWeight={800}
      fontFamily="var(--art-font, 'Alegreya Variable', Alegreya, Georgia, serif)"
      fill={INK.ink}
    >
      {of}
    </text>
  );
}

const PIP_PACE = 14;

function Pips({ count }: { readonly count: Fertility }): ReactNode {
  return Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * PIP_PACE;
    return <Fill key={x} d={circle(x, -1.8 + (x * x) / 420, 4.2)} tone="chalk" />;
  });
}

/** A monk tile: picture and Roman number. Box 100 × 100, a hexagon on its corner. */
export function MonkHex({ monk }: { readonly monk: Monk }): ReactNode {
  const { tone, on, numeral } = MONK_TONES[monk];
  return (
    <>
      <Fill d={TILE} tone="parchmentDeep" />
      <Place y={-15} scale={0.5}>
        <MonkEmblem monk={monk} />
      </Place>
      <Fill d="M-40.7 9Q0 5 40.7 9L40.7 23.5L0 47L-40.7 23.5Z" tone={tone} />
      <Line d="M-40.7 9Q0 5 40.7 9" w={3.4} />
      <Numeral of={numeral} y={24} height={28} tone={on} weight={12} />
      <Line d={TILE} w={4.6} />
    </>
  );
}

interface BackProps {
  readonly back: Back;
  readonly tone?: Colour;
}

/** The back of a tile, I or II. Box 100 × 100, a hexagon on its corner. */
export function TileBack({ back, tone = 'rubric' }: BackProps): ReactNode {
  return (
    <Shape d={TILE} tone="parchmentDeep" w={4.6}>
      <Line d={hexagon(38)} w={2} ink={tone} />
      <Numeral of={back} height={40} tone={tone} />
    </Shape>
  );
}
