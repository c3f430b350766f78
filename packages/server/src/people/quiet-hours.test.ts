import { describe, expect, it } from 'vitest';
import { isZone, quietUntil } from './quiet-hours.ts';

const at = (text: string): number => Date.parse(text);
const night = (zone: string) => ({ from: '22:00', to: '07:30', zone });

describe('quiet hours', () => {
  it.each([
    ['2026-01-10T21:59:59+01:00', null],
    ['2026-01-10T22:00:00+01:00', '2026-01-11T07:30:00+01:00'],
    ['2026-01-10T23:59:59+01:00', '2026-01-11T07:30:00+01:00'],
    ['2026-01-11T00:00:00+01:00', '2026-01-11T07:30:00+01:00'],
    ['2026-01-11T07:29:59+01:00', '2026-01-11T07:30:00+01:00'],
    ['2026-01-11T07:30:00+01:00', null],
  ])('over midnight: at %s until %s', (now, until) =>
    expect(quietUntil(night('Europe/Berlin'), at(now))).toBe(until === null ? null : at(until)),
  );

  it('within a day', () => {
    const noon = { from: '12:00', to: '13:00', zone: 'Asia/Kolkata' };
    expect(quietUntil(noon, at('2026-01-10T12:10:30+05:30'))).toBe(at('2026-01-10T13:00:00+05:30'));
    expect(quietUntil(noon, at('2026-01-10T13:00:00+05:30'))).toBeNull();
  });

  it('end by the clock on the wall when clocks are put forward or back', () => {
    const { zone } = night('Europe/Berlin');
    expect(quietUntil(night(zone), at('2026-03-28T23:00:00+01:00'))).toBe(at('2026-03-29T07:30:00+02:00'));
    expect(quietUntil(night(zone), at('2026-10-24T23:00:00+02:00'))).toBe(at('2026-10-25T07:30:00+01:00'));
    // There is no 2:30 in this night.
    const gone = quietUntil({ from: '22:00', to: '02:30', zone }, at('2026-03-28T23:00:00+01:00'));
    expect(gone).toBe(at('2026-03-29T03:30:00+02:00'));
  });

  it('are none if the zone is unknown, or if they end when they begin', () => {
    expect(isZone('Europe/Berlin')).toBe(true);
    expect(isZone('Middle/Earth')).toBe(false);
    expect(quietUntil(night('Middle/Earth'), at('2026-01-10T23:00:00Z'))).toBeNull();
    const none = { from: '22:00', to: '22:00', zone: 'UTC' };
    expect(quietUntil(none, at('2026-01-10T22:00:00Z'))).toBeNull();
  });
});
