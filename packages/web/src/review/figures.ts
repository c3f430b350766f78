import { useMemo } from 'react';
import { useLanguage } from '../app/words.tsx';
import type { Language } from '../i18n/languages.ts';

/** Numbers of a review as people read them. */
export interface Figures {
  /** Points with one decimal: 4.1 */
  points(n: number): string;
  /** The same with its sign: +4.1, −4.1 */
  pointsOff(n: number): string;
  /** A share of victory: 12% */
  share(n: number): string;
  shareOff(n: number): string;
  /** A small number with two decimals. */
  fine(n: number): string;
  /** A count: 1,234 */
  whole(n: number): string;
}

/** A real minus; none before what is rounded to zero. */
const plain = (text: string): string => text.replace('-', /[1-9]/.test(text) ? '−' : '');

export function figuresIn(language: Language): Figures {
  const maker = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(language, options);
    return (n: number): string => plain(format.format(n));
  };
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
  const signed = { signDisplay: 'exceptZero' } as const;
  return {
    points: maker(one),
    pointsOff: maker({ ...one, ...signed }),
    share: maker(percent),
    shareOff: maker({ ...percent, ...signed }),
    fine: maker({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    whole: maker({ maximumFractionDigits: 0 }),
  };
}

export function useFigures(): Figures {
  const language = useLanguage();
  return useMemo(() => figuresIn(language), [language]);
}
