import { ACTION_SPACES, type Position, SLOTS, type Slot, type Tile } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { slotGift } from '../gifts.ts';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import type { Aim } from './aims.ts';
import { Courtyard } from './Courtyard.tsx';
import { SlotMedallion } from './drawings.ts';
import { fittest, footing, type Point, RINGS, type Ring } from './geometry.ts';
import { FigurePiece, Scaled } from './pieces.tsx';
import { useRoom } from './room.ts';
import { Space } from './Space.tsx';
import { Target, type Touch, touched } from './Target.tsx';

interface MainBoardProps {
  readonly position: Position;
  /** Whose barrels are shown as met or missing. */
  readonly seat: number;
  readonly touch: Touch | null;
  /** Where the figure would go: shown as a shadow. */
  readonly ghost: Aim | null;
}

const NOTHING: readonly Tile[] = [];
const SPACES = Array.from({ length: ACTION_SPACES }, (_, i) => i + 1);

/** The main board: the walk around the courtyard, with barrels and monk stacks inside. */
export function MainBoard({ position, seat, touch, ghost }: MainBoardProps): ReactNode {
  const { board } = useCloisterWords();
  const { numbers } = useCloisterRules();
  const { ref, room } = useRoom();
  const ring = fittest(room, RINGS);
  return (
    <div ref={ref} className="board-room" data-guide="main-board">
      <svg className="main-board" viewBox={`0 0 ${ring.width} ${ring.height}`} aria-label={board.name}>
        <rect className="ground" width={ring.width} height={ring.height} rx="24" />
        <Courtyard frame={ring.courtyard} position={position} seat={seat} />
        {SPACES.map(space => (
          <Space
            key={space}
            space={space}
            {...ring.spaceAt(space)}
            tiles={position.tiles[space] ?? NOTHING}
            discs={position.discs[space] ?? 0}
            isOccupied={position.players.some(({ figure }) => figure === space)}
            {...touched(touch, { at: 'space', space })}
          />
        ))}
        <rect className="start-area" {...ring.startArea} rx="20" data-guide="start-area" />
        {SLOTS.map((slot, i) => (
          <Target
            key={slot}
            {...ring.slotAt(i)}
            aim={{ at: 'slot', slot }}
            {...touched(touch, { at: 'slot', slot })}
            reach={{ width: 75, height: 98 }}
            label={board.slot(slot)}
            about={`slot:${slot}`}
          >
            <rect className="glow" x="-34" y="-42" width="68" height="84" rx="12" />
            <Scaled size={66}>
              <SlotMedallion slot={slot} gift={slotGift(numbers, slot)} />
            </Scaled>
          </Target>
        ))}
        <Figures ring={ring} position={position} />
        <Ghost ring={ring} position={position} seat={seat} aim={ghost} />
      </svg>
    </div>
  );
}

const stand = (ring: Ring, figure: number | Slot): Point =>
  typeof figure === 'number' ? ring.spaceAt(figure) : ring.slotAt(SLOTS.indexOf(figure));

/** The figures, on top of everything else so that nothing hides one on its way. */
function Figures({ ring, position }: { readonly ring: Ring; readonly position: Position }): ReactNode {
  return (
    <g className="untouched">
      {position.players.map(({ figure }, seat) => {
        if (figure === null) return null;
        const { x, y } = stand(ring, figure);
        const before = position.players.slice(0, seat).filter(other => other.figure === figure).length;
        const among = position.players.filter(other => other.figure === figure).length;
        const at = typeof figure === 'number' ? footing(before, among) : { x: 0, y: 4, size: 58 };
        return (
          // A seat is its figure: there is no other name for it.
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order.
          <g key={seat} transform={`translate(${x + at.x} ${y + at.y})`}>
            <g className="piece" data-piece={`figure-${seat}`}>
              <FigurePiece seat={seat} size={at.size} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Ghost({
  ring,
  position,
  seat,
  aim,
}: {
  readonly ring: Ring;
  readonly position: Position;
  readonly seat: number;
  readonly aim: Aim | null;
}): ReactNode {
  if (aim === null || (aim.at !== 'space' && aim.at !== 'slot')) return null;
  const to = aim.at === 'space' ? aim.space : aim.slot;
  if (position.players[seat]?.figure === to) return null;
  const { x, y } = stand(ring, to);
  return (
    <g className="ghost untouched" transform={`translate(${x + 18} ${y + 16})`}>
      <FigurePiece seat={seat} size={56} />
    </g>
  );
}
