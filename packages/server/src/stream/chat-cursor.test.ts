import { expect, it } from 'vitest';
import { ChatCursor } from './chat-cursor.ts';

it('tells each change of a chat once, in whatever order they come, and misses none', () => {
  const heard = new ChatCursor(4);
  expect([4, 6, 6].map(change => heard.take(change))).toEqual([false, true, false]);
  // The fifth came from another node and is still to be read.
  expect(heard.upTo).toBe(4);
  expect([5, 6, 5].map(change => heard.take(change))).toEqual([true, false, false]);
  expect(heard.upTo).toBe(6);
  // A line that was said and hidden has one number left.
  heard.take(9);
  heard.reach(9);
  expect([heard.upTo, heard.take(8), heard.take(9), heard.take(10)]).toEqual([9, false, false, true]);
});
