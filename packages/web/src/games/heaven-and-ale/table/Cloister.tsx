import type { PlayerPosition, Spot, Tile } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { useCloisterWords } from '../words.ts';
import { Barrel, CardFront, Ducat, Ducats, Moon, ResourceMarker, Sun } from './drawings.ts';
import { Garden, type HexNote } from './Garden.tsx';
import { ARRANGEMENTS, CARD_STEP, fittest, GARDEN, type Point } from './geometry.ts';
import { Pairs } from './Pairs.tsx';
import { ProductionTrack } from './ProductionTrack.tsx';
import { Named, Scaled } from './pieces.tsx';
import { useRoom } from './room.ts';
import type { Summary } from './summary.ts';
import { Target, type Touch, touched } from './Target.tsx';

/** What a player's board shows besides what lies on it. */
export interface Plans {
  readonly notes: ReadonlyMap<string, HexNote>;
  readonly picked: ReadonlySet<string>;
  /** What the move that somebody points at would bring. */
  readonly outlook: Summary | null;
  readonly tile: { readonly tile: Tile; readonly hex: string } | null;
  readonly spot: Spot | null;
  readonly pendingShed: string | null;
}

export const NO_PLANS: Plans = {
  notes: new Map(),
  picked: new Set(),
  outlook: null,
  tile: null,
  spot: null,
  pendingShed: null,
};

interface CloisterProps {
  readonly player: PlayerPosition;
  readonly label: string;
  readonly touch: Touch | null;
  readonly plans: Plans;
}

/** A player's own board: the garden, the production track around it, the scoring spots, and the hand. */
export function Cloister({ player, label, touch, plans }: CloisterProps): ReactNode {
  const { board, cloister } = useCloisterWords();
  const { ref, room } = useRoom();
  const arrangement = fittest(room, ARRANGEMENTS);
  const { width, height, garden, hand, purse } = arrangement;
  return (
    <div ref={ref} className="board-room" data-guide="cloister">
      <svg className="cloister" viewBox={`0 0 ${width} ${height}`} aria-label={label}>
        <rect className="ground" width={width} height={height} rx="24" />
        <ProductionTrack player={player} at={arrangement.track} outlook={plans.outlook} />
        <g transform={`translate(${garden.x} ${garden.y})`} data-guide="garden">
          <Sides />
          <Garden
            player={player}
            touch={touch}
            notes={plans.notes}
            picked={plans.picked}
            outlook={plans.outlook}
            ghost={plans.tile}
            pendingShed={plans.pendingShed}
          />
        </g>
        <Pairs player={player} touch={touch} arrangement={arrangement} ghost={plans.spot} />
        <Named {...purse} label={cloister.ducats(player.ducats)}>
          <g className="piece" data-piece="purse">
            <Scaled size={84}>
              <Ducats />
            </Scaled>
          </g>
          <text className="purse" x="42" y="14">
            {player.ducats}
          </text>
        </Named>
        <g data-guide="hand">
          {player.cards.map((card, i) => (
            <Target
              key={card}
              x={hand.x + i * CARD_STEP}
              y={hand.y}
              aim={{ at: 'card', card }}
              {...touched(touch, { at: 'card', card })}
              reach={CARD_STEP / 2}
              label={board.card(card)}
            >
              <rect className="glow" x="-41" y="-57" width="82" height="114" rx="10" />
              <g transform="scale(1.08)">
                <CardFront card={card} />
              </g>
            </Target>
          ))}
        </g>
        <Barrels player={player} at={arrangement.barrels} />
      </svg>
    </div>
  );
}

/** The barrels that a player owns, counted by size. */
function Barrels({ player, at }: { readonly player: PlayerPosition; readonly at: Point }): ReactNode {
  const { board } = useCloisterWords();
  const large = player.largeBarrels.length;
  const small = player.smallBarrels.length;
  if (large + small === 0) return null;
  return (
    <Named {...at} label={board.barrels(large, small)}>
      {[
        { size: 'large' as const, count: large, y: -28 },
        { size: 'small' as const, count: small, y: 28 },
      ].map(({ size, count, y }) =>
        count === 0 ? null : (
          <g key={size} transform={`translate(0 ${y})`}>
            <Scaled size={50}>
              <Barrel size={size} />
            </Scaled>
            <text className="side-note" x="28" y="7">
              {`×${count}`}
            </text>
          </g>
        ),
      )}
    </Named>
  );
}

/** What each side of the garden costs and gives: the sun is dear and moves markers, the shade is cheap and pays. */
function Sides(): ReactNode {
  const { board } = useCloisterWords();
  return (
    <>
      <Side
        at={{ x: 62, y: 52 }}
        label={board.sunnySide}
        factor="×2"
        gain={<ResourceMarker resource="hops" />}
      >
        <Sun />
      </Side>
      <Side at={{ x: GARDEN.width - 62, y: 52 }} label={board.shadySide} factor="×1" gain={<Ducat />}>
        <Moon />
      </Side>
    </>
  );
}

function Side({
  at,
  label,
  factor,
  gain,
  children,
}: {
  readonly at: Point;
  readonly label: string;
  readonly factor: string;
  readonly gain: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Named {...at} label={label}>
      <Scaled size={82}>{children}</Scaled>
      <g transform="translate(-30 62)">
        <Scaled size={24}>
          <Ducat />
        </Scaled>
        <text className="side-note" x="16" y="6">
          {factor}
        </text>
      </g>
      <g transform="translate(28 62)">
        <text className="side-note" x="-8" y="6">
          +
        </text>
        <Scaled x={14} size={24}>
          {gain}
        </Scaled>
      </g>
    </Named>
  );
}
