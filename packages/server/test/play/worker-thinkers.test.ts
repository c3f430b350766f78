import type { Task } from '@taproom/bots';
import { afterEach, describe, expect, it } from 'vitest';
import { WorkerThinkers } from '../../src/play/thinkers.ts';

/** A thread that hangs on some tasks, dies on others, and answers the rest at once. */
const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ seat, ms }) => {
      if (seat === 1) for (;;);
      if (seat === 2) process.exit(3);
      parentPort.postMessage({ moves: seat === 3 ? [ms] : [] });
    });
  `)}`,
);
const task = (seat: number): Task => ({
  game: 'heros-tavern',
  rules: 1,
  level: 'patron',
  seat,
  view: {} as never,
  ms: seat === 1 ? 300 : 60_000,
});

const claim = (account: string, isAttended = false) => ({ share: { address: account, account }, isAttended });

let thinkers: WorkerThinkers;
afterEach(() => thinkers.close());

describe('threads that bots think on', () => {
  it('take the tasks of different people in turn', async () => {
    thinkers = new WorkerThinkers(PROGRAM, 1);
    const order: string[] = [];
    const think = async (who: string): Promise<void> => {
      await thinkers.think(task(0), claim(who));
      order.push(who);
    };
    await Promise.all([...Array.from({ length: 5 }, () => think('Ann')), think('Bob'), think('Cat')]);
    expect(order).toEqual(['Ann', 'Bob', 'Cat', 'Ann', 'Ann', 'Ann', 'Ann']);
  });

  it('take tasks first for which somebody waits, and now and then another one', async () => {
    thinkers = new WorkerThinkers(PROGRAM, 1);
    const order: string[] = [];
    const think = async (who: string, isAttended: boolean): Promise<void> => {
      await thinkers.think(task(0), claim(who, isAttended));
      order.push(who);
    };
    const idle = Array.from({ length: 3 }, () => think('idle', false));
    await Promise.all([...idle, ...Array.from({ length: 12 }, () => think('Ann', true))]);
    expect(order.map(who => (who === 'idle' ? 'i' : 'A')).join('')).toBe('iAAAAAAAAAAiAAi');
  });

  it('ask how long to think when it is a task’s turn, not when it comes', async () => {
    thinkers = new WorkerThinkers(PROGRAM, 1);
    const asked: string[] = [];
    const think = (name: string): Promise<unknown> => {
      asked.push(`${name} comes`);
      const time = (): number => asked.push(`${name} thinks`);
      return thinkers.think(task(3), claim('Ann'), time);
    };
    expect(await Promise.all([think('first'), think('second')])).toEqual([[2], [4]]);
    expect(asked).toEqual(['first comes', 'first thinks', 'second comes', 'second thinks']);
  });

  it('are replaced when one never answers, and when one dies', async () => {
    thinkers = new WorkerThinkers(PROGRAM, 1, ms => ms);
    const asked = [1, 0, 2, 0].map(seat => thinkers.think(task(seat), claim('Ann')));
    const done = await Promise.allSettled(asked);
    expect(done.map(one => (one.status === 'rejected' ? one.reason.message : one.value))).toEqual([
      'a bot thread did not answer in time',
      [],
      'a bot thread ended with code 3',
      [],
    ]);
    expect(thinkers.waiting).toBe(0);
  });

  it('finish what they have begun when the server stops, and take no more', async () => {
    thinkers = new WorkerThinkers(PROGRAM, 1);
    const asked = [0, 0, 0].map(seat => thinkers.think(task(seat), claim('Ann')));
    thinkers.takeNoMore();
    asked.push(thinkers.think(task(0), claim('Bob')));
    const done = await Promise.allSettled(asked);
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  });
});
