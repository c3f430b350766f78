import type { Language } from '../i18n/languages.ts';

/** A tag of a language with a region or script, as browsers list them. Some list others, which `Intl` would refuse. */
const WELL_FORMED = /^[a-z]{2}(-[a-z0-9]{2,8})*$/i;

/**
 * The variant of the chosen language that the browser asks for: a reader from Britain or Austria gets the dates that are
 * written there. The language itself if the browser lists none.
 */
export const variantOf = (
  language: string,
  listed: readonly string[] = typeof navigator === 'undefined' ? [] : navigator.languages,
): string =>
  listed.find(tag => (tag === language || tag.startsWith(`${language}-`)) && WELL_FORMED.test(tag)) ??
  language;

/** All days and times in the client are written by the functions below. */
const written = (language: string, moment: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(variantOf(language), how).format(moment);

/** A day as the reader's language and region write it. */
export const dayText = (language: Language, moment: number): string =>
  written(language, moment, { dateStyle: 'medium' });

/** A day with the time of day. */
export const momentText = (language: Language, moment: number): string =>
  written(language, moment, { dateStyle: 'medium', timeStyle: 'short' });

/** The time of day, and the day if it is not today. */
export function timeText(language: Language, moment: number, now = Date.now()): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return written(language, moment, { hour: '2-digit', minute: '2-digit', ...day });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A moment by a clock of 24 hours, for deadlines: of "12:00 AM" nobody knows which night it is. */
export const deadlineText = (language: Language, moment: number): string =>
  written(language, moment, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

/** How long it is until a moment: "in 5 hours". */
export function waitText(language: Language, moment: number, now = Date.now()): string {
  const left = Math.max(0, moment - now);
  const relative = new Intl.RelativeTimeFormat(variantOf(language));
  return left < HOUR
    ? relative.format(Math.ceil(left / MINUTE), 'minute')
    : relative.format(Math.round(left / HOUR), 'hour');
}
