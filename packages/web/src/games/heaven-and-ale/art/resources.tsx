import type { Resource } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { blob, circle, curve, placed } from '../../../art/paths.ts';
import { Fill, Group, Line, Place, Shape, WEIGHT } from '../../../art/pen.tsx';

const { inner, fine } = WEIGHT;

const LOG = 'M-46 -6C-49 22 -38 42 -16 42L34 18C45 12 49 2 47 -14L0 -30Z';
const LOG_TOP = 'M-46 -6L0 -30L47 -14L4 8Z';
const LOG_END = 'M-46 -6C-49 22 -38 42 -16 42C-2 40 5 28 4 8Z';

/** Half a log, its split face up. */
function Wood(): ReactNode {
  return (
    <Shape d={LOG} tone="wood">
      <Fill
        d="M-16 42L34 18C45 12 49 2 47 -14L43 -12C44 0 40 6 30 11L-2 27C-5 36 -9 40 -16 42Z"
        tone="woodDeep"
      />
      <Fill d={LOG_TOP} tone="woodLight" />
      <Line d="M11 16L26 8M10 24L20 19M28 14L38 8M34 0L42 -4" w={2.6} ink="woodDeep" taper />
      <Fill d={LOG_END} tone="woodLight" />
      <Line d="M-38 0C-39 20 -32 33 -17 33C-8 32 -4 24 -5 10" w={inner} ink="wood" />
      <Line d="M-29 2C-29 16 -25 23 -18 22C-14 22 -13 16 -14 8" w={inner} ink="wood" />
      <Line d="M-22 -7L8 -23M-4 0L30 -15M-12 -6L4 -14" w={2.4} ink="wood" taper />
      <Line d="M13 21L23 16M22 13L31 8M36 12L41 7M38 4L45 0M14 12L20 9" w={1.2} taper />
      <Line d="M-46 -6L4 8L47 -14" w={inner} />
      <Line d="M4 8C5 28 -2 40 -16 42" w={inner} />
    </Shape>
  );
}

const JUG = 'M-17 -12C-17 -6 -33 0 -33 20C-33 34 -24 45 -6 45C12 45 21 34 21 20C21 0 6 -6 6 -12Z';
const HANDLE = 'M10 0C26 -16 46 -4 40 12C36 23 28 26 19 29';
const FOAM = blob(
  -24,
  -10,
  -27,
  -20,
  -19,
  -26,
  -15,
  -35,
  -4,
  -37,
  5,
  -31,
  12,
  -25,
  16,
  -16,
  10,
  -8,
  2,
  -10,
  -5,
  -3,
  -13,
  -9,
);

/** A jug with foam that climbs over the rim. */
function Yeast(): ReactNode {
  return (
    <>
      <Line d={HANDLE} w={10} />
      <Line d={HANDLE} w={3.4} ink="yeast" />
      <Shape d={JUG} tone="yeast">
        <Fill
          d="M4 -12C6 0 12 4 11 22C10 34 4 42 -6 45C12 45 21 34 21 20C21 0 6 -6 6 -12Z"
          tone="yeastDeep"
        />
        <Line d="M7 34L14 36M9 29L18 31M3 39L9 40" w={fine} taper />
        <Line d="M-31 12C-16 18 6 18 20 12" w={inner} ink="softInk" />
        <Line d="M-33 22C-18 28 6 28 21 22" w={inner} ink="softInk" />
      </Shape>
      <Shape d={FOAM} tone="yeastLight">
        <Fill
          d="M16 -16C14 -10 12 -8 10 -8C6 -10 4 -10 2 -10C-1 -8 -3 -4 -5 -3C-2 -10 4 -14 6 -20C10 -22 14 -20 16 -16Z"
          tone="yeastDeep"
        />
        <Line d="M-17 -17C-17 -21 -14 -23 -11 -22M-6 -29C-4 -31 -1 -31 1 -29" w={fine} />
      </Shape>
      <Shape d={circle(20, -34, 7)} tone="yeastLight" w={inner} />
      <Shape d={circle(-31, -37, 5.4)} tone="yeastLight" w={inner} />
      <Shape d={circle(32, -22, 3.4)} tone="yeastLight" w={inner} />
    </>
  );
}

interface Bract {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
}

