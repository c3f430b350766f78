import { BREWMASTER_START, RESOURCES, type Resource, TRACK_END } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { apart } from '../../../chart/scale.ts';
import { motionPace } from '../../../motion/pace.ts';
import { useCloisterWords } from '../words.ts';
import { Brewmaster, ResourceMarker } from './drawings.ts';
import { Scaled } from './pieces.tsx';

/** The length of a step, and room for a piece at both ends. */
const STEP = 10;
const ROOM = 14;
const WIDTH = (TRACK_END - BREWMASTER_START) * STEP + 2 * ROOM;
/** Markers stand above the line and the brewmaster below it, each beside its neighbours and tied to its spot. */
const LINE = 44;
const ABOVE = 16;
const BELOW = 68;
const HEIGHT = 86;
const SIZE = { marker: 27, brewmaster: 34 } as const;

const xOf = (spot: number): number => ROOM + (spot - BREWMASTER_START) * STEP;

/** Moves markers apart to both sides alike, so that none lies on another. */
function spread(spots: readonly number[]): readonly number[] {
  // Those on the same spot keep their order, whichever way they are moved.
  const wanted = spots.map((x, i) => x + i / 100);
  const onward = apart(wanted, SIZE.marker, { least: ROOM, most: WIDTH - ROOM });
  const mirrored = apart(
    wanted.map(x => WIDTH - x),
    SIZE.marker,
    { least: ROOM, most: WIDTH - ROOM },
  );
  return onward.map((x, i) => (x + WIDTH - (mirrored[i] ?? 0)) / 2);
}

/** The production track as one short line: where the markers and the brewmaster are, at a glance. */
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
  const places = spread(RESOURCES.map(resource => xOf(markers[resource])));
  const label = pieces.map(piece => board.marker(piece, spotOf(piece))).join(', ');
  return (
    <svg className="track-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <rect className="run-up" x="2" y={LINE - 4} width={xOf(0.5) - 3} height="8" rx="4" />
      <rect className="counted" x={xOf(0.5)} y={LINE - 4} width={WIDTH - xOf(0.5) - 2} height="8" rx="4" />
      {pieces.map((piece, i) => {
        const isMarker = piece !== 'brewmaster';
        const x = isMarker ? (places[i] ?? 0) : xOf(brewmaster);
        const y = isMarker ? ABOVE : BELOW;
        return (
          <g key={piece}>
            <path className="tie" d={`M${x} ${isMarker ? y + 12 : y - 14}L${xOf(spotOf(piece))} ${LINE}`} />
            <g
              className={motionPace() > 0 ? 'runner moving' : 'runner'}
              style={{ transform: `translate(${x}px, ${y}px)` }}
            >
              <Scaled size={isMarker ? SIZE.marker : SIZE.brewmaster}>
                {isMarker ? <ResourceMarker resource={piece} /> : <Brewmaster />}
              </Scaled>
            </g>
          </g>
        );
      })}
    </svg>
  );
}
