import type { Back, Fertility, Monk, Resource } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { type Colour, INK } from '../../../art/ink.ts';
import { circle, hexagon } from '../../../art/paths.ts';
import { Fill, Group, Line, Place, Shape } from '../../../art/pen.tsx';
import { MONK_TONES, MonkEmblem } from './monks.tsx';
import { Numeral } from './numeral.tsx';
import { RESOURCE_TONES, ResourceEmblem, ResourceMarker } from './resources.tsx';

const TILE = hexagon(47);
/** On the ground a tile leaves a visible rim, so that sun and shade show around it. */
const ON_GROUND = 0.93;
/** The lower part of a tile, which bears the number, and the bowed band above it, from y down. */
const base = (y: number): string => `M-40.7 ${y + 5}Q0 ${y - 1} 40.7 ${y + 5}L40.7 23.5L0 47L-40.7 23.5Z`;
const band = (y: number): string =>
  `M-40.7 ${y}Q0 ${y - 6} 40.7 ${y}L40.7 ${y + 12}Q0 ${y + 6} -40.7 ${y + 12}Z`;

/** In large tiles the picture gets the room; in small ones the number. */
const FULL = { band: -1, number: { y: 25.5, height: 30 } } as const;
const PLAIN = { band: -5, number: { y: 22, height: 34 } } as const;

/** How each picture sits in the narrowing top of a tile, its foot behind the band. */
const SEATS: Readonly<Record<Resource, { readonly y: number; readonly scale: number }>> = {
  wood: { y: -21, scale: 0.46 },
  yeast: { y: -19, scale: 0.43 },
  hops: { y: -18, scale: 0.43 },
  water: { y: -23, scale: 0.43 },
  barley: { y: -18, scale: 0.46 },
};

interface ResourceHexProps {
  readonly resource: Resource;
  readonly fertility: Fertility;
  /** What the resource is called for short in the current language: a letter or two. */
  readonly letter?: string;
  /** Below about 32 pixels: the marker's bold outline instead of the picture, and no letter. */
  readonly plain?: boolean;
}

/** A resource tile: picture, letter, number and as many pips. Box 100 × 100, a hexagon on its corner. */
export function ResourceHex({ resource, fertility, letter, plain }: ResourceHexProps): ReactNode {
  const { tone, light, on } = RESOURCE_TONES[resource];
  const { y, scale } = SEATS[resource];
  const layout = plain ? PLAIN : FULL;
  return (
    <Place scale={plain ? 1 : ON_GROUND}>
      <Fill d={TILE} tone={light} />
      {plain ? (
        <Place y={-23} scale={0.4}>
          <ResourceMarker resource={resource} />
        </Place>
      ) : (
        <Place y={y} scale={scale}>
          <ResourceEmblem resource={resource} />
        </Place>
      )}
      <Fill d={base(layout.band)} tone={tone} />
      <Fill d={band(layout.band)} tone="ink" />
      <Numeral
        of={String(fertility)}
        x={letter && !plain ? 5 : 0}
        {...layout.number}
        tone={on}
        weight={plain ? 14 : 12.5}
      />
      <Pips count={fertility} y={layout.band + 3.2} />
      {letter && !plain && <Letter of={letter} tone={on} />}
      <Line d={TILE} w={4} />
    </Place>
  );
}

/** Two letters are as wide as this. */
const TWO_LETTERS = 27;

function Letter({ of, tone }: { readonly of: string; readonly tone: Colour }): ReactNode {
  return (
    <Group>
      <text
        className="tile-letter"
        x={-24.5}
        y={26.5}
        textAnchor="middle"
        fontSize={26}
        fontWeight={800}
        fontFamily="var(--art-font, 'Alegreya Variable', Alegreya, Georgia, serif)"
        style={{ fill: INK[tone] }}
        {...(of.length > 1 ? { textLength: TWO_LETTERS, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {of}
      </text>
    </Group>
  );
}

const PIP_PACE = 14;

function Pips({ count, y }: { readonly count: Fertility; readonly y: number }): ReactNode {
  return Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * PIP_PACE;
    return <Fill key={x} d={circle(x, y + (x * x) / 420, 4.2)} tone="chalk" />;
  });
}

/** A monk tile: picture and number, without the pips of a fertility. Box 100 × 100, a hexagon on its corner. */
export function MonkHex({ monk }: { readonly monk: Monk }): ReactNode {
  const { tone, on, numeral } = MONK_TONES[monk];
  return (
    <Place scale={ON_GROUND}>
      <Fill d={TILE} tone="parchmentDeep" />
      <Place y={-15} scale={0.5}>
        <MonkEmblem monk={monk} />
      </Place>
      <Fill d="M-40.7 9Q0 5 40.7 9L40.7 23.5L0 47L-40.7 23.5Z" tone={tone} />
      <Line d="M-40.7 9Q0 5 40.7 9" w={3.4} />
      <Numeral of={numeral} y={24} height={28} tone={on} weight={12} />
      <Line d={TILE} w={4} />
    </Place>
  );
}

interface BackProps {
  readonly back: Back;
  readonly tone?: Colour;
}

/** The back of a tile, I or II. Box 100 × 100, a hexagon on its corner. */
export function TileBack({ back, tone = 'rubric' }: BackProps): ReactNode {
  return (
    <Place scale={ON_GROUND}>
      <Shape d={TILE} tone="parchmentDeep" w={4}>
        <Line d={hexagon(38)} w={2} ink={tone} />
        <Numeral of={back} height={40} tone={tone} />
      </Shape>
    </Place>
  );
}