/** The scales of the cone, from the tip up: each lies on the ones below it. */
const BRACTS: readonly Bract[] = [
  { x: 0, y: 30, scale: 0.8, turn: 0 },
  { x: -9, y: 19, scale: 0.9, turn: 18 },
  { x: 9, y: 19, scale: 0.9, turn: -18 },
  { x: -17, y: 6, scale: 0.95, turn: 26 },
  { x: 17, y: 6, scale: 0.95, turn: -26 },
  { x: 0, y: 9, scale: 1.1, turn: 0 },
  { x: -15, y: -9, scale: 0.95, turn: 30 },
  { x: 15, y: -9, scale: 0.95, turn: -30 },
  { x: 0, y: -8, scale: 1, turn: 0 },
];

const BRACT = 'M0 -16C13 -12 15 6 0 19C-15 6 -13 -12 0 -16Z';

const LEAF = 'M2 -25C14 -44 32 -44 46 -36C40 -24 24 -15 2 -25Z';

/** A hanging cone under its two leaves. */
function Hops(): ReactNode {
  return (
    <>
      {BRACTS.map(({ x, y, scale, turn }) => (
        <Place key={`${x},${y}`} x={x} y={y} scale={scale} turn={turn}>
          <Shape d={BRACT} tone="hops" w={3.6}>
            <Fill d="M0 -16C-13 -12 -15 6 0 19C-6 6 -6 -8 0 -16Z" tone="hopsLight" />
            <Line d="M1 -6C2 2 2 8 1 14M5 -6C6 0 6 4 5 8" w={1.1} ink="hopsDeep" taper />
          </Shape>
        </Place>
      ))}
      <Line d="M0 -22C-1 -32 -4 -40 -10 -47" w={5} />
      <Shape d={LEAF} tone="hopsDeep" w={3.6}>
        <Line d="M6 -26C18 -31 28 -34 40 -35" w={fine} ink="hopsLight" taper />
        <Line d="M16 -30L22 -37M24 -33L31 -39M18 -30L26 -25M26 -33L34 -29" w={1} ink="hopsLight" taper />
      </Shape>
      <Group mirrored>
        <Shape d={LEAF} tone="hopsDeep" w={3.6}>
          <Line d="M6 -26C18 -31 28 -34 40 -35" w={fine} ink="hopsLight" taper />
        </Shape>
      </Group>
    </>
  );
}

const DROP = 'M0 -47C5 -32 26 -17 26 4C26 20 14 28 0 28C-14 28 -26 20 -26 4C-26 -17 -5 -32 0 -47Z';
const CREST = curve(-46, 24, -36, 32, -24, 28, -12, 20, 0, 28, 12, 32, 24, 22, 36, 24, 46, 30);
const WAVE = `${CREST}C44 42 30 46 0 46C-30 46 -44 42 -46 24Z`;

/** A drop above a wave. */
function Water(): ReactNode {
  return (
    <>
      <Shape d={DROP} tone="water">
        <Fill d="M0 -47C5 -32 26 -17 26 4C26 20 14 28 0 28C16 18 18 -10 0 -47Z" tone="waterDeep" />
        <Line d="M15 -6L22 -3M15 2L24 5M13 10L23 12" w={fine} taper />
        <Line d="M-15 2C-16 -5 -12 -12 -7 -19" w={5.4} ink="waterLight" taper />
      </Shape>
      <Fill d={WAVE} tone="waterLight" />
      <Fill
        d="M-43 34C-30 42 -22 34 -12 33C-2 33 4 41 14 40C26 38 34 34 44 37C40 45 26 46 0 46C-26 46 -40 44 -43 34Z"
        tone="water"
      />
      <Line d={WAVE} w={WEIGHT.contour} />
    </>
  );
}

const GRAIN = 'M0 14C-10 9 -11 -6 0 -16C11 -6 10 9 0 14Z';

function Grain(): ReactNode {
  return (
    <Shape d={GRAIN} tone="barley" w={3.6}>
      <Fill d="M0 14C-10 9 -11 -6 0 -16C-4 -5 -4 6 0 14Z" tone="barleyLight" />
      <Line d="M2 -8C4 -2 4 4 2 9" w={1.3} ink="barleyDeep" taper />
    </Shape>
  );
}

/** Where the grains of an ear sit: three pairs, and one on top. */
const GRAINS = [
  ...[23, 7, -9].flatMap(y => [
    { x: -12, y, turn: -28, scale: 1.1 },
    { x: 12, y, turn: 28, scale: 1.1 },
  ]),
  { x: 0, y: -23, turn: 0, scale: 1.1 },
];
const EAR = GRAINS.map(grain => placed(GRAIN, grain)).join('');

