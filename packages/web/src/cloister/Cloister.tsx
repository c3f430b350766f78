import {
  HEX_NAMES,
  type PlayerPosition,
  RESOURCES,
  type SeatMove,
  SHED_NAMES,
  SPOTS,
  type Spot,
  sideOf,
} from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { GARDEN, HEX, hexAt, hexCorners, SPOT, trackAt } from './geometry.ts';
import { Target } from './MainBoard.tsx';
import { DiscPiece, TilePiece } from './pieces.tsx';

/** What can be done in the garden and on the spots at the moment. */
export interface CloisterChoices {
  /** Hexes that can be chosen, with a word about each (a price, an activation). */
  readonly hexes: ReadonlyMap<string, string>;
  readonly chosenHexes: ReadonlySet<string>;
  readonly spots: ReadonlyMap<Spot, readonly SeatMove[]>;
}

interface CloisterProps {
  readonly player: PlayerPosition;
  readonly choices: CloisterChoices;
  readonly onHex: (hex: string) => void;
  readonly onSpot: (spot: Spot) => void;
}

const MARGIN = 16;
const TRACK_TOP = SPOT.height + 10;
const WIDTH = 760;
const SPOTS_X = WIDTH - 96;
const GARDEN_X = SPOT.height + 30;
const GARDEN_Y = TRACK_TOP + 60;
const HEIGHT = GARDEN_Y + GARDEN.height + MARGIN;
const ORIGIN = { x: 0, y: 0 };

/** A player's own board: the garden, the production track around it, and the scoring spots. */
export function Cloister({ player, choices, onHex, onSpot }: CloisterProps): ReactNode {
  const { board } = useWords();
  return (
    <svg className="cloister" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-label={board.cloister}>
      <rect className="ground" width={WIDTH} height={HEIGHT} rx="24" />
      <ProductionTrack player={player} />
      <g transform={`translate(${GARDEN_X} ${GARDEN_Y})`}>
        {SHED_NAMES.map(name => (
          <g key={name} transform={`translate(${hexAt(name).x} ${hexAt(name).y})`} className="shed">
            <polygon points={hexCorners(ORIGIN, HEX - 2)} />
            <text y="9">{player.sheds[name] ?? ''}</text>
          </g>
        ))}
        {HEX_NAMES.map((name, hex) => {
          const { x, y } = hexAt(name);
          const tile = player.garden[name];
          const note = choices.hexes.get(name);
          return (
            <Target
              key={name}
              x={x}
              y={y}
              open={note !== undefined}
              label={board.hex({ hex: name, side: sideOf(hex), tile: tile ?? null, note: note ?? '' })}
              onChoose={() => onHex(name)}
            >
              <polygon
                className={`hex ${sideOf(hex)} ${choices.chosenHexes.has(name) ? 'chosen' : ''}`}
                points={hexCorners(ORIGIN, HEX - 1.5)}
              />
              {tile !== undefined && <TilePiece tile={tile} radius={HEX - 4} />}
              {note !== undefined && tile === undefined && (
                <text className="price" y="8">
                  {note}
                </text>
              )}
            </Target>
          );
        })}
      </g>
      {SPOTS.map((spot, i) => (
        <Target
          key={spot}
          x={SPOTS_X + (i % 2) * 50}
          y={GARDEN_Y + 40 + Math.floor(i / 2) * 84}
          open={choices.spots.has(spot)}
          label={board.spot({ spot, taken: player.discs.includes(spot) })}
          onChoose={() => onSpot(spot)}
        >
          <circle className="spot" r="22" />
          <text className="spot-sign" y="7">
            {spot === 'fertility' ? 'X' : spot.startsWith('monk') ? spot.slice(4) : board.letter(spot)}
          </text>
          {player.discs.includes(spot) && <DiscPiece />}
        </Target>
      ))}
    </svg>
  );
}

/** The track with the five markers and the brewmaster; pieces on one spot stand side by side. */
function ProductionTrack({ player }: { readonly player: PlayerPosition }): ReactNode {
  const { board } = useWords();
  const pieces = [
    ...RESOURCES.map(resource => ({ name: resource as string, spot: player.markers[resource] })),
    { name: 'brewmaster', spot: player.brewmaster },
  ];
  const spots = Array.from({ length: 31 }, (_, i) => i - 10);
  return (
    <g transform={`translate(${MARGIN} ${MARGIN})`}>
      {spots.map(spot => {
        const { x, y } = trackAt(spot);
        const here = pieces.filter(piece => piece.spot === spot);
        return (
          <g key={spot} transform={`translate(${x} ${y})`} className={spot > 0 ? 'track counted' : 'track'}>
            <rect x="-14" y={spot > 0 ? -20 : -14} width="28" height={spot > 0 ? 40 : 28} rx="5" />
            <text y="5">{spot > 0 ? spot : ''}</text>
            {here.map((piece, i) => (
              <g
                key={piece.name}
                className={`marker ${piece.name}`}
                transform={`translate(${(i - (here.length - 1) / 2) * 9} ${spot > 0 ? 8 : 0})`}
              >
                <circle r="9" />
                <text y="4">{piece.name === 'brewmaster' ? '♟' : board.letter(piece.name)}</text>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
