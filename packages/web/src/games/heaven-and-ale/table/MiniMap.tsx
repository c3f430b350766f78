import {
  ACTION_SPACES,
  HEX_NAMES,
  type PlayerPosition,
  type Position,
  SHED_NAMES,
  SLOTS,
  sideOf,
  type Tile,
} from '@taproom/games/heaven-and-ale';
import { memo, type ReactNode } from 'react';
import { tileParts } from '../parts.ts';
import { useCloisterRules } from '../words.ts';
import { plantedPiece } from './flights.ts';
import { GARDEN, HEX, hexAt, hexPolygon, MAIN_RING } from './geometry.ts';
import { useFresh } from './marks.tsx';
import type { Touch } from './Target.tsx';

/** The corners of all hexes and shed spots, and those of the tiles on them. */
const cornersOf = (radius: number): ReadonlyMap<string, string> =>
  new Map([...SHED_NAMES, ...HEX_NAMES].map(name => [name, hexPolygon(hexAt(name), radius)]));
const PLOTS = cornersOf(HEX - 2);
const TILES = cornersOf(HEX - 10);

const SPACES = Array.from({ length: ACTION_SPACES }, (_, i) => i + 1);

/** A thumbnail of the main board: what is open, and where everyone is. */
export function MainBoardMap({
  position,
  touch,
}: {
  readonly position: Position;
  readonly touch: Touch | null;
}): ReactNode {
  const rules = useCloisterRules();
  return (
    <svg className="mini-map" viewBox={`0 0 ${MAIN_RING.width} ${MAIN_RING.height}`} aria-hidden="true">
      <rect className="ground" width={MAIN_RING.width} height={MAIN_RING.height} rx="40" />
      {SPACES.map(space => {
        const { x, y } = MAIN_RING.spaceAt(space);
        const isOpen = touch?.state({ at: 'space', space }) === 'open';
        return (
          <rect
            key={space}
            className={`space ${rules.spaceAt(space).kind}${isOpen ? ' open' : ''}`}
            x={x - 42}
            y={y - 42}
            width="84"
            height="84"
            rx="16"
          />
        );
      })}
      {position.players.map(({ figure }, seat) => {
        if (figure === null) return null;
        const { x, y } =
          typeof figure === 'number' ? MAIN_RING.spaceAt(figure) : MAIN_RING.slotAt(SLOTS.indexOf(figure));
        // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order.
        return <circle key={seat} className={`seat-${seat} figure`} cx={x} cy={y} r="40" />;
      })}
    </svg>
  );
}

interface CloisterMapProps {
  readonly player: PlayerPosition;
  readonly touch: Touch | null;
  /** Whose tiles fly here from the main board; nobody's if omitted. */
  readonly seat?: number;
}

/** A thumbnail of a garden: what is planted, and what is open. */
export const CloisterMap = memo(function CloisterMap({ player, touch, seat }: CloisterMapProps): ReactNode {
  const fresh = useFresh(seat ?? -1);
  return (
    <svg className="mini-map" viewBox={`0 0 ${GARDEN.width} ${GARDEN.height}`} aria-hidden="true">
      {SHED_NAMES.map(name => (
        <polygon
          key={name}
          className={player.sheds[name] === undefined ? 'shed' : 'shed built'}
          points={PLOTS.get(name)}
        />
      ))}
      {HEX_NAMES.map((name, hex) => (
        <polygon
          key={name}
          className={`${sideOf(hex)} ${touch?.state({ at: 'hex', hex: name }) === 'open' ? 'open' : ''}`}
          points={PLOTS.get(name)}
        />
      ))}
      {Object.entries(player.garden).map(([name, tile]) => (
        <polygon
          key={name}
          className={`planted ${kindOf(tile)}${fresh.has(name) ? ` fresh seat-${seat}` : ''}`}
          points={TILES.get(name)}
          data-piece={seat === undefined ? undefined : plantedPiece(seat, name)}
        />
      ))}
    </svg>
  );
});

const kindOf = (tile: Tile): string => {
  const parts = tileParts(tile);
  return parts.kind === 'monk' ? 'monk' : parts.resource;
};
