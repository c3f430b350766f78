import { expect, test } from 'vitest';
import { isView, outcomeIn, toldIn } from './received.ts';

test('events are told with their numbers; what is none is left out', () => {
  const event = { event: 'moved', seat: 0, from: 2, to: 5 };
  const told = [
    { number: 1, at: 3, event },
    { number: 2, at: 3, event: { seat: 0 } },
  ];
  expect(toldIn(told)).toEqual([{ number: 1, at: 3, event }]);
});

test('an outcome has scores, winners and players', () => {
  const outcome = { scores: [40, 30], winners: [0], players: [{}, {}] };
  expect(outcomeIn(outcome)).toBe(outcome);
  expect(outcomeIn(null)).toBeNull();
  expect(outcomeIn({ scores: [40, 30] })).toBeNull();
});

test('a view is data, and nothing else is', () => {
  expect(isView({ round: 1 })).toBe(true);
  for (const value of [null, undefined, 'view', 7]) expect(isView(value)).toBe(false);
});

test('a seat stays its person’s, whoever takes it', () => {
  const event = { event: 'seat-taken', seat: 1, sitter: { kind: 'human', name: 'Bob' } };
  expect(toldIn([{ number: 1, at: 3, event }])[0]?.event).toEqual({ ...event, isKept: true });
});
