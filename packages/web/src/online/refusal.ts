import type { Refusal } from '@taproom/games';
import type { Messages } from '../i18n/messages.ts';
import type { DoorProblem } from './door.ts';

/** The table's own refusal, if it was the table that refused. */
export function refusalOf(trouble: DoorProblem): Refusal | null {
  if (trouble.code !== 'refused' || !('refusal' in trouble)) return null;
  const { refusal } = trouble;
  return refusal !== undefined && typeof refusal.code === 'string'
    ? { ...refusal, code: refusal.code }
    : null;
}

/** What can be chosen in place of something that the server does not have; null if that is not what is wrong. */
export function wrongChoice(trouble: DoorProblem, { online, set, signs }: Messages): string | null {
  if (trouble.code !== 'wrong-option' || trouble.path === undefined || !trouble.allowed?.length) return null;
  const labels: Readonly<Record<string, string>> = {
    seats: online.seats,
    seat: online.seats,
    bots: online.bots,
    level: online.botLevel,
    options: set.moreOptions,
  };
  const [, field = ''] = trouble.path.split('.');
  // Levels go by their names. Seats of a table count from 0.
  const levels = new Map(Object.values(signs).flatMap(sign => Object.entries(sign.levels)));
  const allowed = trouble.allowed.map(one => {
    if (typeof one === 'string') return levels.get(one) ?? one;
    return field === 'seat' ? online.seat(one + 1) : String(one);
  });
  return online.wrongOption(labels[field] ?? field, allowed.join(', '));
}
