import { MONK_PRICE, scoringLetter, spaceKind, type Tile } from '@taproom/games/heaven-and-ale';
import { memo, type ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { BarrelSpace, MonkSpace, ResourceSpace, ScoringDisc, ScoringSpace } from './drawings.ts';
import { combOf, type Point } from './geometry.ts';
import { Scaled, TilePiece } from './pieces.tsx';
import { Target, type Touched } from './Target.tsx';

interface SpaceProps extends Point, Touched {
  readonly space: number;
  readonly tiles: readonly Tile[];
  readonly discs: number;
}

/** An action space with what lies on it. */
export const Space = memo(function Space({ space, x, y, tiles, discs, look, hand }: SpaceProps): ReactNode {
  const { board } = useWords();
  const kind = spaceKind(space);
  const comb = combOf(tiles.length);
  const label = board.space({ space, kind, tiles, discs, letter: scoringLetter(space) ?? '' });
  return (
    <Target
      x={x}
      y={y}
      aim={{ at: 'space', space }}
      look={look}
      hand={hand}
      label={label}
      isDoor={space === 1}
    >
      <rect className={`space ${kind}`} x="-46" y="-46" width="92" height="92" rx="16" />
      <Sign space={space} isEmpty={tiles.length + discs === 0} />
      {stacked(tiles).map(({ tile, key }, i) => {
        const place = comb[i];
        return (
          place && (
            <g key={key} transform={`translate(${place.x} ${place.y})`}>
              <TilePiece tile={tile} size={place.size} plain={tiles.length > 1} />
            </g>
          )
        );
      })}
      {kind === 'monk' && tiles.length > 0 && (
        <g transform="translate(33 -33)">
          <circle className="price-coin" r="14" />
          <text className="price-tag" y="7">
            {MONK_PRICE[space]}
          </text>
        </g>
      )}
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
});

/** Tiles with a name for each that stays the same while others are bought: its kind and how many before it are alike. */
const stacked = (tiles: readonly Tile[]): { tile: Tile; key: string }[] =>
  tiles.map((tile, i) => ({
    tile,
    key: `${tile}.${tiles.slice(0, i).filter(other => other === tile).length}`,
  }));

/** What kind of space it is; under tiles and discs only the letter needs to be seen. */
function Sign({ space, isEmpty }: { readonly space: number; readonly isEmpty: boolean }): ReactNode {
  const kind = spaceKind(space);
  const letter = scoringLetter(space);
  if (letter !== null)
    return (
      <g transform="translate(2 -4)">
        <Scaled size={76}>
          <ScoringSpace letter={letter} />
        </Scaled>
      </g>
    );
  if (kind === 'barrel')
    return (
      <g transform="translate(0 -8)">
        <Scaled size={70}>
          <BarrelSpace />
        </Scaled>
      </g>
    );
  if (isEmpty)
    return (
      <g opacity={kind === 'monk' ? 0.75 : 0.4}>
        <Scaled size={72}>
          {kind === 'monk' ? <MonkSpace price={MONK_PRICE[space] ?? 0} /> : <ResourceSpace />}
        </Scaled>
      </g>
    );
  return null;
}
