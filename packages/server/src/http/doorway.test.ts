import { expect, it } from 'vitest';
import { Doorway } from './doorway.ts';

const turn = () => new Promise<void>(resolve => setImmediate(resolve));

it('lets requests through at once when nobody comes in', () => {
  const doorway = new Doorway();
  let passed = 0;
  doorway.pass(() => passed++);
  expect(passed).toBe(1);
});

it('holds them back until a turn of the event loop has brought nobody new, and keeps their order', async () => {
  const doorway = new Doorway();
  const passed: string[] = [];
  doorway.enter();
  doorway.pass(() => passed.push('first'));
  await turn();
  doorway.enter();
  doorway.pass(() => passed.push('second'));
  await turn();
  expect(passed).toEqual([]);
  await turn();
  expect(passed).toEqual(['first', 'second']);
  doorway.pass(() => passed.push('third'));
  expect(passed).toHaveLength(3);
});

it('lets them through in the end, however many come in', async () => {
  const doorway = new Doorway();
  let passed = 0;
  let turns = 0;
  doorway.enter();
  doorway.pass(() => passed++);
  for (; passed === 0 && turns < 2000; turns++) {
    doorway.enter();
    await turn();
  }
  expect(passed).toBe(1);
  expect(turns).toBeGreaterThan(400);
  expect(turns).toBeLessThan(600);
});
