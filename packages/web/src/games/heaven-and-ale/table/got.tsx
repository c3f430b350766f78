import type { Card, Event, Goal, Numbers, Spot, Tile } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { Picture } from '../art/index.ts';
import { barrelWorth, cardGift } from '../gifts.ts';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import { Barrel, CardFront, ScoringDisc } from './drawings.ts';
import { TilePiece } from './pieces.tsx';

/** A thing that someone got in the last turns. It flies to them, and is shown with them until the reader acts. */
export type Got =
  | { readonly kind: 'tile'; readonly name: string; readonly tile: Tile }
  | { readonly kind: 'disc'; readonly name: Spot }
  | { readonly kind: 'card'; readonly name: Card }
  | { readonly kind: 'barrel'; readonly name: Goal; readonly size: 'large' | 'small' };

/** The name of the piece that flies: tiles by their hex, discs by their spot. */
export const gotPiece = (seat: number, kind: Got['kind'], name: string): string =>
  `got-${seat}-${kind}-${name}`;

/** What a seat got, the newest first. */
export function gotIn(events: readonly Event[], seat: number): readonly Got[] {
  return events
    .flatMap((event): Got[] => {
      if (!('seat' in event) || event.seat !== seat) return [];
      switch (event.event) {
        case 'bought':
          return [{ kind: 'tile', name: event.hex, tile: event.tile }];
        case 'disc-placed':
          return [{ kind: 'disc', name: event.spot }];
        case 'card-placed':
          return [{ kind: 'card', name: event.card }];
        case 'barrel':
          return [{ kind: 'barrel', name: event.goal, size: event.size }];
        default:
          return [];
      }
    })
    .reverse();
}

/** The things that someone got, as small pictures. */
export function GotThings({ seat, got }: { readonly seat: number; readonly got: readonly Got[] }): ReactNode {
  const { board, cloister } = useCloisterWords();
  const { numbers } = useCloisterRules();
  const nameOf = (one: Got): string => {
    switch (one.kind) {
      case 'tile':
        return board.tile(one.tile);
      case 'disc':
        return board.spotName(one.name);
      case 'card':
        return cloister.card[one.name];
      case 'barrel':
        return cloister.goal[one.name];
    }
  };
  if (got.length === 0) return null;
  return (
    <span className="got">
      {got.map(one => (
        <Picture
          key={`${one.kind} ${one.name}`}
          of={<g data-piece={gotPiece(seat, one.kind, one.name)}>{drawingOf(one, numbers)}</g>}
          size="var(--got)"
          label={nameOf(one)}
        />
      ))}
    </span>
  );
}

function drawingOf(one: Got, numbers: Numbers): ReactNode {
  switch (one.kind) {
    case 'tile':
      return <TilePiece tile={one.tile} size={100} plain />;
    case 'disc':
      return <ScoringDisc />;
    case 'card':
      return <CardFront card={one.name} gift={cardGift(numbers, one.name)} plain />;
    case 'barrel':
      return <Barrel size={one.size} points={barrelWorth(numbers, one.size)} />;
  }
}
