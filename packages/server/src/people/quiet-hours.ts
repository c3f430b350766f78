import type { QuietHours } from '@taproom/contracts';

const MINUTE = 60_000;
const DAY = 24 * 60;

/** Whether this machine knows a time zone by this name. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** When the quiet hours around a given time end; null if it is outside of them. */
export function quietUntil({ from, to, zone }: QuietHours, now: number): number | null {
  if (!isZone(zone)) return null;
  const [start, end, local] = [minutesOf(from), minutesOf(to), minutesAt(now, zone)];
  const isQuiet = start <= end ? local >= start && local < end : local >= start || local < end;
  if (!isQuiet) return null;
  const wholeMinute = Math.floor(now / MINUTE) * MINUTE;
  const until = wholeMinute + ((end - local + DAY) % DAY) * MINUTE;
  // Clocks may be put forward or back in between: by as much as they are then off, within half a day.
  const off = ((minutesAt(until, zone) - end + DAY + DAY / 2) % DAY) - DAY / 2;
  const put = until - off * MINUTE;
  // Put forward over the very end, there is no such minute.
  return minutesAt(put, zone) === end ? put : until;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The minutes since midnight that the clocks of a zone show. */
function minutesAt(moment: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return minutesOf(format.format(moment));
}
