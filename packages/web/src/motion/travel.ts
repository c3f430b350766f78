import { airborne } from './landing.ts';
import { motionPace } from './pace.ts';
import { fly, SHOWING } from './sky.ts';
import { durationOf, END, enlarged, LONGEST, type Stop } from './way.ts';

export { LONGEST };

interface Timing {
  /** Milliseconds at full pace; as long as the way needs if omitted. */
  readonly duration?: number;
  readonly delay?: number;
}

/** Moves a piece via some places to where it is now, and from their size to its own. */
export function travel(piece: Element, over: readonly DOMRect[], timing: Timing = {}): void {
  const here = piece.getBoundingClientRect();
  if (here.width === 0 || over.length === 0) return;
  const stops = over.map((there): Stop => {
    const x = there.x + there.width / 2 - here.x - here.width / 2;
    const y = there.y + there.height / 2 - here.y - here.height / 2;
    return { x, y, scale: Math.min(there.width / here.width, 3) || 1 };
  });
  const way = [...stops, END];
  play(piece, enlarged(way, Math.max(here.width, here.height)).map(frameOf), {
    duration: durationOf(way),
    ...timing,
  });
}

const frameOf = ({ x, y, scale }: Stop): Keyframe => ({
  transform: x === 0 && y === 0 && scale === 1 ? 'none' : `translate(${x}px, ${y}px) scale(${scale})`,
});

/** Sets a piece down with a thump. */
export const stamp = (piece: Element, timing: Timing = {}): void =>
  play(
    piece,
    [
      { transform: 'scale(1.7)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    timing,
  );

/** Draws attention to a piece that changed in place. */
export const pulse = (piece: Element, timing: Timing = {}): void =>
  play(piece, [{ transform: 'none' }, { transform: 'scale(1.18)' }, { transform: 'none' }], timing);

function play(piece: Element, frames: Keyframe[], { duration = LONGEST, delay = 0 }: Timing): void {
  const factor = motionPace();
  if (factor === 0) return;
  const timing = {
    duration: duration * factor,
    delay: delay * factor,
    easing: frames.length > 2 ? 'linear' : 'cubic-bezier(0.3, 0, 0.2, 1)',
    fill: 'backwards',
  } as const;
  airborne(SHOWING + timing.delay + timing.duration);
  if (!fly(piece, frames, timing)) piece.animate(frames, timing);
}
