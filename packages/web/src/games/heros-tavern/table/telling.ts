import { useEffect, useState } from 'react';
import { isMoving, pace } from '../../../settings.ts';

/** How long each item stays alone before the next one is shown, in milliseconds. */
const STEP = 380;

export interface Telling {
  /** How many items are shown by now. */
  readonly told: number;
  readonly isWhole: boolean;
  skip(): void;
}

/** Shows a number of items one after another; all at once with reduced motion, or when someone is in a hurry. */
export function useTelling(count: number, way: 'one-by-one' | 'whole'): Telling {
  const [told, setTold] = useState(way === 'whole' || !isMoving() ? count : 0);
  const isWhole = told >= count;
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => setTold(told + 1), STEP * pace());
    return () => clearTimeout(timer);
  }, [told, isWhole]);
  return { told, isWhole, skip: () => setTold(count) };
}
