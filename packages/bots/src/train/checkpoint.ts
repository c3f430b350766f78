import { type NetworkShape, weightCount } from '../network.ts';
import type { Memory } from './learner.ts';

/** What a checkpoint says, if it is JSON at all; its contents still have to be checked. */
export function parseCheckpoint<Checkpoint extends object>(
  text: string,
): { readonly [Field in keyof Checkpoint]?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Whether a value is the memory of a learner for such a network. */
export function isMemory(value: unknown, shape: NetworkShape): value is Memory {
  if (typeof value !== 'object' || value === null) return false;
  const { steps, weights, mean, square }: { readonly [Field in keyof Memory]?: unknown } = value;
  const size = weightCount(shape);
  const isWhole = (list: unknown): boolean =>
    Array.isArray(list) && list.length === size && list.every(Number.isFinite);
  return isCount(steps) && [weights, mean, square].every(isWhole);
}
