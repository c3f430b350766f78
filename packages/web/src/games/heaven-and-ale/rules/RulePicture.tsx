import {
  BREWMASTER_START,
  HEX_NAMES,
  MARKER_STARTS,
  RESOURCES,
  SHED_NAMES,
  sideOf,
  TRACK,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import type { Words } from '../../../i18n/en/heaven-and-ale/pictures.ts';
import { Brewmaster } from '../art/brewmaster.tsx';
import { ResourceMarker } from '../art/resources.tsx';
import { ShedHex } from '../art/sheds.tsx';
import { CELL, GARDEN, HEX, hexAt, hexPolygon, MAIN_RING, type Point } from '../table/geometry.ts';
import './pictures.css';

interface PictureProps {
  readonly name: string;
  readonly words: Words;
}

/** The small illustration of a rule. */
export function RulePicture({ name, words }: PictureProps): ReactNode {
  const picture = PICTURES.find(one => one.name === name);
  if (picture === undefined) return null;
  const { box, Drawing } = picture;
  return (
    <svg className="cloister-picture" viewBox={box} role="img" aria-label={words.label[picture.name]}>
      <Drawing words={words} />
    </svg>
  );
}

const at = ({ x, y }: Point, scale = 1): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;

/** 2.1 */
function Track({ words }: { readonly words: Words }): ReactNode {
  const middle = {
    x: MAIN_RING.startArea.x + MAIN_RING.startArea.width / 2,
    y: MAIN_RING.startArea.y + MAIN_RING.startArea.height / 2,
  };
  return (
    <>
      <rect {...MAIN_RING.startArea} className="start-area" />
      <text x={middle.x} y={middle.y} className="words">
        {words.startingArea}
      </text>
      {[...TRACK].map((sign, i) => {
        const { x, y } = MAIN_RING.spaceAt(i + 1);
        const monk = sign >= '1' && sign <= '4';
        return (
          <g key={`${x} ${y}`} transform={at({ x, y })} className={`space ${KIND[sign] ?? 'monk'}`}>
            <rect x={-CELL / 2 + 4} y={-CELL / 2 + 4} width={CELL - 8} height={CELL - 8} rx={10} />
            <text y={4}>{monk ? `M${sign}` : sign}</text>
            <text y={CELL / 2 - 22} className="number">
              {i + 1}
            </text>
          </g>
        );
      })}
      <path className="way" d="M170 690V170H630V730H370" />
      <path className="way" d="M396 704L368 730L396 756" />
    </>
  );
}

const KIND: Readonly<Record<string, string>> = {
  R: 'resource',
  A: 'scoring',
  B: 'scoring',
  C: 'scoring',
  '*': 'scoring',
  K: 'barrel',
};

/** 3.1 */
function Garden({ words }: { readonly words: Words }): ReactNode {
  return (
    <>
      <text x={GARDEN.width * 0.2} y={HEX} className="words">
        {words.sun}
      </text>
      <text x={GARDEN.width * 0.8} y={HEX} className="words">
        {words.shade}
      </text>
      {HEX_NAMES.map((name, hex) => (
        <NamedHex key={name} name={name} kind={sideOf(hex)} />
      ))}
      {SHED_NAMES.map(name => (
        <NamedHex key={name} name={name} kind="shed" />
      ))}
    </>
  );
}

function NamedHex({ name, kind }: { readonly name: string; readonly kind: string }): ReactNode {
  return (
    <g transform={at(hexAt(name))} className={`hex ${kind}`}>
      <polygon points={hexPolygon({ x: 0, y: 0 }, HEX - 2)} />
      <text>{name}</text>
    </g>
  );
}

const SPOTS = Array.from({ length: TRACK_END - BREWMASTER_START + 1 }, (_, i) => BREWMASTER_START + i);

/** 3.2 The spots without a number in one row, the numbered ones in two. */
const spotAt = (spot: number): Point => {
  const row = spot <= 0 ? 0 : Math.ceil(spot / 10);
  const column = spot <= 0 ? spot - BREWMASTER_START : (spot - 1) % 10;
  return { x: 30 + column * 60, y: 34 + row * 76 };
};

function Production(): ReactNode {
  return (
    <>
      {SPOTS.map(spot => (
        <g key={spot} transform={at(spotAt(spot))} className={spot > 0 ? 'spot brown' : 'spot'}>
          <rect x={-27} y={-31} width={54} height={62} rx={8} />
          <text y={spot > 0 ? 0 : 19} className={spot > 0 ? '' : 'number'}>
            {spot < 0 ? `−${-spot}` : spot}
          </text>
        </g>
      ))}
      <g transform={at({ x: spotAt(BREWMASTER_START).x, y: spotAt(0).y - 12 }, 0.36)}>
        <Brewmaster />
      </g>
      {RESOURCES.map(resource => {
        const { x, y } = spotAt(MARKER_STARTS[resource]);
        return (
          <g key={resource} transform={at({ x, y: y - 12 }, 0.36)}>
            <ResourceMarker resource={resource} />
          </g>
        );
      })}
    </>
  );
}

/** 6.2 Which neighbours each type activates, clockwise from the upper left: the example that the gates of the shed show. */
const ACTIVATED = [[], [1], [2, 5], [0, 2, 4], [0, 1, 3, 4]] as const;
const AROUND = [-30, 30, 90, 150, 210, 270].map(angle => ({
  x: 88 * Math.sin((angle * Math.PI) / 180),
  y: -88 * Math.cos((angle * Math.PI) / 180),
}));

/** Three flowers above, two below, so that they stay large on a phone. */
const flowerAt = (type: number): Point =>
  type < 3 ? { x: 150 + type * 300, y: 150 } : { x: 300 + (type - 3) * 300, y: 480 };

function Sheds(): ReactNode {
  return ([0, 1, 2, 3, 4] as const).map(type => (
    <g key={type} transform={at(flowerAt(type))}>
      {AROUND.map((place, side) => {
        const on = ACTIVATED[type].some(one => one === side);
        return (
          <g key={`${place.x} ${place.y}`} transform={at(place)} className={on ? 'petal on' : 'petal'}>
            <polygon points={hexPolygon({ x: 0, y: 0 }, 48)} />
            {on && <path d="M-18 0L-6 14L20 -16" />}
          </g>
        );
      })}
      <ShedHex type={type} />
      <text y={164} className="type">
        {type}
      </text>
    </g>
  ));
}

const PICTURES = [
  { name: 'track', box: `0 0 ${MAIN_RING.width} ${MAIN_RING.height}`, Drawing: Track },
  { name: 'garden', box: `0 0 ${GARDEN.width.toFixed(0)} ${GARDEN.height}`, Drawing: Garden },
  { name: 'production', box: '0 0 660 224', Drawing: Production },
  { name: 'sheds', box: '0 0 900 660', Drawing: Sheds },
] as const;
