/** What someone wants to know about. */
export interface AskedAbout {
  readonly thing: Element;
  /** Its `data-about`. */
  readonly key: string;
  /** How it was asked. What was pressed, or asked for by its key, stays until something else is. */
  readonly by: 'pointing' | 'press' | 'key';
  /** Where it was on the screen. */
  readonly at: DOMRect;
}

export const THING = '[data-about]';

export const isPinned = (asked: AskedAbout | null): boolean => asked !== null && asked.by !== 'pointing';

export const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(THING) : null;

export const thingKey = (thing: Element): string => thing.getAttribute('data-about') ?? '';

export const askedAbout = (thing: Element, by: AskedAbout['by']): AskedAbout => ({
  thing,
  key: thingKey(thing),
  by,
  at: thing.getBoundingClientRect(),
});

export type PointOnScreen = Readonly<Record<'x' | 'y', number>>;

export const between = (one: PointOnScreen, other: PointOnScreen): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

/** How far a thing is from where it was when it was asked about, in pixels. */
export const wayOf = ({ thing, at }: AskedAbout): number => between(thing.getBoundingClientRect(), at);

export const isVisible = (thing: Element): boolean => {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
};
