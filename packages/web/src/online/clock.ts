import type { TableView } from '@taproom/contracts';

type Clock = TableView['clocks'][number];

/**
 * What is left on a clock that was read some milliseconds ago. It is extrapolated here; the server's value comes with
 * every turn.
 */
export const leftOn = ({ left, runs, resumes }: NonNullable<Clock>, ago: number): number =>
  Math.max(0, left - (runs ? Math.max(0, ago - resumes) : 0));

/** How long clocks that were read some milliseconds ago are still stopped; 0 if they run. */
export const stopLeft = (clocks: readonly Clock[], ago: number): number =>
  Math.max(0, ...clocks.map(clock => (clock?.resumes ?? 0) - ago));

/** The format of times longer than an hour. */
export interface LongTimes {
  readonly hours: (hours: number, minutes: string) => string;
  readonly days: (days: number, hours: number) => string;
}

/** Minutes and seconds, hours and minutes, or days and hours. */
export function clockText(ms: number, long: LongTimes): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 48) return long.hours(hours, two(Math.floor((seconds % 3600) / 60)));
  return long.days(Math.floor(hours / 24), hours % 24);
}

const two = (n: number): string => String(n).padStart(2, '0');
