import type { Fertility, Tile } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { Place } from '../art/index.ts';
import { tileParts } from '../parts.ts';
import { useCloisterWords } from '../words.ts';
import { Abbot, type CrestSeat, MonkHex, ResourceHex } from './drawings.ts';
import type { Point } from './geometry.ts';

interface ScaledProps extends Partial<Point> {
  readonly size: number;
  readonly children: ReactNode;
}

/** Pictures are drawn in a box of 100 by 100 around 0,0. */
export const Scaled = ({ size, ...rest }: ScaledProps): ReactNode => <Place scale={size / 100} {...rest} />;

/** A part of a drawing at some place, with its accessible name. */
export function Named({
  x,
  y,
  label,
  about,
  className,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** The key under which it says what it is and does now. */
  readonly about?: string;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of drawings is not interactive.
    <g
      className={className}
      transform={`translate(${x} ${y})`}
      role="img"
      aria-label={label}
      data-about={about}
    >
      {children}
    </g>
  );
}

interface TilePieceProps extends Partial<Point> {
  readonly tile: Tile;
  readonly size: number;
  readonly plain?: boolean;
}

/** A tile as a hex of a given height around x, y; simplified where it is small. */
export function TilePiece({ tile, plain = false, ...rest }: TilePieceProps): ReactNode {
  const { cloister } = useCloisterWords();
  const parts = tileParts(tile);
  return (
    <Scaled {...rest}>
      {parts.kind === 'monk' ? (
        <MonkHex monk={parts.monk} />
      ) : (
        <ResourceHex
          resource={parts.resource}
          fertility={parts.fertility as Fertility}
          letter={cloister.letter[parts.resource]}
          plain={plain}
        />
      )}
    </Scaled>
  );
}

/** A seat as the pictures know it: four of them. */
export const asSeat = (seat: number): CrestSeat => (seat === 1 || seat === 2 || seat === 3 ? seat : 0);

/** A player's figure of a given height around 0,0. */
export function FigurePiece({ seat, size }: { readonly seat: number; readonly size: number }): ReactNode {
  return (
    <Scaled size={size}>
      <Abbot seat={asSeat(seat)} />
    </Scaled>
  );
}
