import type { Goal, Position } from '@taproom/games/heaven-and-ale';
import { memo, type ReactNode } from 'react';
import { barrelWorth } from '../gifts.ts';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import { Barrel, Crest, GoalEmblem, TileBack } from './drawings.ts';
import { gridFor, type Point, type Size } from './geometry.ts';
import { Marks } from './marks.tsx';
import { asSeat, Named, Scaled } from './pieces.tsx';
import { type GoalStanding, goalStandings } from './standing.ts';

interface CourtyardProps {
  readonly frame: Point & Size;
  readonly position: Position;
  readonly seat: number;
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
export function Courtyard({ frame, position, seat }: CourtyardProps): ReactNode {
  const { board } = useCloisterWords();
  const rules = useCloisterRules();
  const rounds = rules.numbers.ROUNDS[position.seats] ?? position.round;
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
      <Named x={frame.width - 44} y={44} label={board.stacks(coming.length)} about="stacks:coming">
        {coming.map((round, i) => (
          <Scaled key={round} x={(i - coming.length + 1) * 46} size={60}>
            <TileBack back={round <= rules.numbers.ROUNDS_WITH_I_MONKS ? 'I' : 'II'} />
          </Scaled>
        ))}
      </Named>
      {goalStandings(rules, position, seat).map((standing, i) => (
        <g
          key={standing.goal}
          transform={`translate(${((i % columns) + 0.5) * cell.width} ${BANNER + (Math.floor(i / columns) + 0.5) * cell.height}) scale(${0.96 * scale})`}
        >
          <GoalCell
            box={box}
            {...standing}
            large={ownerOf(position, 'largeBarrels', standing.goal)}
            small={ownerOf(position, 'smallBarrels', standing.goal)}
          />
        </g>
      ))}
    </g>
  );
}

/** Who took a barrel of a goal; -1 if nobody has. */
const ownerOf = (position: Position, barrels: 'largeBarrels' | 'smallBarrels', goal: Goal): number =>
  position.players.findIndex(player => player[barrels].includes(goal));

interface GoalCellProps extends GoalStanding {
  readonly box: GoalBox;
  /** Who took its barrels; -1 if nobody has. */
  readonly large: number;
  readonly small: number;
}

const GoalCell = memo(function GoalCell({ box, large, small, ...standing }: GoalCellProps): ReactNode {
  const { board } = useCloisterWords();
  const { goal, have, need, own, left } = standing;
  const part = Math.max(0, Math.min(1, have / need));
  const state = own !== null ? 'own' : left === null ? 'gone' : part === 1 ? 'met' : '';
  const label = board.goal(standing);
  const { width, height } = box;
  const frame = { x: -width / 2, y: -height / 2, width, height, rx: 14 };
  const bar = { x: frame.x + 12, y: height / 2 - 28, width: width - 92, height: 14, rx: 7 };
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
      {state === 'gone' && <path className="gone-cross" d="M-26 -30L26 22M26 -30L-26 22" />}
      <text className="goal-count" x={box.width / 2 - 12} y={bar.y + 16}>
        {own === null ? `${Math.max(0, Math.min(have, need))}/${need}` : '✓'}
      </text>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the arrow keys lead here to hear what it is. */}
      <rect
        className="reach"
        {...frame}
        role="img"
        tabIndex={-1}
        aria-label={label}
        data-about={`goal:${goal}`}
      />
      <Marks about={`goal:${goal}`} x={frame.x + 12} y={frame.y + 12} />
    </g>
  );
});

/** A barrel that is still available, or the crest of whoever took it. */
function Prize({
  owner,
  size,
  at,
}: {
  readonly owner: number;
  readonly size: 'large' | 'small';
  readonly at: Point;
}): ReactNode {
  const { numbers } = useCloisterRules();
  return (
    <Scaled {...at} size={size === 'large' ? 66 : 46}>
      {owner < 0 ? (
        <Barrel size={size} points={barrelWorth(numbers, size)} />
      ) : (
        <Crest seat={asSeat(owner)} />
      )}
    </Scaled>
  );
}
