import type { ExchangeStep } from '@taproom/games/heaven-and-ale';
import type { Words } from '../../../i18n/en/heaven-and-ale/score.ts';
import { number } from '../../../i18n/numbers.ts';

/** 10.2 A step of the final exchange in words. */
export function exchangeStep(words: Words, step: ExchangeStep): string {
  const resource = words.resource[step.resource];
  const to = number(step.to);
  if (step.step === 'ducats') return words.bought(step.ducats, resource, to);
  const paid = step.paid.map(back => words.back(words.resource[back.resource], back.steps, number(back.to)));
  return [words.exchange(resource, to), ...paid].join('; ');
}
