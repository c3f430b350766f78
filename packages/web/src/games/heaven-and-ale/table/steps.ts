import type { KeyboardEvent } from 'react';
import type { Point } from './geometry.ts';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next target in a direction: close, and more ahead than aside. Null if there is none. */
export function nextTo<Thing extends Point>(
  from: Point,
  direction: Point,
  things: readonly Thing[],
): Thing | null {
  let best: Thing | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const x = thing.x - from.x;
    const y = thing.y - from.y;
    const ahead = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    if (ahead <= 1 || aside > 2 * ahead) continue;
    const way = ahead + 2 * aside;
    if (way >= least) continue;
    least = way;
    best = thing;
  }
  return best;
}

/** Moves from target to target with the arrow keys. */
export function stepOnArrow(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  const from = event.target;
  if (direction === undefined || !(from instanceof SVGElement) || !from.matches('.reach')) return;
  event.preventDefault();
  const middle = (element: Element): Point => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const targets = [...event.currentTarget.querySelectorAll<SVGElement>('.reach')].map(element => ({
    ...middle(element),
    element,
  }));
  nextTo(middle(from), direction, targets)?.element.focus();
}
