import type { ReactNode } from 'react';
import { cut, cuts, type Point } from './carve.ts';
import type { Family } from './family.ts';
import { RAY } from './paint.ts';

/** Half the picture field of a card, which these fill. */
const [HALF_WIDTH, HALF_HEIGHT] = [86, 84];

/** Where a ray from the middle meets the edge of the field. */
function edge(angle: number): Point {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.min(HALF_WIDTH / Math.abs(x), HALF_HEIGHT / Math.abs(y)) * 0.96;
  return [x * reach, y * reach];
}

/** Attractions stand in candlelight that breaks out in all directions. */
const LIGHT = Array.from({ length: 44 }, (_, ray) => {
  const angle = (ray / 44) * 2 * Math.PI + 0.05;
  const [x, y] = edge(angle);
  const from = ray % 2 === 0 ? 0.5 : 0.66;
  return cut([x * from, y * from], [x, y], ray % 2 === 0 ? 3.2 : 2.2);
}).join('');

/** Makers stand before the boards of the store room. */
const BOARDS = [-66, -44, -22, 0, 22, 44, 66]
  .map((y, board) => {
    const shift = (board * 37) % 50;
    return (
      cut([-84, y], [84, y], 2.6) +
      cuts(1.5, board % 2 === 0 ? 3 : -3, [-80, y + 8, -38 + shift, y + 9], [-20 + shift, y + 13, 70, y + 12])
    );
  })
  .join('');

/** Staff look out of a niche: arches around the head. */
const NICHE = [52, 60, 68, 76, 84]
  .map(
    (radius, arch) =>
      Array.from({ length: 15 - arch }, (_, place) => {
        const count = 15 - arch;
        const [from, to] = [place, place + 0.82].map(at => Math.PI + ((at + 0.09) / count) * Math.PI);
        const on = (angle = 0): Point => [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.94 - 2];
        return cut(on(from), on(to), 2.4, 1.4 + radius / 40);
      }).join('') +
      cuts(
        2.2,
        0,
        ...[0, 28, 56].flatMap(
          y =>
            [
              [radius, y + 2, radius, y + 26],
              [-radius, y + 2, -radius, y + 26],
            ] as const,
        ),
      ),
  )
  .join('');

/** What stands behind the picture of each family. Box 172 × 168. */
export const GROUNDS: Readonly<Record<Family, ReactNode>> = {
  attraction: <path className="tavern-cuts" d={LIGHT} fill={RAY} />,
  maker: <path className="tavern-cuts" d={BOARDS} fill={RAY} />,
  staff: <path className="tavern-cuts" d={NICHE} fill={RAY} />,
};
