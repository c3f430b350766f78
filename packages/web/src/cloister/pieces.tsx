import type { Resource, Tile } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { hexCorners } from './geometry.ts';

/** What a tile's name says. */
export function readTile(tile: Tile): { resource: Resource; fertility: number } | { monk: number } {
  if (tile.startsWith('monk')) return { monk: Number(tile.slice(4)) };
  return { resource: tile.slice(0, -1) as Resource, fertility: Number(tile.slice(-1)) };
}

const ORIGIN = { x: 0, y: 0 };
const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** A tile as a hex around 0,0. */
export function TilePiece({ tile, radius }: { readonly tile: Tile; readonly radius: number }): ReactNode {
  const what = readTile(tile);
  const kind = 'monk' in what ? 'monk' : what.resource;
  return (
    <g className={`tile ${kind}`}>
      <polygon points={hexCorners(ORIGIN, radius)} />
      <text y={radius * 0.34} fontSize={radius}>
        {'monk' in what ? ROMAN[what.monk] : what.fertility}
      </text>
    </g>
  );
}

/** A player's figure around 0,0. */
export function FigurePiece({ seat }: { readonly seat: number }): ReactNode {
  return (
    <g className={`figure seat-${seat}`}>
      <path d="M-11 14c0-14 4-20 11-20s11 6 11 20z" />
      <circle cy="-11" r="8" />
    </g>
  );
}

export function DiscPiece(): ReactNode {
  return (
    <g className="disc">
      <circle r="15" />
      <path d="M-6 4h12l-2-3v-4a4 4 0 0 0-8 0v4zM-2 6h4" />
    </g>
  );
}