/** An ear with its beard. */
function Barley(): ReactNode {
  return (
    <>
      <Line d="M0 46C1 39 1 30 0 20" w={6} />
      <Line d="M1 45C-6 34 -20 33 -33 39" w={6.4} taper />
      <Line
        d="M-14 14L-44 -22M-13 -2L-36 -38M-9 -16L-20 -48M9 -16L20 -48M13 -2L36 -38M14 14L44 -22"
        w={inner}
        ink="barleyDeep"
      />
      <Line d="M0 -30L0 -48" w={inner} ink="barleyDeep" />
      {GRAINS.map(grain => (
        <Place key={`${grain.x},${grain.y}`} {...grain}>
          <Grain />
        </Place>
      ))}
    </>
  );
}

const EMBLEMS: Readonly<Record<Resource, () => ReactNode>> = {
  wood: Wood,
  yeast: Yeast,
  hops: Hops,
  water: Water,
  barley: Barley,
};

/** The picture of a resource. Box 100 × 100. */
export function ResourceEmblem({ resource }: { readonly resource: Resource }): ReactNode {
  const Emblem = EMBLEMS[resource];
  return <Emblem />;
}

/** The tones of a resource: ground, light, deep, and what is written on the ground. */
export const RESOURCE_TONES = {
  wood: { tone: 'wood', light: 'woodLight', deep: 'woodDeep', on: 'chalk' },
  yeast: { tone: 'yeast', light: 'yeastLight', deep: 'yeastDeep', on: 'ink' },
  hops: { tone: 'hops', light: 'hopsLight', deep: 'hopsDeep', on: 'ink' },
  water: { tone: 'water', light: 'waterLight', deep: 'waterDeep', on: 'chalk' },
  barley: { tone: 'barley', light: 'barleyLight', deep: 'barleyDeep', on: 'ink' },
} as const;

/** A stroke of the markers: they are small, so it is bold. */
const BOLD = 6;

/**
 * The same picture for places where it is small: the same outlines with a bolder stroke, and only the cuts that make it
 * look like what it is.
 */
const BOLD_EMBLEMS: Readonly<Record<Resource, () => ReactNode>> = {
  wood: () => (
    <Shape d={LOG} tone="wood" w={BOLD}>
      <Fill d={LOG_TOP} tone="woodLight" />
      <Fill d={LOG_END} tone="woodLight" />
      <Line d="M-46 -6L4 8L47 -14M4 8C5 28 -2 40 -16 42" w={5} />
      <Line d="M-30 2C-30 18 -25 26 -17 25" w={5} ink="wood" />
    </Shape>
  ),
  yeast: () => (
    <>
      <Line d={HANDLE} w={14} />
      <Line d={HANDLE} w={4} ink="yeast" />
      <Shape d={JUG} tone="yeast" w={BOLD}>
        <Line d="M-32 18C-18 25 6 25 21 18" w={4.4} ink="softInk" />
      </Shape>
      <Shape d={FOAM} tone="yeastLight" w={BOLD} />
    </>
  ),
  hops: () => (
    <>
      {BRACTS.map(bract => (
        <Place key={`${bract.x},${bract.y}`} {...bract}>
          <Shape d={BRACT} tone="hops" w={4.4} />
        </Place>
      ))}
      <Line d="M0 -22C-1 -32 -4 -40 -10 -47" w={BOLD} />
      <Shape d={LEAF} tone="hopsLight" w={5} />
      <Group mirrored>
        <Shape d={LEAF} tone="hopsLight" w={5} />
      </Group>
    </>
  ),
  water: () => (
    <>
      <Shape d={DROP} tone="water" w={BOLD}>
        <Line d="M-14 4C-15 -5 -11 -12 -6 -19" w={6} ink="waterLight" taper />
      </Shape>
      <Fill d={WAVE} tone="waterLight" />
      <Line d={WAVE} w={BOLD} />
    </>
  ),
  barley: () => (
    <>
      <Line d="M0 46C1 39 1 30 0 20M0 -30L0 -48" w={7} />
      <Line d="M-14 14L-44 -22M-13 -2L-36 -38M13 -2L36 -38M14 14L44 -22" w={4.4} ink="barleyDeep" />
      <Shape d={EAR} tone="barley" w={5} />
    </>
  ),
};

/** A resource's marker, price and sign in a text: its picture in bold. Box 100 × 100. */
export function ResourceMarker({ resource }: { readonly resource: Resource }): ReactNode {
  const Emblem = BOLD_EMBLEMS[resource];
  return <Emblem />;
}
