import { CARDS, type Card, isStaff, type Prices, RESOURCES } from '@taproom/games/heros-tavern';
import type { Words } from '../../../i18n/en/heros-tavern/aid.ts';
import { type AidRow, type AidSection, aidRow, aidSection, cell } from '../../../rules/aid.ts';
import type { PictureName } from '../art/index.ts';

interface Entry {
  readonly name: string;
  readonly text: string;
}

const entry = ({ name, text }: Entry, rule: string, ...icons: readonly PictureName[]): AidRow => ({
  ...aidRow(cell(name, ...icons), text),
  rule,
});

/** Cards that earn tokens instead of heroes. */
const EARNERS: readonly Card[] = ['games', 'barrel', 'tools'];

/** The sections of the reference card of Hero's Tavern, with the prices of a table. */
export function aidSections(words: Words, prices: Prices): readonly AidSection[] {
  const { section, phase, end } = words;
  const head = [words.card, words.heroes, words.price];
  const row = (card: Card): AidRow => {
    const icons = RESOURCES.flatMap(resource =>
      Array.from({ length: prices[card][resource] }, () => resource),
    );
    return aidRow(
      cell(words.name[card], card),
      words.gain[card],
      cell(words.tokens(prices[card]).replace(/(\d) /g, '$1\u00a0'), ...icons),
    );
  };
  return [
    aidSection('round', section.round, '2.3', {
      rows: [
        entry(phase.deal, '2.1', 'deck'),
        entry(phase.draft, '2.2', 'pass-left'),
        entry(phase.score, '3.1', 'hero'),
        entry(phase.award, '4.1', 'storage'),
        entry(phase.purchase, '5.1', 'coins'),
        entry(phase.discard, '6.1', 'candle'),
      ],
    }),
    aidSection('cards', section.cards, '3.1', {
      head,
      rows: CARDS.filter(card => !isStaff(card) && !EARNERS.includes(card)).map(row),
      notes: [words.tie, words.pairs],
    }),
    aidSection('staff', section.staff, '3.6', {
      head,
      rows: CARDS.filter(isStaff).map(row),
      notes: [words.twice],
    }),
    aidSection('resources', section.resources, '4.1', {
      head: [words.card, words.cardsOfAKind, words.price],
      rows: EARNERS.map(row),
      notes: [words.noHeroes],
    }),
    aidSection('end', section.end, '7.1', {
      rows: [
        entry(end.final, '7.1', 'pad'),
        entry(end.unspent, '7.1', 'coins'),
        entry(end.tie, '7.2', 'hero'),
      ],
    }),
  ];
}
