import { HEX_NAMES, SHED_NAMES, sideOf } from '@taproom/games/heaven-and-ale';
import { memo, type ReactNode, useId } from 'react';
import { GARDEN, HEX, hexAt, hexPolygon, type Point } from './geometry.ts';

/** Numbers between 0 and 1 that look random, and are the same for the same seed. */
function seeded(seed: number): () => number {
  let state = (seed + 1) * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return state / 4294967296;
  };
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A tuft of grass, a flower of five petals, an ivy leaf, a pebble: each around a point, of some size. */
const tuft = ({ x, y }: Point, size: number, lean: number): string =>
  [-1, 0, 1]
    .map(
      i =>
        `M${at({ x: x + 2 * i, y })}q${(i * size) / 3 + lean} ${-size / 2} ${i * size + 2 * lean} ${-size}`,
    )
    .join('');
const flower = ({ x, y }: Point, size: number): string =>
  [0, 1, 2, 3, 4]
    .map(i => {
      const angle = (i * 2 * Math.PI) / 5;
      const petal = { x: x + size * Math.sin(angle), y: y - size * Math.cos(angle) };
      return `M${at({ x: petal.x - size * 0.6, y: petal.y })}a${size * 0.6} ${size * 0.6} 0 1 0 ${size * 1.2} 0a${size * 0.6} ${size * 0.6} 0 1 0 ${-size * 1.2} 0`;
    })
    .join('');
const leaf = ({ x, y }: Point, size: number, turn: number): string => {
  const tip = { x: x + size * Math.cos(turn), y: y + size * Math.sin(turn) };
  const side = { x: (-Math.sin(turn) * size) / 2.2, y: (Math.cos(turn) * size) / 2.2 };
  const middle = { x: (x + tip.x) / 2, y: (y + tip.y) / 2 };
  return `M${at({ x, y })}Q${at({ x: middle.x + side.x, y: middle.y + side.y })} ${at(tip)}Q${at({ x: middle.x - side.x, y: middle.y - side.y })} ${at({ x, y })}`;
};

interface Bed {
  readonly name: string;
  readonly points: string;
  readonly side: 'sunny' | 'shady';
  /** How much lighter or darker it is than its neighbours. */
  readonly tint: number;
  readonly grass: string;
  readonly blooms: string;
}

/** What grows on a hex: a little different on each. */
function bedOf(name: string, hex: number): Bed {
  const next = seeded(hex * 7 + 3);
  const middle = hexAt(name);
  const somewhere = (): Point => {
    const angle = next() * 2 * Math.PI;
    const away = 8 + next() * 22;
    return { x: middle.x + away * Math.cos(angle), y: middle.y + away * Math.sin(angle) };
  };
  const side = sideOf(hex);
  const many = (count: number, draw: () => string): string => Array.from({ length: count }, draw).join('');
  const isSunny = side === 'sunny';
  return {
    name,
    points: hexPolygon(middle, HEX - 1.5),
    side,
    tint: next() - 0.5,
    grass: many(2 + Math.floor(next() * 3), () => tuft(somewhere(), 6 + next() * 5, next() * 4 - 2)),
    blooms: isSunny
      ? many(1 + Math.floor(next() * 3), () => flower(somewhere(), 2.2 + next() * 1.6))
      : many(3 + Math.floor(next() * 4), () => leaf(somewhere(), 9 + next() * 8, next() * 6.3)),
  };
}

const BEDS = HEX_NAMES.map(bedOf);
const PLOTS = [...HEX_NAMES, ...SHED_NAMES].map(name => hexPolygon(hexAt(name), HEX + 7));
const LAMPS = SHED_NAMES.map(name => ({ name, ...hexAt(name) }));

/** Rays that fall from the upper left, each a little wider than the last. */
const RAYS = [0, 1, 2, 3]
  .map(i => {
    const y = 20 + i * 120;
    return `M-20 ${y}L${GARDEN.width * 0.62} ${y + 96 + i * 16}L${GARDEN.width * 0.62} ${y + 148 + i * 22}L-20 ${y + 34}Z`;
  })
  .join('');

/** Fibres of the paper. */
const GRAIN = (() => {
  const next = seeded(99);
  return Array.from({ length: 150 }, () => {
    const from = { x: next() * GARDEN.width, y: next() * GARDEN.height };
    return `M${at(from)}q${(next() * 8 - 4).toFixed(1)} ${(next() * 6 - 3).toFixed(1)} ${(next() * 14 - 7).toFixed(1)} ${(next() * 8 - 4).toFixed(1)}`;
  }).join('');
})();

/**
 * The garden as one painting under the hexes: warm light from the left over the sunny half, fading into cool shade. At
 * night the moon lights it, and lanterns stand at the sheds. It never changes, so it is drawn once.
 */
export const Painting = memo(function Painting(): ReactNode {
  const id = useId();
  const [lawn, lamp, within] = [`${id}-lawn`, `${id}-lamp`, `${id}-within`];
  return (
    <g className="painting" pointerEvents="none">
      <defs>
        <linearGradient id={lawn} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={GARDEN.width} y2="80">
          <stop className="light-1" offset="0" />
          <stop className="light-2" offset="0.46" />
          <stop className="light-3" offset="0.54" />
          <stop className="light-4" offset="1" />
        </linearGradient>
        <radialGradient id={lamp}>
          <stop className="lamp-1" offset="0" />
          <stop className="lamp-2" offset="1" />
        </radialGradient>
        <clipPath id={within}>
          {PLOTS.map(points => (
            <polygon key={points} points={points} />
          ))}
        </clipPath>
      </defs>
      <g className="lawn-edge">
        {PLOTS.map(points => (
          <polygon key={points} points={points} />
        ))}
      </g>
      <g fill={`url(#${lawn})`}>
        {PLOTS.map(points => (
          <polygon key={points} points={points} />
        ))}
      </g>
      {BEDS.map(({ name, points, side, tint, grass, blooms }) => (
        <g key={name} className={`bed ${side}`}>
          <polygon
            className={tint > 0 ? 'lighter' : 'darker'}
            points={points}
            fillOpacity={Math.abs(tint) * 0.34}
          />
          <path className="grass" d={grass} />
          <path className="blooms" d={blooms} />
        </g>
      ))}
      <g clipPath={`url(#${within})`}>
        <path className="rays" d={RAYS} />
        <path className="fibres" d={GRAIN} />
      </g>
      {LAMPS.map(({ name, x, y }) => (
        <circle key={name} className="lamp" cx={x} cy={y} r={HEX * 1.7} fill={`url(#${lamp})`} />
      ))}
    </g>
  );
});
