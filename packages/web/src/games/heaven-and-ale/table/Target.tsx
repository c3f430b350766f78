import type { Goal } from '@taproom/games/heaven-and-ale';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { type Aim, aimKey } from './aims.ts';
import { Named } from './pieces.tsx';

/** Open: it is asked for and glows. Quiet: it can be chosen, but nothing asks for it. Closed: it tells why not. */
export type Openness = 'open' | 'quiet' | 'closed';

/** What somebody does on the boards. It stays the same object, so that what shows the same need not be drawn again. */
export interface Hand {
  readonly choose: (aim: Aim, by: 'finger' | 'other') => void;
  /** Shows what it would bring. */
  readonly point: (aim: Aim | null) => void;
  readonly tellGoal: (goal: Goal) => void;
}

/** How the boards are played: what can be chosen, and what happens then. */
export interface Touch {
  readonly state: (aim: Aim) => Openness;
  readonly isHinted: (aim: Aim) => boolean;
  /** Somebody points at it, and it shows what it would bring. */
  readonly isPointed: (aim: Aim) => boolean;
  readonly hand: Hand;
}

/** How a target looks: how open it is first, then whether it is hinted or pointed at. */
export type Look = Openness | `${Openness} ${string}`;

/** What a target needs to know of the touch: a few words that change only when it shall look different. */
export interface Touched {
  /** Null where the board is only looked at. */
  readonly look: Look | null;
  readonly hand: Hand | null;
}

export function touched(touch: Touch | null, aim: Aim): Touched {
  if (touch === null) return { look: null, hand: null };
  const more = `${touch.isHinted(aim) ? ' hinted' : ''}${touch.isPointed(aim) ? ' pointed' : ''}`;
  return { look: `${touch.state(aim)}${more}` as Look, hand: touch.hand };
}

interface TargetProps extends Touched {
  readonly x: number;
  readonly y: number;
  readonly aim: Aim;
  readonly label: string;
  /** How far from its middle it can be touched. */
  readonly reach?: number;
  /** It can be stepped to by the Tab key even while it is closed: the way into a board for the arrow keys. */
  readonly isDoor?: boolean;
  readonly children: ReactNode;
}

/** Something on a board that can be pointed at and chosen: by mouse, finger or key. */
export function Target({
  x,
  y,
  aim,
  look,
  hand,
  label,
  reach = 44,
  isDoor = false,
  children,
}: TargetProps): ReactNode {
  const key = aimKey(aim);
  if (look === null || hand === null)
    return (
      <Named x={x} y={y} label={label}>
        <g data-piece={key}>{children}</g>
      </Named>
    );
  const isClosed = look.startsWith('closed');
  const choose = (event: MouseEvent): void =>
    hand.choose(aim, (event.nativeEvent as PointerEvent).pointerType === 'touch' ? 'finger' : 'other');
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    hand.choose(aim, 'other');
  };
  return (
    <g className={`target ${look}`} transform={`translate(${x} ${y})`} data-piece={key}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of drawings has no focus. */}
      <g aria-hidden="true">{children}</g>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button inside an SVG. */}
      <circle
        className="reach"
        r={reach}
        role="button"
        tabIndex={isClosed && !isDoor ? -1 : 0}
        aria-label={label}
        aria-disabled={isClosed}
        onClick={choose}
        onKeyDown={onKeyDown}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && hand.point(aim)}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hand.point(null)}
        onFocus={({ target }) => target.matches(':focus-visible') && hand.point(aim)}
        onBlur={() => hand.point(null)}
      />
    </g>
  );
}
