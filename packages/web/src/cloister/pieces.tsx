import type { Fertility, Monk, Resource, Tile } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { Abbot, MonkHex, ResourceHex, type Seat } from '../art/cloister/index.ts';

/** What a tile's name says. */
export function readTile(tile: Tile): { resource: Resource; fertility: Fertility } | { monk: Monk } {
  if (tile.startsWith('monk')) return { monk: tile as Monk };
  return { resource: tile.slice(0, -1) as Resource, fertility: Number(tile.slice(-1)) as Fertility };
}

/** Pictures are drawn in a box of 100 by 100 around 0,0. */
export function Scaled({
  size,
  children,
}: {
  readonly size: number;
  readonly children: ReactNode;
}): ReactNode {
  return <g transform={`scale(${size / 100})`}>{children}</g>;
}

/** A tile as a hex of so much height around 0,0. */
export function TilePiece({ tile, size }: { readonly tile: Tile; readonly size: number }): ReactNode {
  const { cloister } = useWords();
  const what = readTile(tile);
  return (
    <Scaled size={size}>
      {'monk' in what ? (
        <MonkHex monk={what.monk} />
      ) : (
        <ResourceHex
          resource={what.resource}
          fertility={what.fertility}
          letter={cloister.letter[what.resource]}
        />
      )}
    </Scaled>
  );
}

/** A seat as the pictures know it: four of them. */
export const asSeat = (seat: number): Seat => (seat === 1 || seat === 2 || seat === 3 ? seat : 0);

/** A player's figure of so much height around 0,0. */
export function FigurePiece({ seat, size }: { readonly seat: number; readonly size: number }): ReactNode {
  return (
    <Scaled size={size}>
      <Abbot seat={asSeat(seat)} />
    </Scaled>
  );
}
