import type { KeyboardEvent, MouseEvent, ReactNode, SVGAttributes } from 'react';
import { type Aim, aimKey } from './aims.ts';
import type { Size } from './geometry.ts';
import { Fresh, Marks } from './marks.tsx';
import { Named } from './pieces.tsx';

/**
 * Open: the prompt asks for it, and it glows. Quiet: it can be chosen, but the prompt does not ask for it. Closed: it
 * says why not.
 */
export type Openness = 'open' | 'quiet' | 'closed';

/** The player's actions on the boards. The same object throughout, so that unchanged parts need not be redrawn. */
export interface Hand {
  readonly choose: (aim: Aim, by: 'finger' | 'other') => void;
  /** Shows what it would bring. */
  readonly point: (aim: Aim | null) => void;
}

/** The interaction with the boards: what can be chosen, and what happens then. */
export interface Touch {
  readonly state: (aim: Aim) => Openness;
  readonly isHinted: (aim: Aim) => boolean;
  /** The target being pointed at, which shows what it would bring. */
  readonly isPointed: (aim: Aim) => boolean;
  readonly hand: Hand;
}

/** The look of a target: how open it is first, then whether it is hinted or pointed at. */
export type TargetLook = Openness | `${Openness} ${string}`;

/** What a target needs to know about the interaction: a few words that change only when it should look different. */
export interface Touched {
  /** Null where the board is read-only. */
  readonly look: TargetLook | null;
  readonly hand: Hand | null;
}

export function touched(touch: Touch | null, aim: Aim): Touched {
  if (touch === null) return { look: null, hand: null };
  const more = `${touch.isHinted(aim) ? ' hinted' : ''}${touch.isPointed(aim) ? ' pointed' : ''}`;
  return { look: `${touch.state(aim)}${more}` as TargetLook, hand: touch.hand };
}

interface TargetProps extends Touched {
  readonly x: number;
  readonly y: number;
  readonly aim: Aim;
  readonly label: string;
  /** The key under which it says what it is and does now. */
  readonly about: string;
  /** How far from its middle it can be touched: a circle, or a box. */
  readonly reach?: number | Size;
  /** It can be reached by Tab even while it is closed: the way into a board for the arrow keys. */
  readonly isDoor?: boolean;
  /** Its outline, on a player's board. */
  readonly rim?: ReactNode;
  readonly children: ReactNode;
}

/** Something on a board that can be pointed at and chosen: by mouse, touch or keyboard. */
export function Target({
  x,
  y,
  aim,
  look,
  hand,
  label,
  about,
  reach = 44,
  isDoor = false,
  rim,
  children,
}: TargetProps): ReactNode {
  const key = aimKey(aim);
  const corner =
    typeof reach === 'number'
      ? { x: -0.62 * reach, y: -0.62 * reach }
      : { x: 14 - reach.width / 2, y: 16 - reach.height / 2 };
  const marks = rim === undefined ? <Marks about={about} {...corner} /> : <Fresh about={about}>{rim}</Fresh>;
  if (look === null || hand === null)
    return (
      <Named x={x} y={y} label={label} about={about}>
        <g data-piece={key}>{children}</g>
        {marks}
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
  const button: SVGAttributes<SVGElement> & {
    readonly 'data-about': string;
    readonly 'data-choosable': '' | undefined;
  } = {
    className: 'reach',
    role: 'button',
    tabIndex: isClosed && !isDoor ? -1 : 0,
    'aria-label': label,
    'data-about': about,
    'data-choosable': look.startsWith('open') ? '' : undefined,
    'aria-disabled': isClosed,
    onClick: choose,
    onKeyDown,
    onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && hand.point(aim),
    onPointerLeave: ({ pointerType }) => pointerType !== 'touch' && hand.point(null),
    onFocus: ({ target }) => target.matches(':focus-visible') && hand.point(aim),
    onBlur: () => hand.point(null),
  };
  return (
    <g className={`target ${look}`} transform={`translate(${x} ${y})`} data-piece={key}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of drawings has no focus. */}
      <g aria-hidden="true">{children}</g>
      {marks}
      {typeof reach === 'number' ? (
        <circle {...button} r={reach} />
      ) : (
        <rect {...button} x={-reach.width / 2} y={-reach.height / 2} {...reach} rx="8" />
      )}
    </g>
  );
}
