import { describe, expect, it } from 'vitest';
import { addressKey, RateLimiter } from './rate-limiter.ts';

describe('a limit', () => {
  it('lets a full allowance through at once, and more as time goes by', () => {
    let now = 0;
    const limit = new RateLimiter({ most: 3, per: 60_000 }, () => now);
    expect([1, 2, 3].map(() => limit.take('a'))).toEqual([0, 0, 0]);
    expect(limit.take('a')).toBe(20);
    expect(limit.take('b')).toBe(0);
    now += 19_999;
    expect(limit.take('a')).toBe(1);
    now += 1;
    expect(limit.take('a')).toBe(0);
    expect(limit.take('a')).toBe(20);
    now += 3_600_000;
    expect([1, 2, 3, 4].map(() => limit.take('a') > 0)).toEqual([false, false, false, true]);
  });

  it('is not won by a clock that goes back', () => {
    let now = 100_000;
    const limit = new RateLimiter({ most: 1, per: 1000 }, () => now);
    limit.take('a');
    now = 0;
    expect(limit.take('a')).toBeGreaterThan(0);
  });

  it('remembers a bounded number of askers, the last ones', () => {
    const limit = new RateLimiter({ most: 1, per: 60_000 }, () => 0);
    limit.take('first');
    limit.take('kept');
    for (let i = 0; i < 19_998; i++) limit.take(`asker ${i}`);
    limit.take('kept');
    for (let i = 0; i < 10_000; i++) limit.take(`other ${i}`);
    expect(limit.size).toBe(20_000);
    expect(limit.take('kept')).toBeGreaterThan(0);
    expect(limit.take('first')).toBe(0);
  });
});

describe('an address', () => {
  const keys: [address: string | undefined, key: string][] = [
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['not an address', 'not an address'],
    [undefined, 'gone'],
  ];
  it.each(keys)('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key));
});
