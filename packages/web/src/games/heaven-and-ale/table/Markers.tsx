import { type PlayerPosition, RESOURCES } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { number } from '../../../i18n/numbers.ts';
import { Picture } from '../art/index.ts';
import { useCloisterWords } from '../words.ts';
import { Brewmaster, ResourceMarker } from './drawings.ts';

/** Where a player's markers and brewmaster are, in numbers. */
export function Markers({
  player,
  moved,
}: {
  readonly player: PlayerPosition;
  /** The pieces that moved in the last turns, by name; see Players. */
  readonly moved: string;
}): ReactNode {
  const isMoved = (piece: string): boolean => moved.includes(`"${piece}"`);
  const { board } = useCloisterWords();
  const rearmost = Math.min(...RESOURCES.map(resource => player.markers[resource]));
  return (
    <span className="markers">
      {RESOURCES.map(resource => {
        const spot = player.markers[resource];
        return (
          <span
            key={resource}
            className={`${spot === rearmost ? 'rearmost' : ''}${isMoved(resource) ? ' moved' : ''}`}
          >
            <span className="visually-hidden">{board.marker(resource, spot)}</span>
            <Picture of={<ResourceMarker resource={resource} />} size="1.15em" />
            <span aria-hidden="true">{number(spot)}</span>
          </span>
        );
      })}
      <span className={isMoved('brewmaster') ? 'moved' : ''}>
        <span className="visually-hidden">{board.marker('brewmaster', player.brewmaster)}</span>
        <Picture of={<Brewmaster />} size="1.3em" />
        <span aria-hidden="true">{number(player.brewmaster)}</span>
      </span>
    </span>
  );
}
