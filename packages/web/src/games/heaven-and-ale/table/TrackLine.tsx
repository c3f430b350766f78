import { BREWMASTER_START, RESOURCES, type Resource, TRACK_END } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { pace } from '../../../motion/pace.ts';
import { useCloisterWords } from '../words.ts';
import { Brewmaster, ResourceMarker } from './drawings.ts';
import { Scaled } from './pieces.tsx';

/** The length of a step, and room for a piece at both ends. */
const STEP = 10;
const ROOM = 12;
const WIDTH = (TRACK_END - BREWMASTER_START) * STEP + 2 * ROOM;
const HEIGHT = 40;
/** Between pieces on the same spot. */
const ASIDE = 8;

const xOf = (spot: number): number => ROOM + (spot - BREWMASTER_START) * STEP;

/** The production track as one short line: where the markers and the brewmaster stand, at a glance. */
export function TrackLine({
  markers,
  brewmaster,
}: {
  readonly markers: Readonly<Record<Resource, number>>;
  readonly brewmaster: number;
}): ReactNode {
  const { board } = useCloisterWords();
  const pieces = [...RESOURCES, 'brewmaster' as const];
  const spotOf = (piece: (typeof pieces)[number]): number =>
    piece === 'brewmaster' ? brewmaster : markers[piece];
  const label = pieces.map(piece => board.marker(piece, spotOf(piece))).join(', ');
  return (
    <svg className="track-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <rect className="run-up" x="2" y="16" width={xOf(0.5) - 3} height="8" rx="4" />
      <rect className="counted" x={xOf(0.5)} y="16" width={WIDTH - xOf(0.5) - 2} height="8" rx="4" />
      {pieces.map(piece => {
        const here = pieces.filter(other => spotOf(other) === spotOf(piece));
        const aside = (here.indexOf(piece) - (here.length - 1) / 2) * ASIDE;
        return (
          <g
            key={piece}
            className={pace() > 0 ? 'runner moving' : 'runner'}
            style={{ transform: `translate(${xOf(spotOf(piece)) + aside}px, ${HEIGHT / 2}px)` }}
          >
            <Scaled size={piece === 'brewmaster' ? 36 : 26}>
              {piece === 'brewmaster' ? <Brewmaster /> : <ResourceMarker resource={piece} />}
            </Scaled>
          </g>
        );
      })}
    </svg>
  );
}
