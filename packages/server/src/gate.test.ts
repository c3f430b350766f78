import { describe, expect, it } from 'vitest';
import { Gate } from './gate.ts';

const turn = () => new Promise(resolve => setImmediate(resolve));

describe('a gate', () => {
  it('lets one in at once, and then one in each turn of the event loop, up to the most', async () => {
    const gate = new Gate(2);
    const inside: number[] = [];
    for (let i = 0; i < 4; i++) void gate.enter('a').then(() => inside.push(i));
    await Promise.resolve();
    expect(inside).toEqual([0]);
    await turn();
    expect(inside).toEqual([0, 1]);
    await turn();
    await turn();
    expect(inside).toEqual([0, 1]);
    gate.leave();
    await turn();
    expect(inside).toEqual([0, 1, 2]);
  });

  it('serves askers in turn', async () => {
    const gate = new Gate(1);
    const done: string[] = [];
    const ask = (who: string) => gate.run(who, async () => done.push(who));
    await Promise.all([...Array.from({ length: 5 }, () => ask('many')), ask('one'), ask('two')]);
    // Callers who were never served come before those who were.
    expect(done).toEqual(['many', 'one', 'two', 'many', 'many', 'many', 'many']);
  });

  it('spends nothing on whoever has gone, and goes on after work that failed', async () => {
    const gate = new Gate(1);
    let isGone = false;
    const first = gate.run('a', async () => {
      isGone = true;
      throw new Error('failed');
    });
    const second = gate.run(
      'a',
      async () => 'done',
      () => isGone,
    );
    await expect(first).rejects.toThrow('failed');
    expect(await second).toBeNull();
    expect(await gate.run('a', async () => 'done')).toBe('done');
  });

  it('refuses an asker of whom too many wait', async () => {
    const gate = new Gate(1);
    const enter = (who: string) => gate.enter(who, undefined, 2);
    expect(await enter('a')).toBe('in');
    const waiting = [enter('a'), enter('a')];
    expect(await enter('a')).toBe('busy');
    void enter('b');
    for (let i = 0; i < 2; i++) {
      gate.leave();
      await turn();
    }
    expect(await waiting[0]).toBe('in');
    void enter('a');
    expect(await enter('a')).toBe('busy');
  });
});
