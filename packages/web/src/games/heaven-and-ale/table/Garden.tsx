import { HEX_NAMES, type PlayerPosition, SHED_NAMES, sideOf, type Tile } from '@taproom/games/heaven-and-ale';
import { memo, type ReactNode } from 'react';
import { shedSoFar, soFarText } from '../sheds.ts';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import { Barn, ShedHex, ShedSpot, type ShedType } from './drawings.ts';
import { HEX, hexAt, hexPolygon } from './geometry.ts';
import { Scaled, TilePiece } from './pieces.tsx';
import type { GainSummary } from './summary.ts';
import { Target, type Touch, type Touched, touched } from './Target.tsx';

/** What planting on a hex costs and completes. */
export interface HexNote {
  readonly price: number;
  /** The type of shed it would build. */
  readonly shed: number | null;
}

interface GardenProps {
  readonly seat: number;
  readonly player: PlayerPosition;
  readonly touch: Touch | null;
  readonly notes: ReadonlyMap<string, HexNote>;
  /** The hexes chosen for a shed so far. */
  readonly picked: ReadonlySet<string>;
  readonly outlook: GainSummary | null;
  /** A tile held over a hex. */
  readonly ghost: { readonly tile: Tile; readonly hex: string } | null;
  /** The shed waiting for its activations. */
  readonly pendingShed: string | null;
}

const RIM = hexPolygon({ x: 0, y: 0 }, HEX - 4);
const OUTLINE = <polygon points={RIM} />;
const PAVING = hexPolygon({ x: 0, y: 0 }, HEX - 1);
/** Circles of this radius touch their neighbours and do not overlap. */
const REACH = (HEX * Math.sqrt(3)) / 2;

/** The garden: hexes in sun and shade around the shed spots. */
export function Garden({
  seat,
  player,
  touch,
  notes,
  picked,
  outlook,
  ghost,
  pendingShed,
}: GardenProps): ReactNode {
  const activated = outlook?.activated ?? [];
  const { numbers } = useCloisterRules();
  return (
    <>
      {SHED_NAMES.map(name => (
        <ShedPlace
          key={name}
          name={name}
          seat={seat}
          soFar={player.sheds[name] === undefined ? soFarText(shedSoFar(numbers, player, name)) : ''}
          {...touched(touch, { at: 'hex', hex: name })}
          type={player.sheds[name]}
          planned={outlook?.sheds.find(({ shed }) => shed === name)?.type}
          isPending={name === pendingShed}
        />
      ))}
      {HEX_NAMES.map((name, hex) => {
        const tile = player.garden[name] ?? null;
        const note = notes.get(name);
        return (
          <Hex
            key={name}
            hex={hex}
            seat={seat}
            {...touched(touch, { at: 'hex', hex: name })}
            tile={tile}
            price={note?.price ?? null}
            shed={note?.shed ?? null}
            held={ghost?.hex === name && tile === null ? ghost.tile : null}
            isPicked={picked.has(name)}
            times={activated.filter(one => one === name).length}
          />
        );
      })}
    </>
  );
}

interface PlotProps extends Touched {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly isDoor?: boolean;
  readonly children: ReactNode;
}

/** A target in the garden: a hex, or a shed spot. */
const Plot = ({ name, ...rest }: PlotProps): ReactNode => (
  <Target {...hexAt(name)} aim={{ at: 'hex', hex: name }} reach={REACH} rim={OUTLINE} {...rest} />
);

interface HexProps extends Touched {
  readonly seat: number;
  readonly hex: number;
  readonly tile: Tile | null;
  /** What planting here would cost, and the type of shed it would build. */
  readonly price: number | null;
  readonly shed: number | null;
  /** The tile held over it. */
  readonly held: Tile | null;
  readonly isPicked: boolean;
  /** How often it would be activated. */
  readonly times: number;
}

const Hex = memo(function Hex(props: HexProps): ReactNode {
  const { hex, seat, look, hand, tile, price, shed, held, isPicked, times } = props;
  const { board, cloister } = useCloisterWords();
  const name = HEX_NAMES[hex] ?? '';
  const note = price === null ? '' : cloister.ducats(price);
  return (
    <Plot
      name={name}
      look={look}
      hand={hand}
      label={board.hex({ hex: name, side: sideOf(hex), tile, note })}
      about={`hex:${seat}:${name}`}
      isDoor={hex === 0}
    >
      <polygon className={`paving ${sideOf(hex)}`} points={PAVING} />
      {tile !== null && (
        <g className="piece tile" data-piece={`tile-${name}`}>
          <TilePiece tile={tile} size={2 * HEX} />
        </g>
      )}
      {held !== null && (
        <g className="ghost">
          <TilePiece tile={held} size={2 * HEX} />
        </g>
      )}
      <polygon className={isPicked ? 'glow chosen' : times > 0 ? 'glow fires' : 'glow'} points={RIM} />
      {price !== null && tile === null && <Price price={price} shed={shed} isBare={held === null} />}
      {isPicked && <Tick />}
      {times > 1 && (
        <text className="price" y="10">
          {`×${times}`}
        </text>
      )}
    </Plot>
  );
});

/** What is chosen bears a tick; what could be chosen only glows. */
const Tick = (): ReactNode => (
  <g className="tick">
    <circle cx="0" cy="-22" r="15" />
    <path d="M-7 -22L-2 -16L8 -28" />
  </g>
);

/** What a hex costs, and the shed that a tile on it would build. */
function Price({
  price,
  shed,
  isBare,
}: HexNote & {
  readonly isBare: boolean;
}): ReactNode {
  return (
    <>
      {isBare && (
        <>
          <circle className="price-coin" r="16" y="0" />
          <text className="price-tag" y="7">
            {price}
          </text>
        </>
      )}
      {shed !== null && (
        <Scaled y={25} size={38}>
          <Barn type={shed as ShedType} />
        </Scaled>
      )}
    </>
  );
}

interface ShedPlaceProps extends Touched {
  readonly name: string;
  readonly seat: number;
  /** How many of the tiles around it are there, and their sum. */
  readonly soFar: string;
  readonly type: number | undefined;
  readonly planned: number | undefined;
  readonly isPending: boolean;
}

const ShedPlace = memo(function ShedPlace(props: ShedPlaceProps): ReactNode {
  const { name, seat, soFar, look, hand, type, planned, isPending } = props;
  const { board } = useCloisterWords();
  return (
    <Plot
      name={name}
      look={look}
      hand={hand}
      label={board.shed({ shed: name, type: type ?? null })}
      about={`shed:${seat}:${name}`}
    >
      <Scaled size={2 * HEX}>
        <ShedSpot />
      </Scaled>
      {type !== undefined && (
        <g className="piece" data-piece={`shed-${name}`}>
          <Scaled size={2 * HEX}>
            <ShedHex type={type as ShedType} />
          </Scaled>
        </g>
      )}
      {type === undefined && planned !== undefined && (
        <g className="ghost">
          <Scaled size={2 * HEX}>
            <ShedHex type={planned as ShedType} />
          </Scaled>
        </g>
      )}
      {soFar !== '' && planned === undefined && (
        <g className="shed-so-far">
          {soFar.split(' ').map((part, line) => (
            <text key={part} y={21 * line - 2}>
              {part}
            </text>
          ))}
        </g>
      )}
      {isPending && <polygon className="glow pending" points={RIM} />}
    </Plot>
  );
});
