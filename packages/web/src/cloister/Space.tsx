import {
  MONK_PRICE,
  type Position,
  scoringLetter,
  spaceKind,
  type Tile,
} from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { BarrelSpace, MonkSpace, ResourceSpace, ScoringDisc, ScoringSpace } from './drawings.ts';
import type { Point } from './geometry.ts';
import { Scaled, TilePiece } from './pieces.tsx';
import { Target, type Touch } from './Target.tsx';

interface SpaceProps {
  readonly space: number;
  readonly at: Point;
  readonly position: Position;
  readonly touch: Touch | null;
}

/** An action space with what lies on it. */
export function Space({ space, at, position, touch }: SpaceProps): ReactNode {
  const { board } = useWords();
  const kind = spaceKind(space);
  const tiles = position.tiles[space] ?? [];
  const discs = position.discs[space] ?? 0;
  const label = board.space({ space, kind, tiles, discs, letter: scoringLetter(space) ?? '' });
  return (
    <Target {...at} aim={{ at: 'space', space }} touch={touch} label={label} isDoor={space === 1}>
      <rect className={`space ${kind}`} x="-46" y="-46" width="92" height="92" rx="16" />
      <Sign space={space} isEmpty={tiles.length + discs === 0} />
      {stacked(tiles).map(({ tile, key }, i) => (
        <g key={key} transform={`translate(${fan(i, tiles.length)} ${-6 + (i % 2 ? 5 : 0)})`}>
          <TilePiece tile={tile} size={tiles.length > 2 ? 58 : 74} />
        </g>
      ))}
      {['first', 'second'].slice(0, discs).map((key, i) => (
        <g key={key} transform={`translate(${27 - i * 54} 27)`}>
          <Scaled size={36}>
            <ScoringDisc />
          </Scaled>
        </g>
      ))}
      <text className="space-number" x="-41" y="42">
        {space}
      </text>
    </Target>
  );
}

/** Tiles with a name for each that stays the same while others are bought: its kind and how many before it are alike. */
const stacked = (tiles: readonly Tile[]): { tile: Tile; key: string }[] =>
  tiles.map((tile, i) => ({
    tile,
    key: `${tile}.${tiles.slice(0, i).filter(other => other === tile).length}`,
  }));

/** How far to the side each of several tiles lies. */
const fan = (i: number, count: number): number => (i - (count - 1) / 2) * (count > 3 ? 12 : 20);

/** What kind of space it is; under tiles and discs only the price and the letter need to be seen. */
function Sign({ space, isEmpty }: { readonly space: number; readonly isEmpty: boolean }): ReactNode {
  const kind = spaceKind(space);
  const letter = scoringLetter(space);
  if (letter !== null)
    return (
      <Scaled size={80}>
        <ScoringSpace letter={letter} />
      </Scaled>
    );
  if (kind === 'barrel')
    return (
      <Scaled size={80}>
        <BarrelSpace />
      </Scaled>
    );
  if (isEmpty)
    return (
      <g opacity={kind === 'monk' ? 0.75 : 0.4}>
        <Scaled size={72}>
          {kind === 'monk' ? <MonkSpace price={MONK_PRICE[space] ?? 0} /> : <ResourceSpace />}
        </Scaled>
      </g>
    );
  return kind === 'monk' ? (
    <g transform="translate(32 -32)">
      <circle className="price-coin" r="14" />
      <text className="price-tag" y="7">
        {MONK_PRICE[space]}
      </text>
    </g>
  ) : null;
}
