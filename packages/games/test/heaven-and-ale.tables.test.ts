import { describe, expect, it } from 'vitest';
import {
  BREWMASTER_START,
  BREWMASTER_TABLE,
  SHED_ACTIVATIONS,
  SHED_TABLE,
  TRACK_END,
} from '../src/heaven-and-ale/index.ts';

describe('tables by threshold', () => {
  it('HA 3.3 the brewmaster table begins where the brewmaster starts and ends where the track does', () => {
    const from = BREWMASTER_TABLE.map(row => row.from);
    expect([from[0], from.at(-1)]).toEqual([BREWMASTER_START, TRACK_END]);
    expect(from).toEqual([...from].sort((a, b) => a - b));
  });

  it('HA 6.1 6.2 the shed table begins with no fertility at all, and has an activation for each type', () => {
    const from = SHED_TABLE.map(row => row.from);
    expect(from[0]).toBe(0);
    expect(from).toEqual([...from].sort((a, b) => a - b));
    expect(SHED_ACTIVATIONS).toHaveLength(from.length);
  });
});
