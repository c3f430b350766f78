import {
  BREWMASTER_START,
  type PlayerPosition,
  RESOURCES,
  type Resource,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import { memo, type ReactNode } from 'react';
import { number } from '../../../i18n/numbers.ts';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import type { Arrangement } from './arrangements.ts';
import { bandsOf } from './bands.ts';
import { Brewmaster, ResourceMarker } from './drawings.ts';
import { Fresh } from './marks.tsx';
import { Named, Scaled } from './pieces.tsx';
import type { GainSummary } from './summary.ts';
import { insideSpot, standing, type TrackShape } from './track.ts';

const SPOTS = Array.from({ length: TRACK_END - BREWMASTER_START + 1 }, (_, i) => i + BREWMASTER_START);

type PieceName = Resource | 'brewmaster';

/** A piece of the track; a ghost shows where one would land. */
interface Standing {
  readonly name: PieceName;
  readonly spot: number;
  readonly isGhost: boolean;
}

/** The track with the five markers and the brewmaster; `outlook` shows where they would land. */
export const ProductionTrack = memo(function ProductionTrack({
  seat,
  player,
  at,
  outlook,
}: {
  readonly seat: number;
  readonly player: PlayerPosition;
  readonly at: Arrangement['track'];
  readonly outlook: GainSummary | null;
}): ReactNode {
  const { board } = useCloisterWords();
  const { numbers } = useCloisterRules();
  const pieces: Standing[] = [...RESOURCES, 'brewmaster' as const].map(name => ({
    name,
    spot: name === 'brewmaster' ? player.brewmaster : player.markers[name],
    isGhost: false,
  }));
  const landings = pieces.flatMap(({ name }) => {
    const shift = name === 'brewmaster' ? outlook?.brewmaster : outlook?.markers[name];
    return shift && shift.to !== shift.from ? [{ name, spot: shift.to, isGhost: true }] : [];
  });
  const all = [...pieces, ...landings];
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {at.shape.boxes.map(box => (
        <rect key={`${box.x} ${box.y}`} {...box} fill="none" pointerEvents="none" data-guide="track" />
      ))}
      {bandsOf(numbers).map(band => {
        const { x, y, width, height } = at.shape.band(band.from, band.to);
        const isNow = player.brewmaster >= band.from && player.brewmaster <= band.to;
        const middle = { x: width / 2, y: height / 2 };
        return (
          <Named
            key={band.from}
            x={x}
            y={y}
            className={isNow ? 'band now' : 'band'}
            label={board.band(band)}
            about={`band:${seat}:${band.from}`}
          >
            <rect x="1" y="1" width={width - 2} height={height - 3} rx="6" />
            <text x={middle.x} y={middle.y - 3}>{`${band.rate}:1`}</text>
            <text x={middle.x} y={middle.y + 17}>{`×${band.value}`}</text>
          </Named>
        );
      })}
      {SPOTS.map(spot => (
        <Spot key={spot} spot={spot} shape={at.shape} />
      ))}
      {all.map(piece => (
        <Piece
          key={`${piece.name} ${piece.isGhost}`}
          {...piece}
          all={all}
          shape={at.shape}
          label={board.marker(piece.name, piece.spot)}
          about={`marker:${seat}:${piece.name}`}
        />
      ))}
    </g>
  );
});

const Spot = memo(function Spot({
  spot,
  shape,
}: {
  readonly spot: number;
  readonly shape: TrackShape;
}): ReactNode {
  const { x, y, width, height } = shape.spot(spot);
  const { number: at } = insideSpot({ width, height });
  return (
    <g transform={`translate(${x} ${y})`} className={spot > 0 ? 'track counted' : 'track'}>
      <rect x={1 - width / 2} y={1 - height / 2} width={width - 2} height={height - 2} rx="6" />
      <text {...at}>{number(spot)}</text>
    </g>
  );
});

/** A marker or the brewmaster; several on one spot share its room, and all of them stay visible. */
function Piece({
  name,
  spot,
  isGhost,
  all,
  shape,
  label,
  about,
}: Standing & {
  readonly all: readonly Standing[];
  readonly shape: TrackShape;
  readonly label: string;
  readonly about: string;
}): ReactNode {
  const middle = shape.spot(spot);
  const here = all.filter(other => other.spot === spot);
  const n = here.findIndex(other => other.name === name && other.isGhost === isGhost);
  const { x, y, size } = standing(n, here.length, insideSpot(middle).room);
  const at = { x: middle.x + x, y: middle.y + y };
  const drawing = (
    <Scaled size={size}>{name === 'brewmaster' ? <Brewmaster /> : <ResourceMarker resource={name} />}</Scaled>
  );
  if (isGhost)
    return (
      <g className="ghost" transform={`translate(${at.x} ${at.y})`}>
        <circle r={size * 0.55} />
        {drawing}
      </g>
    );
  return (
    <Named {...at} label={label} about={about}>
      <g className="piece" data-piece={`marker-${name}`}>
        {drawing}
      </g>
      <Fresh about={about}>
        <circle r={size * 0.5} />
      </Fresh>
    </Named>
  );
}
