import type { BoardSpace, Tile } from '@taproom/games/heaven-and-ale';
import { memo, type ReactNode } from 'react';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import { BarrelSpace, MonkSpace, ResourceSpace, ScoringDisc, ScoringSpace } from './drawings.ts';
import { combAbove, combOf, discAt, type Point } from './geometry.ts';
import { Scaled, TilePiece } from './pieces.tsx';
import { Target, type Touched } from './Target.tsx';

interface Stock {
  readonly space: number;
  readonly tiles: readonly Tile[];
  readonly discs: number;
  /** Whether figures stand on it, at its lower edge. */
  readonly isOccupied: boolean;
}

/** An action space with what is on it. */
export const Space = memo(function Space({ x, y, look, hand, ...stock }: Stock & Point & Touched): ReactNode {
  const { board } = useCloisterWords();
  const { space } = stock;
  const { kind, letter } = useCloisterRules().spaceAt(space);
  const label = board.space({ ...stock, kind, letter: letter ?? '' });
  return (
    <Target
      x={x}
      y={y}
      aim={{ at: 'space', space }}
      look={look}
      hand={hand}
      reach={{ width: 98, height: 98 }}
      about={`space:${space}`}
      label={label}
      isDoor={space === 1}
    >
      <rect className={`space ${kind}`} x="-46" y="-46" width="92" height="92" rx="16" />
      <Stocked {...stock} />
    </Target>
  );
});

/** What a space shows whether it is open or not. */
const Stocked = memo(function Stocked({ space, tiles, discs, isOccupied }: Stock): ReactNode {
  const at = useCloisterRules().spaceAt(space);
  const comb = isOccupied ? combAbove(tiles.length) : combOf(tiles.length);
  return (
    <>
      <Sign space={space} {...at} isEmpty={tiles.length + discs === 0} />
      {stacked(tiles).map(({ tile, key }, i) => {
        const place = comb[i];
        return place && <TilePiece key={key} tile={tile} {...place} plain />;
      })}
      {at.kind === 'monk' && tiles.length > 0 && (
        <g transform="translate(33 -33)">
          <circle className="price-coin" r="15" />
          <text className="price-tag" y="8">
            {at.monkPrice}
          </text>
        </g>
      )}
      {['first', 'second'].slice(0, discs).map((key, i) => (
        <Scaled key={key} {...discAt(i, isOccupied)} size={34}>
          <ScoringDisc />
        </Scaled>
      ))}
      <text className="space-number" x="-41" y="42">
        {space}
      </text>
    </>
  );
});

/** Tiles with a stable key each while others are bought: the kind and how many before it are alike. */
const stacked = (tiles: readonly Tile[]): { tile: Tile; key: string }[] =>
  tiles.map((tile, i) => ({
    tile,
    key: `${tile}.${tiles.slice(0, i).filter(other => other === tile).length}`,
  }));

/** The kind of space; under tiles and discs only the letter needs to be visible. */
function Sign({
  space,
  kind,
  letter,
  monkPrice,
  isEmpty,
}: BoardSpace & { readonly space: number; readonly isEmpty: boolean }): ReactNode {
  if (letter !== null)
    return (
      <Scaled x={0} y={-4} size={74}>
        <ScoringSpace letter={letter} isSpent={isEmpty} />
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
      <g opacity="0.55">
        <Scaled y={-4} size={66}>
          {kind === 'monk' ? <MonkSpace price={monkPrice} /> : <ResourceSpace seed={space} />}
        </Scaled>
      </g>
    );
  return null;
}
