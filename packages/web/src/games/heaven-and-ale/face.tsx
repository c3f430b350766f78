import { loadable } from '../../app/loadable.tsx';
import { sentenceFor } from '../../i18n/sentences.ts';
import type { Happening } from '../../log/happenings.ts';
import type { Face, Speech } from '../../play/face.ts';
import { aboutIn } from './about.ts';
import { aidAt } from './aid/step.ts';
import { STEPS } from './guide.ts';
import { type Happened, happenedIn } from './log/happenings.ts';
import { partOf } from './log/parts.ts';
import { ruleOf } from './refusals.ts';
import { cue } from './sound.ts';
import { textFace } from './text-table/text-face.ts';
import type { Cloister, CloisterEdition } from './types.ts';
import { type CloisterWords, loadWords, WordsProvider } from './words.ts';

const told =
  ({ log }: CloisterWords) =>
  (one: Happened): Happening => {
    const gains = one.gains.map(log.gain);
    return one.kind === 'deed'
      ? { kind: 'deed', seat: one.seat, clause: person => log.deed(one.deed, person), gains }
      : { kind: 'news', sentence: names => log.news(one.news, { gains, names }) };
  };

const speechBy = (rules: CloisterEdition, words: CloisterWords): Speech<Cloister> => {
  const provided = { rules, words };
  return {
    provide: children => <WordsProvider value={provided}>{children}</WordsProvider>,
    happenings: events => happenedIn(events).map(told(words)),
    explain: refusal => sentenceFor(words.refusals, refusal),
    about: aboutIn(words),
    keys: [],
    guide: words.guide,
    text: textFace(rules, words),
  };
};

const Table = loadable(() => import('./table/CloisterTable.tsx'));

/** Heaven & Ale in this client. */
export const face: Face<Cloister> = {
  Table,
  loadTable: Table.load,
  partOf,
  standsAlone: () => false,
  follows: event => typeof partOf(event) !== 'number',
  cue,
  guide: STEPS,
  ruleOf,
  aidAt,
  speak: async (language, rules) => speechBy(rules, await loadWords(language, rules)),
};
