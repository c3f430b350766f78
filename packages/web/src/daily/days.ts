import type { DailyDeal } from '@taproom/contracts';
import { dayText } from '../app/dates.ts';
import type { Language } from '../i18n/languages.ts';

const DAY = 86_400_000;

/** Noon in UTC, as the deal of a day begins and ends by UTC: everywhere but at the very edge that is the same day. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/** The day some days later, as it is written in addresses. */
export const daysAfter = (day: string, days: number): string =>
  new Date(noonOf(day) + days * DAY).toISOString().slice(0, 10);

/** A day as the reader writes it. */
export const dealDay = (language: Language, day: string): string => dayText(language, noonOf(day));

/**
 * `open`: an attempt that counts can begin. `over`: it can't any more, but the last ones may still be unfinished. `closed`:
 * nothing is secret any more, and anybody can practise it.
 */
export type DealPhase = 'open' | 'over' | 'closed';

export function phaseOf({ ends, closes }: Pick<DailyDeal, 'ends' | 'closes'>, now: number): DealPhase {
  if (now < ends) return 'open';
  return now < closes ? 'over' : 'closed';
}

/**
 * What can be done with a deal: begin or continue the attempt that counts, finish it though it is too late for that,
 * practise, or wait until it is closed.
 */
export type DealStep = 'play' | 'resume' | 'resume-late' | 'practise' | 'resume-practice' | 'wait';

export function stepOf({ mine, practice }: Pick<DailyDeal, 'mine' | 'practice'>, phase: DealPhase): DealStep {
  if (mine?.status === 'playing') return phase === 'closed' ? 'resume-late' : 'resume';
  if (mine === null && phase === 'open') return 'play';
  if (mine === null && phase === 'over') return 'wait';
  return practice === null ? 'practise' : 'resume-practice';
}
