import type { PlayerPosition, Spot, Tile } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { barrelWorth, cardGift } from '../gifts.ts';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import { ARRANGEMENTS } from './arrangements.ts';
import { Barrel, CardFront, Ducat, Ducats, Moon, Steps, Sun } from './drawings.ts';
import { Garden, type HexNote } from './Garden.tsx';
import { fittest, GARDEN, type Point } from './geometry.ts';
import { LitRings } from './lit.tsx';
import { Painting } from './Painting.tsx';
import { Pairs } from './Pairs.tsx';
import { ProductionTrack } from './ProductionTrack.tsx';
import { Named, Scaled } from './pieces.tsx';
import { useRoom } from './room.ts';
import type { GainSummary } from './summary.ts';
import { Target, type Touch, touched } from './Target.tsx';

const GARDEN_BOX = { width: GARDEN.width, height: GARDEN.height };

/** What a player's board shows besides the pieces on it. */
export interface BoardPlans {
  readonly notes: ReadonlyMap<string, HexNote>;
  readonly picked: ReadonlySet<string>;
  /** What the move being pointed at would bring. */
  readonly outlook: GainSummary | null;
  readonly tile: { readonly tile: Tile; readonly hex: string } | null;
  readonly spot: Spot | null;
  readonly pendingShed: string | null;
}

export const NO_PLANS: BoardPlans = {
  notes: new Map(),
  picked: new Set(),
  outlook: null,
  tile: null,
  spot: null,
  pendingShed: null,
};

interface CloisterProps {
  readonly seat: number;
  readonly player: PlayerPosition;
  readonly label: string;
  readonly touch: Touch | null;
  readonly plans: BoardPlans;
}

/** A player's own board: the garden, the production track around it, the scoring spots, and the hand. */
export function Cloister({ seat, player, label, touch, plans }: CloisterProps): ReactNode {
  const { board, cloister } = useCloisterWords();
  const { numbers } = useCloisterRules();
  const { ref, room } = useRoom();
  const arrangement = fittest(room, ARRANGEMENTS);
  const { width, height, garden, hand, purse } = arrangement;
  return (
    <div ref={ref} className="board-room" data-guide="cloister">
      <svg className="cloister" viewBox={`0 0 ${width} ${height}`} aria-label={label}>
        <rect className="ground" width={width} height={height} rx="24" />
        <ProductionTrack seat={seat} player={player} at={arrangement.track} outlook={plans.outlook} />
        <g transform={`translate(${garden.x} ${garden.y})`}>
          {/* The painting reaches beyond it. */}
          <rect {...GARDEN_BOX} fill="none" pointerEvents="none" data-guide="garden" />
          <Painting />
          <Sides />
          <Garden
            seat={seat}
            player={player}
            touch={touch}
            notes={plans.notes}
            picked={plans.picked}
            outlook={plans.outlook}
            ghost={plans.tile}
            pendingShed={plans.pendingShed}
          />
          <LitRings seat={seat} />
        </g>
        <Pairs seat={seat} player={player} touch={touch} arrangement={arrangement} ghost={plans.spot} />
        <Named {...purse} label={cloister.ducats(player.ducats)} about={`purse:${seat}:ducats`}>
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
              {...(hand[i] ?? purse)}
              aim={{ at: 'card', card }}
              {...touched(touch, { at: 'card', card })}
              reach={{ width: 80, height: 114 }}
              label={board.card(card)}
              about={`card:${seat}:${card}`}
            >
              <rect className="glow" x="-41" y="-57" width="82" height="114" rx="10" />
              <g transform="scale(1.08)">
                <CardFront card={card} gift={cardGift(numbers, card)} />
              </g>
            </Target>
          ))}
        </g>
        <Barrels seat={seat} player={player} at={arrangement.barrels} />
      </svg>
    </div>
  );
}

/** The barrels a player owns, counted by size. */
function Barrels({
  seat,
  player,
  at,
}: {
  readonly seat: number;
  readonly player: PlayerPosition;
  readonly at: Point;
}): ReactNode {
  const { board } = useCloisterWords();
  const { numbers } = useCloisterRules();
  const large = player.largeBarrels.length;
  const small = player.smallBarrels.length;
  if (large + small === 0) return null;
  return (
    <Named {...at} label={board.barrels(large, small)} about={`barrels:${seat}:own`}>
      {[
        { size: 'large' as const, count: large, y: -28 },
        { size: 'small' as const, count: small, y: 28 },
      ].map(({ size, count, y }) =>
        count === 0 ? null : (
          <g key={size} transform={`translate(0 ${y})`}>
            <Scaled size={50}>
              <Barrel size={size} points={barrelWorth(numbers, size)} />
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

/**
 * What each side of the garden costs and gives: the sun is expensive and moves markers, the shade is cheap and pays.
 */
function Sides(): ReactNode {
  const { board } = useCloisterWords();
  const { numbers } = useCloisterRules();
  return (
    <>
      <Side
        at={{ x: 62, y: 52 }}
        label={board.sunnySide}
        about="side:sunny"
        factor={numbers.SUNNY_FACTOR}
        gain={<Steps />}
      >
        <Sun />
      </Side>
      <Side
        at={{ x: GARDEN.width - 62, y: 52 }}
        label={board.shadySide}
        about="side:shady"
        factor={numbers.SHADY_FACTOR}
        gain={<Ducat />}
      >
        <Moon />
      </Side>
    </>
  );
}

function Side({
  at,
  label,
  about,
  factor,
  gain,
  children,
}: {
  readonly at: Point;
  readonly label: string;
  readonly about: string;
  readonly factor: number;
  readonly gain: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Named {...at} label={label} about={about}>
      <Scaled size={82}>{children}</Scaled>
      <g transform="translate(-34 64)">
        <Scaled size={26}>
          <Ducat />
        </Scaled>
        <text className="side-note" x="15" y="7">
          {`×${factor}`}
        </text>
      </g>
      <g transform="translate(30 64)">
        <text className="side-note" x="-12" y="7">
          +
        </text>
        <Scaled x={14} size={28}>
          {gain}
        </Scaled>
      </g>
    </Named>
  );
}
