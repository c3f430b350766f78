import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { type Aim, aimKey } from './aims.ts';
import { Named } from './pieces.tsx';

/** How the boards are played: what can be chosen, and what happens then. */
export interface Touch {
  /** Open: it is asked for and glows. Quiet: it can be chosen, but nothing asks for it. Closed: it tells why not. */
  readonly state: (aim: Aim) => 'open' | 'quiet' | 'closed';
  readonly isHinted: (aim: Aim) => boolean;
  /** Somebody points at it, and it shows what it would bring. */
  readonly isPointed: (aim: Aim) => boolean;
  readonly choose: (aim: Aim, by: 'finger' | 'other') => void;
  readonly point: (aim: Aim | null) => void;
}

interface TargetProps {
  readonly x: number;
  readonly y: number;
  readonly aim: Aim;
  /** Null where the board is only looked at. */
  readonly touch: Touch | null;
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
  touch,
  label,
  reach = 44,
  isDoor = false,
  children,
}: TargetProps): ReactNode {
  const key = aimKey(aim);
  if (touch === null)
    return (
      <Named x={x} y={y} label={label}>
        <g data-piece={key}>{children}</g>
      </Named>
    );
  const state = touch.state(aim);
  const choose = (event: MouseEvent): void =>
    touch.choose(aim, (event.nativeEvent as PointerEvent).pointerType === 'touch' ? 'finger' : 'other');
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    touch.choose(aim, 'other');
  };
  const classes = [
    'target',
    state,
    touch.isHinted(aim) ? 'hinted' : '',
    touch.isPointed(aim) ? 'pointed' : '',
  ];
  return (
    <g className={classes.join(' ')} transform={`translate(${x} ${y})`} data-piece={key}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of drawings has no focus. */}
      <g aria-hidden="true">{children}</g>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button inside an SVG. */}
      <circle
        className="reach"
        r={reach}
        role="button"
        tabIndex={state !== 'closed' || isDoor ? 0 : -1}
        aria-label={label}
        aria-disabled={state === 'closed'}
        onClick={choose}
        onKeyDown={onKeyDown}
        onPointerEnter={({ pointerType }) => pointerType !== 'touch' && touch.point(aim)}
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && touch.point(null)}
        onFocus={({ target }) => target.matches(':focus-visible') && touch.point(aim)}
        onBlur={() => touch.point(null)}
      />
    </g>
  );
}
