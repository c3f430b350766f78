import { useEffect, useState } from 'react';
import { isMoving, pace } from '../../../settings.ts';

/** So long each thing stays alone before the next one is told, in milliseconds. */
const STEP = 380;

export interface Telling {
  /** How many things are told by now. */
  readonly told: number;
  readonly isWhole: boolean;
  skip(): void;
}

/** Tells so many things one after the other; all at once where nothing shall move, or when somebody is in a hurry. */
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
