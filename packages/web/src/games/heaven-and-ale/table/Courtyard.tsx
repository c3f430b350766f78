import { type Goal, type Position, ROUNDS, ROUNDS_WITH_I_MONKS } from '@taproom/games/heaven-and-ale';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useCloisterWords } from '../words.ts';
import { Barrel, Crest, GoalEmblem, TileBack } from './drawings.ts';
import { gridFor, type Point, type Size } from './geometry.ts';
import { asSeat, Named, Scaled } from './pieces.tsx';
import { type GoalStanding, goalStandings } from './standing.ts';
import type { Hand } from './Target.tsx';

interface CourtyardProps {
  readonly frame: Point & Size;
  readonly position: Position;
  readonly seat: number;
  /** Null where the board is only looked at. */
  readonly hand: Hand | null;
}

const BANNER = 84;

/** A goal is drawn in the box that fits its cell best: all in a row, or the barrels below the emblem. */
interface GoalBox extends Size {
  readonly emblem: Point;
  readonly large: Point;
  readonly small: Point;
}
const IN_A_ROW: GoalBox = {
  width: 204,
  height: 144,
  emblem: { x: -54, y: -14 },
  large: { x: 30, y: -20 },
  small: { x: 76, y: -8 },
};
const STACKED: GoalBox = {
  width: 164,
  height: 196,
  emblem: { x: -22, y: -42 },
  large: { x: -24, y: 34 },
  small: { x: 38, y: 42 },
};

/** Inside the ring: the round, the monks of the rounds to come, and the twelve barrels. */
export function Courtyard({ frame, position, seat, hand }: CourtyardProps): ReactNode {
  const { board } = useCloisterWords();
  const rounds = ROUNDS[position.seats] ?? position.round;
  const room = { width: frame.width, height: frame.height - BANNER };
  const { columns, cell, drawing: box, scale } = gridFor(room, 12, [IN_A_ROW, STACKED]);
  const coming = Array.from(
    { length: Math.max(0, rounds - position.round) },
    (_, i) => position.round + 1 + i,
  );
  return (
    <g transform={`translate(${frame.x} ${frame.y})`} data-guide="barrels">
      <text className="round" x="24" y="56">
        {board.round(Math.max(1, position.round), rounds)}
      </text>
      <Named x={frame.width - 44} y={44} label={board.stacks(coming.length)}>
        {coming.map((round, i) => (
          <Scaled key={round} x={(i - coming.length + 1) * 46} size={60}>
            <TileBack back={round <= ROUNDS_WITH_I_MONKS ? 'I' : 'II'} />
          </Scaled>
        ))}
      </Named>
      {goalStandings(position, seat).map((standing, i) => (
        <g
          key={standing.goal}
          transform={`translate(${((i % columns) + 0.5) * cell.width} ${BANNER + (Math.floor(i / columns) + 0.5) * cell.height}) scale(${0.96 * scale})`}
        >
          <GoalCell
            box={box}
            {...standing}
            large={ownerOf(position, 'largeBarrels', standing.goal)}
            small={ownerOf(position, 'smallBarrels', standing.goal)}
            hand={hand}
          />
        </g>
      ))}
    </g>
  );
}

/** Who took a barrel of a goal; -1 as long as nobody has. */
const ownerOf = (position: Position, barrels: 'largeBarrels' | 'smallBarrels', goal: Goal): number =>
  position.players.findIndex(player => player[barrels].includes(goal));

interface GoalCellProps extends GoalStanding {
  readonly box: GoalBox;
  /** Who took its barrels; -1 as long as nobody has. */
  readonly large: number;
  readonly small: number;
  readonly hand: Hand | null;
}

const GoalCell = memo(function GoalCell({ box, large, small, hand, ...standing }: GoalCellProps): ReactNode {
  const { board } = useCloisterWords();
  const { goal, have, need, own } = standing;
  const part = Math.max(0, Math.min(1, have / need));
  const state = own !== null ? 'own' : part === 1 ? 'met' : '';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    hand?.tellGoal(goal);
  };
  const label = board.goal(standing);
  const { width, height } = box;
  const frame = { x: -width / 2, y: -height / 2, width, height, rx: 14 };
  const bar = { x: frame.x + 12, y: height / 2 - 28, width: width - 92, height: 14, rx: 7 };
  const asked =
    hand === null
      ? { role: 'img' }
      : { role: 'button', tabIndex: -1, onClick: () => hand.tellGoal(goal), onKeyDown };
  return (
    <g className={`goal ${state}`} data-piece={`goal-${goal}`}>
      <rect {...frame} />
      <Scaled {...box.emblem} size={88}>
        <GoalEmblem goal={goal} />
      </Scaled>
      <Prize owner={large} size="large" at={box.large} />
      <Prize owner={small} size="small" at={box.small} />
      <rect className="bar" {...bar} />
      <rect className="bar-filled" {...bar} width={bar.width * part} />
      <text className="goal-count" x={box.width / 2 - 12} y={bar.y + 16}>
        {own === null ? `${Math.max(0, Math.min(have, need))}/${need}` : '✓'}
      </text>
      <rect className="reach" {...frame} aria-label={label} {...asked} />
    </g>
  );
});

/** A barrel that is still there, or the crest of whoever took it. */
function Prize({
  owner,
  size,
  at,
}: {
  readonly owner: number;
  readonly size: 'large' | 'small';
  readonly at: Point;
}): ReactNode {
  return (
    <Scaled {...at} size={size === 'large' ? 66 : 46}>
      {owner < 0 ? <Barrel size={size} /> : <Crest seat={asSeat(owner)} />}
    </Scaled>
  );
}
