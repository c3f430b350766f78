import { loadable } from '../../app/loadable.tsx';
import { sentenceFor } from '../../i18n/sentences.ts';
import type { Happening } from '../../log/happenings.ts';
import type { Face, Speech } from '../../play/face.ts';
import { aboutIn } from './about.ts';
import { aidAt } from './aid/step.ts';
import { STEPS } from './guide.ts';
import { type Happened, happenedIn } from './log/happenings.ts';
import { isDecided, partOf } from './log/parts.ts';
import { ruleOf } from './refusals.ts';
import { cue } from './sound.ts';
import { textFace } from './text-table/text-face.ts';
import type { Tavern, TavernEdition } from './types.ts';
import { loadWords, type TavernWords, WordsProvider } from './words.ts';

const told =
  ({ log }: TavernWords) =>
  (one: Happened): Happening =>
    one.kind === 'deed'
      ? { kind: 'deed', seat: one.seat, clause: person => log.deed(one.deed, person), gains: [] }
      : { kind: 'news', sentence: names => log.news(one.news, names) };

const speechBy = (rules: TavernEdition, words: TavernWords): Speech<Tavern> => {
  const provided = { rules, words };
  return {
    provide: children => <WordsProvider value={provided}>{children}</WordsProvider>,
    happenings: (events, reader) => happenedIn(events, reader).map(told(words)),
    explain: refusal => sentenceFor(words.refusals, refusal),
    about: aboutIn(words),
    keys: [
      { keys: ['1–7'], does: words.about.keys.choose },
      { keys: ['Enter'], does: words.about.keys.confirm },
      { keys: ['←', '→'], does: words.about.keys.arrows },
      { keys: [words.about.keys.doubleClickKey], does: words.about.keys.doubleClick },
    ],
    guide: words.guide,
    text: textFace(rules, words),
  };
};

const Table = loadable(() => import('./table/TavernTable.tsx'));

/** Hero's Tavern in this client. */
export const face: Face<Tavern> = {
  Table,
  loadTable: Table.load,
  partOf,
  reveals: ({ event }) => event === 'revealed' || event === 'round-ended',
  standsAlone: ({ event }) => event === 'revealed',
  follows: event => !isDecided(event),
  cue,
  guide: STEPS,
  ruleOf,
  aidAt,
  speak: async (language, rules) => speechBy(rules, await loadWords(language, rules)),
};
