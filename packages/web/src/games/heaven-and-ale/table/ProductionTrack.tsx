import {
  BREWMASTER_START,
  BREWMASTER_TABLE,
  type PlayerPosition,
  RESOURCES,
  type Resource,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import { memo, type ReactNode } from 'react';
import { number } from '../../../i18n/numbers.ts';
import { useCloisterWords } from '../words.ts';
import { Brewmaster, ResourceMarker } from './drawings.ts';
import { BAND_DEPTH, type Point, SPOT, trackAt } from './geometry.ts';
import { Named, Scaled } from './pieces.tsx';
import type { Summary } from './summary.ts';

const SPOTS = Array.from({ length: TRACK_END - BREWMASTER_START + 1 }, (_, i) => i + BREWMASTER_START);

const BANDS = BREWMASTER_TABLE.slice(1).map((row, i) => ({
  ...row,
  to: (BREWMASTER_TABLE[i + 2]?.from ?? TRACK_END + 1) - 1,
}));

type PieceName = Resource | 'brewmaster';

/** The track with the five markers and the brewmaster; `outlook` shows where they would land. */
export const ProductionTrack = memo(function ProductionTrack({
  player,
  at,
  outlook,
}: {
  readonly player: PlayerPosition;
  readonly at: Point;
  readonly outlook: Summary | null;
}): ReactNode {
  const { board } = useCloisterWords();
  const pieces: { name: PieceName; spot: number }[] = [
    ...RESOURCES.map(name => ({ name, spot: player.markers[name] })),
    { name: 'brewmaster', spot: player.brewmaster },
  ];
  const landings = pieces.flatMap(({ name }) => {
    const shift = name === 'brewmaster' ? outlook?.brewmaster : outlook?.markers[name];
    return shift ? [{ name, spot: shift.to }] : [];
  });
  return (
    <g transform={`translate(${at.x} ${at.y})`} data-guide="track">
      {BANDS.map(({ from, to, rate, value }) => {
        const x = trackAt(from).x - SPOT.top / 2 + 1;
        const width = (to - from + 1) * SPOT.top - 2;
        const isNow = player.brewmaster >= from && player.brewmaster <= to;
        return (
          <Named
            key={from}
            x={0}
            y={0}
            className={isNow ? 'band now' : 'band'}
            label={board.band({ from, to, rate, value })}
          >
            <rect x={x} y={-BAND_DEPTH} width={width} height={BAND_DEPTH - 3} rx="6" />
            <text x={x + width / 2} y={-8}>
              {to - from > 1 ? `${rate}:1 ×${value}` : `×${value}`}
            </text>
          </Named>
        );
      })}
      {SPOTS.map(spot => (
        <Spot key={spot} spot={spot} />
      ))}
      {pieces.map(piece => (
        <Piece key={piece.name} {...piece} among={pieces} label={board.marker(piece.name, piece.spot)} />
      ))}
      <g className="ghost">
        {landings.map(piece => (
          <Piece key={piece.name} {...piece} among={landings} label={null} />
        ))}
      </g>
    </g>
  );
});

const Spot = memo(function Spot({ spot }: { readonly spot: number }): ReactNode {
  const { x, y } = trackAt(spot);
  const isCounted = spot > 0;
  const width = isCounted ? SPOT.top - 2 : SPOT.depth - 4;
  const height = isCounted ? SPOT.depth - 4 : SPOT.left - 2;
  return (
    <g transform={`translate(${x} ${y})`} className={isCounted ? 'track counted' : 'track'}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="6" />
      <text y={isCounted ? -6 : 6}>{number(spot)}</text>
    </g>
  );
});

/** A marker or the brewmaster; several on one spot stand side by side. */
function Piece({
  name,
  spot,
  among,
  label,
}: {
  readonly name: PieceName;
  readonly spot: number;
  readonly among: readonly { readonly name: PieceName; readonly spot: number }[];
  readonly label: string | null;
}): ReactNode {
  const { x, y } = trackAt(spot);
  const here = among.filter(other => other.spot === spot);
  const place = here.findIndex(other => other.name === name) - (here.length - 1) / 2;
  const apart = Math.min(spot > 0 ? 11 : 17, (spot > 0 ? 24 : 30) / Math.max(1, here.length - 1));
  const drawing = (
    <Scaled size={name === 'brewmaster' ? 38 : 31}>
      {name === 'brewmaster' ? <Brewmaster /> : <ResourceMarker resource={name} />}
    </Scaled>
  );
  const at = { x: x + place * apart, y: y + (spot > 0 ? 8 : 0) };
  if (label === null)
    return (
      <g transform={`translate(${at.x} ${at.y})`}>
        <circle r="17" />
        {drawing}
      </g>
    );
  return (
    <Named {...at} label={label}>
      <g className="piece" data-piece={`marker-${name}`}>
        {drawing}
      </g>
    </Named>
  );
}
