import { HEX_NAMES, type PlayerPosition, SHED_NAMES, sideOf, type Tile } from '@taproom/games/heaven-and-ale';
import { memo, type ReactNode } from 'react';
import { useCloisterWords } from '../words.ts';
import { Barn, Ground, ShedHex, ShedSpot, type ShedType } from './drawings.ts';
import { HEX, hexAt, hexCorners } from './geometry.ts';
import { Scaled, TilePiece } from './pieces.tsx';
import type { Summary } from './summary.ts';
import { Target, type Touch, type Touched, touched } from './Target.tsx';

/** What planting on a hex costs and completes. */
export interface HexNote {
  readonly price: number;
  /** The type of the shed that it would build. */
  readonly shed: number | null;
}

interface GardenProps {
  readonly player: PlayerPosition;
  readonly touch: Touch | null;
  readonly notes: ReadonlyMap<string, HexNote>;
  /** The hexes chosen for a shed so far. */
  readonly picked: ReadonlySet<string>;
  readonly outlook: Summary | null;
  /** A tile that is held out over a hex. */
  readonly ghost: { readonly tile: Tile; readonly hex: string } | null;
  /** The shed that waits for its activations. */
  readonly pendingShed: string | null;
}

const RIM = hexCorners({ x: 0, y: 0 }, HEX - 4);
/** Circles of this reach touch their neighbours and do not overlap. */
const REACH = (HEX * Math.sqrt(3)) / 2;

/** The garden: hexes in sun and shade around the shed spots. */
export function Garden({
  player,
  touch,
  notes,
  picked,
  outlook,
  ghost,
  pendingShed,
}: GardenProps): ReactNode {
  const activated = outlook?.activated ?? [];
  return (
    <>
      {SHED_NAMES.map(name => (
        <ShedPlace
          key={name}
          name={name}
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
  readonly isDoor?: boolean;
  readonly children: ReactNode;
}

/** A place in the garden that can be pointed at and chosen: a hex, or the spot of a shed. */
const Plot = ({ name, ...rest }: PlotProps): ReactNode => (
  <Target {...hexAt(name)} aim={{ at: 'hex', hex: name }} reach={REACH} {...rest} />
);

interface HexProps extends Touched {
  readonly hex: number;
  readonly tile: Tile | null;
  /** What planting here would cost, and the type of the shed that it would build. */
  readonly price: number | null;
  readonly shed: number | null;
  /** The tile that is held out over it. */
  readonly held: Tile | null;
  readonly isPicked: boolean;
  /** How often it would be activated. */
  readonly times: number;
}

const Hex = memo(function Hex(props: HexProps): ReactNode {
  const { hex, look, hand, tile, price, shed, held, isPicked, times } = props;
  const { board, cloister } = useCloisterWords();
  const name = HEX_NAMES[hex] ?? '';
  const note = price === null ? '' : cloister.ducats(price);
  return (
    <Plot
      name={name}
      look={look}
      hand={hand}
      label={board.hex({ hex: name, side: sideOf(hex), tile, note })}
      isDoor={hex === 0}
    >
      <Scaled size={2 * HEX}>
        <Ground side={sideOf(hex)} turn={hex % 6} />
      </Scaled>
      {tile !== null && (
        <g className="piece" data-piece={`tile-${name}`}>
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
      {times > 1 && (
        <text className="price" y="10">
          {`×${times}`}
        </text>
      )}
    </Plot>
  );
});

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
  readonly type: number | undefined;
  readonly planned: number | undefined;
  readonly isPending: boolean;
}

const ShedPlace = memo(function ShedPlace(props: ShedPlaceProps): ReactNode {
  const { name, look, hand, type, planned, isPending } = props;
  const { board } = useCloisterWords();
  return (
    <Plot name={name} look={look} hand={hand} label={board.shed({ shed: name, type: type ?? null })}>
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
      {isPending && <polygon className="glow pending" points={RIM} />}
    </Plot>
  );
});
