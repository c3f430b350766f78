import { loadByLanguage } from '../i18n/by-language.ts';
import type { words } from '../i18n/en/daily.ts';
import type { Widen } from '../i18n/messages.ts';

export type DailyWords = Widen<typeof words>;

/** Only this page needs them. */
export const loadDailyWords = loadByLanguage(
  import.meta.glob<DailyWords>('../i18n/*/daily.ts', { import: 'words' }),
);
