import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayText, deadlineText, momentText, timeText, variantOf, waitText } from './dates.ts';

const MIDNIGHT = new Date(2026, 10, 19).getTime();
const HOUR = 3_600_000;

/** Spaces of any kind are the same to a reader. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

const browser = (...languages: readonly string[]): void => {
  vi.stubGlobal('navigator', { languages });
};

afterEach(() => vi.unstubAllGlobals());

describe('dates', () => {
  it('follow the region of the browser, where it speaks the chosen language', () => {
    expect(variantOf('en', ['de-AT', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(variantOf('de', ['en-GB', 'de'])).toBe('de');
    expect(variantOf('ru', ['en-GB'])).toBe('ru');
    // Not "eng…", and nothing that can't be a language.
    expect(variantOf('en', ['enm', 'en-US@posix', 'en-AU'])).toBe('en-AU');
  });

  it('are British in a British browser', () => {
    browser('en-GB', 'en');
    expect(dayText('en', MIDNIGHT)).toBe('19 Nov 2026');
    expect(plain(momentText('en', MIDNIGHT + 21 * 60_000))).toBe('19 Nov 2026, 00:21');
    expect(plain(timeText('en', MIDNIGHT, MIDNIGHT + HOUR))).toBe('00:00');
    expect(plain(timeText('en', MIDNIGHT, MIDNIGHT - HOUR))).toBe('19 Nov, 00:00');
  });

  it('are American in an American one', () => {
    browser('en-US');
    expect(dayText('en', MIDNIGHT)).toBe('Nov 19, 2026');
    expect(plain(momentText('en', MIDNIGHT))).toBe('Nov 19, 2026, 12:00 AM');
  });
});

describe('a deadline', () => {
  it('has 24 hours, and says how long it still is', () => {
    browser('en-US');
    expect(plain(deadlineText('en', MIDNIGHT))).toBe('Nov 19, 2026, 00:00');
    expect(waitText('en', MIDNIGHT, MIDNIGHT - 23 * HOUR)).toBe('in 23 hours');
    expect(waitText('en', MIDNIGHT, MIDNIGHT - 90_000)).toBe('in 2 minutes');
    browser('de-DE');
    expect(plain(deadlineText('de', MIDNIGHT))).toBe('19.11.2026, 00:00');
    expect(waitText('de', MIDNIGHT, MIDNIGHT - 5 * HOUR)).toBe('in 5 Stunden');
  });
});
