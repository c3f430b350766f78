import {
  BREWMASTER_START,
  BREWMASTER_TABLE,
  type Card,
  HEX_NAMES,
  type PlayerPosition,
  RESOURCES,
  type SeatMove,
  SHED_NAMES,
  SPOTS,
  type Spot,
  sideOf,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import {
  Brewmaster,
  CardFront,
  Ducats,
  Ground,
  ResourceMarker,
  ScoringDisc,
  ShedHex,
  ShedSpot,
  type ShedType,
  SpotEmblem,
} from '../art/cloister/index.ts';
import { GARDEN, HEX, hexAt, hexCorners, SPOT, trackAt } from './geometry.ts';
import { Target } from './MainBoard.tsx';
import { Scaled, TilePiece } from './pieces.tsx';

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
  readonly onPointHex: (hex: string | null) => void;
  readonly onSpot: (spot: Spot) => void;
  readonly onPointSpot: (spot: Spot | null) => void;
  /** Whether cards in hand are asked for, may be returned, or just lie there. */
  readonly cards: 'asked' | 'returnable' | 'still';
  readonly onCard: (card: Card) => void;
}

const MARGIN = 14;
const BANDS = 26;
const TRACK_Y = MARGIN + BANDS;
const GARDEN_X = MARGIN + SPOT.height + 22;
const GARDEN_Y = TRACK_Y + SPOT.height + 16;
const SPOTS_X = GARDEN_X + GARDEN.width + 42;
const WIDTH = SPOTS_X + 90;
const CARDS_Y = GARDEN_Y + GARDEN.height + 66;
const HEIGHT = CARDS_Y + 66;
const ORIGIN = { x: 0, y: 0 };

/** A player's own board: the garden, the production track around it, and the scoring spots. */
export function Cloister({
  player,
  choices,
  onHex,
  onPointHex,
  onSpot,
  onPointSpot,
  cards,
  onCard,
}: CloisterProps): ReactNode {
  const { board } = useWords();
  return (
    <svg className="cloister" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-label={board.cloister}>
      <rect className="ground" width={WIDTH} height={HEIGHT} rx="24" />
      <ProductionTrack player={player} />
      <g transform={`translate(${GARDEN_X} ${GARDEN_Y})`}>
        {SHED_NAMES.map(name => {
          const type = player.sheds[name];
          return (
            <g key={name} transform={`translate(${hexAt(name).x} ${hexAt(name).y})`}>
              <Scaled size={2 * HEX}>
                {type === undefined ? <ShedSpot /> : <ShedHex type={type as ShedType} />}
              </Scaled>
            </g>
          );
        })}
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
              reach={HEX - 4}
              label={board.hex({ hex: name, side: sideOf(hex), tile: tile ?? null, note: note ?? '' })}
              onChoose={() => onHex(name)}
              onPoint={there => onPointHex(there ? name : null)}
            >
              <polygon
                className={choices.chosenHexes.has(name) ? 'glow chosen' : 'glow'}
                points={hexCorners(ORIGIN, HEX + 1)}
              />
              <Scaled size={2 * HEX}>
                <Ground side={sideOf(hex)} turn={hex % 6} />
              </Scaled>
              {tile !== undefined && <TilePiece tile={tile} size={2 * HEX} />}
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
          y={GARDEN_Y + 46 + Math.floor(i / 2) * 98}
          open={choices.spots.has(spot)}
          reach={25}
          label={board.spot({ spot, taken: player.discs.includes(spot) })}
          onChoose={() => onSpot(spot)}
          onPoint={there => onPointSpot(there ? spot : null)}
        >
          <circle className="glow" r="25" />
          <Scaled size={46}>
            <SpotEmblem spot={spot} />
            {player.discs.includes(spot) && <ScoringDisc />}
          </Scaled>
        </Target>
      ))}
      {player.placed.map((card, pair) =>
        card === null ? null : (
          <g key={card} transform={`translate(${SPOTS_X + 25} ${GARDEN_Y + 46 + pair * 98 + 8}) scale(0.55)`}>
            <CardFront card={card} />
          </g>
        ),
      )}
      <g transform={`translate(${GARDEN_X} ${CARDS_Y})`}>
        <Scaled size={92}>
          <Ducats />
        </Scaled>
        <text className="purse" x="46" y="16">
          {player.ducats}
        </text>
      </g>
      {player.cards.map((card, i) => (
        <Target
          key={card}
          x={GARDEN_X + 170 + i * 88}
          y={CARDS_Y}
          open={cards !== 'still'}
          quiet={cards === 'returnable'}
          label={board.card(card)}
          onChoose={() => onCard(card)}
        >
          <rect className="glow" x="-41" y="-57" width="82" height="114" rx="10" />
          <g transform="scale(1.08)">
            <CardFront card={card} />
          </g>
        </Target>
      ))}
    </svg>
  );
}

/** The track with the five markers and the brewmaster; pieces on one spot stand side by side. */
function ProductionTrack({ player }: { readonly player: PlayerPosition }): ReactNode {
  const { board } = useWords();
  const pieces = [
    ...RESOURCES.map(name => ({ name, spot: player.markers[name] })),
    { name: 'brewmaster' as const, spot: player.brewmaster },
  ];
  const spots = Array.from({ length: TRACK_END - BREWMASTER_START + 1 }, (_, i) => i + BREWMASTER_START);
  const bands = BREWMASTER_TABLE.slice(1).map((row, i) => ({
    ...row,
    to: (BREWMASTER_TABLE[i + 2]?.from ?? TRACK_END + 1) - 1,
  }));
  return (
    <g transform={`translate(${MARGIN} ${TRACK_Y})`}>
      {bands.map(({ from, to, rate, value }) => {
        const x = trackAt(from).x - SPOT.width / 2 + 2;
        return (
          <g
            key={from}
            className={player.brewmaster >= from && player.brewmaster <= to ? 'band now' : 'band'}
          >
            <title>{board.band({ from, to, rate, value })}</title>
            <rect x={x} y={-BANDS} width={(to - from + 1) * SPOT.width - 4} height={BANDS - 4} rx="6" />
            <text x={x + ((to - from + 1) * SPOT.width - 4) / 2} y={-9}>
              {to - from > 1 ? `${rate}:1 ×${value}` : `×${value}`}
            </text>
          </g>
        );
      })}
      {spots.map(spot => {
        const { x, y } = trackAt(spot);
        const here = pieces.filter(piece => piece.spot === spot);
        return (
          <g key={spot} transform={`translate(${x} ${y})`} className={spot > 0 ? 'track counted' : 'track'}>
            <rect
              x={spot > 0 ? -16 : -21}
              y={spot > 0 ? -21 : -16}
              width={spot > 0 ? 32 : 42}
              height={spot > 0 ? 42 : 32}
              rx="6"
            />
            <text y={spot > 0 ? -7 : 5}>{spot > 0 ? spot : ''}</text>
            {here.map((piece, i) => (
              <g
                key={piece.name}
                transform={`translate(${(i - (here.length - 1) / 2) * (spot > 0 ? 9 : 13)} ${spot > 0 ? 8 : 0})`}
              >
                <title>{board.marker(piece.name, spot)}</title>
                <Scaled size={piece.name === 'brewmaster' ? 34 : 28}>
                  {piece.name === 'brewmaster' ? <Brewmaster /> : <ResourceMarker resource={piece.name} />}
                </Scaled>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
