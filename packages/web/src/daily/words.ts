import { loadByLanguage } from '../i18n/by-language.ts';
import type { words } from '../i18n/en/daily.ts';
import type { Widen } from '../i18n/messages.ts';
import type { PointsWords } from '../play/points.ts';

export type GeneralDailyWords = Widen<typeof words>;

/** The words of the page, and what the game calls its points. */
export interface DailyWords extends GeneralDailyWords {
  readonly points: PointsWords;
}

/** Only this page needs them. */
export const loadDailyWords = loadByLanguage(
  import.meta.glob<GeneralDailyWords>('../i18n/*/daily.ts', { import: 'words' }),
);
