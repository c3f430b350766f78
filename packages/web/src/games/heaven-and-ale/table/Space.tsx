import { MONK_PRICE, scoringLetter, spaceKind, type Tile } from '@taproom/games/heaven-and-ale';
import { memo, type ReactNode } from 'react';
import { useCloisterWords } from '../words.ts';
import { BarrelSpace, MonkSpace, ResourceSpace, ScoringDisc, ScoringSpace } from './drawings.ts';
import { combOf, type Point } from './geometry.ts';
import { Scaled, TilePiece } from './pieces.tsx';
import { Target, type Touched } from './Target.tsx';

interface Stock {
  readonly space: number;
  readonly tiles: readonly Tile[];
  readonly discs: number;
}

/** An action space with what lies on it. */
export const Space = memo(function Space({ x, y, look, hand, ...stock }: Stock & Point & Touched): ReactNode {
  const { board } = useCloisterWords();
  const { space } = stock;
  const label = board.space({ ...stock, kind: spaceKind(space), letter: scoringLetter(space) ?? '' });
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
      <rect className={`space ${spaceKind(space)}`} x="-46" y="-46" width="92" height="92" rx="16" />
      <Stocked {...stock} />
    </Target>
  );
});

/** What a space shows however open it is. */
const Stocked = memo(function Stocked({ space, tiles, discs }: Stock): ReactNode {
  const comb = combOf(tiles.length);
  return (
    <>
      <Sign space={space} isEmpty={tiles.length + discs === 0} />
      {stacked(tiles).map(({ tile, key }, i) => {
        const place = comb[i];
        return place && <TilePiece key={key} tile={tile} {...place} plain={tiles.length > 1} />;
      })}
      {spaceKind(space) === 'monk' && tiles.length > 0 && (
        <g transform="translate(33 -33)">
          <circle className="price-coin" r="14" />
          <text className="price-tag" y="7">
            {MONK_PRICE[space]}
          </text>
        </g>
      )}
      {['first', 'second'].slice(0, discs).map((key, i) => (
        <Scaled key={key} x={27 - i * 54} y={27} size={36}>
          <ScoringDisc />
        </Scaled>
      ))}
      <text className="space-number" x="-41" y="42">
        {space}
      </text>
    </>
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
      <Scaled x={2} y={-4} size={76}>
        <ScoringSpace letter={letter} />
      </Scaled>
    );
  if (kind === 'barrel')
    return (
      <Scaled y={-8} size={70}>
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
  return null;
}
