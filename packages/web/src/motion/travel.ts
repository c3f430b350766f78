import { pace } from './pace.ts';
import { fly } from './sky.ts';

/** No motion takes longer, in milliseconds. */
export const LONGEST = 400;

interface Timing {
  /** Milliseconds at full pace; at most LONGEST. */
  readonly duration?: number;
  readonly delay?: number;
}

/** Moves a piece over some places to where it stands now, and from their size to its own. */
export function travel(piece: Element, over: readonly DOMRect[], timing: Timing = {}): void {
  const here = piece.getBoundingClientRect();
  if (here.width === 0 || over.length === 0) return;
  const steps = over.map(there => {
    const x = there.x + there.width / 2 - here.x - here.width / 2;
    const y = there.y + there.height / 2 - here.y - here.height / 2;
    return { transform: `translate(${x}px, ${y}px) scale(${Math.min(there.width / here.width, 3) || 1})` };
  });
  play(piece, [...steps, { transform: 'none' }], timing);
}

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

/** Draws the eye to a piece that changed where it stands. */
export const pulse = (piece: Element, timing: Timing = {}): void =>
  play(piece, [{ transform: 'none' }, { transform: 'scale(1.18)' }, { transform: 'none' }], timing);

function play(piece: Element, frames: Keyframe[], { duration = LONGEST, delay = 0 }: Timing): void {
  const factor = pace();
  if (factor === 0) return;
  const timing: KeyframeAnimationOptions = {
    duration: Math.min(duration, LONGEST) * factor,
    delay: delay * factor,
    easing: frames.length > 2 ? 'linear' : 'cubic-bezier(0.3, 0, 0.2, 1)',
    fill: 'backwards',
  };
  if (!fly(piece, frames, timing)) piece.animate(frames, timing);
}
