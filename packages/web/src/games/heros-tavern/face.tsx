import { lazy } from 'react';
import { sentenceFor } from '../../i18n/sentences.ts';
import type { Happening } from '../../log/happenings.ts';
import type { Face, Speech } from '../../play/face.ts';
import { STEPS } from './guide.ts';
import { type Happened, happenedIn } from './log/happenings.ts';
import { partOf } from './log/parts.ts';
import { ruleOf } from './refusals.ts';
import { cue } from './sound.ts';
import { textFace } from './text-table/text-face.ts';
import type { Tavern } from './types.ts';
import { loadWords, type TavernWords, WordsProvider } from './words.ts';

const told =
  ({ log }: TavernWords) =>
  (one: Happened): Happening =>
    one.kind === 'deed'
      ? { kind: 'deed', seat: one.seat, clause: person => log.deed(one.deed, person), gains: [] }
      : { kind: 'news', sentence: names => log.news(one.news, names) };

const speechIn = (words: TavernWords): Speech<Tavern> => ({
  provide: children => <WordsProvider value={words}>{children}</WordsProvider>,
  happenings: (events, reader) => happenedIn(events, reader).map(told(words)),
  explain: refusal => sentenceFor(words.refusals, refusal),
  guide: words.guide,
  text: textFace(words),
});

/** Hero's Tavern in this client. */
export const face: Face<Tavern> = {
  Table: lazy(() => import('./table/TavernTable.tsx')),
  partOf,
  standsAlone: ({ event }) => event === 'revealed',
  cue,
  guide: STEPS,
  ruleOf,
  speak: async language => speechIn(await loadWords(language)),
};
