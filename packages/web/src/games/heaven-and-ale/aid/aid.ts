import {
  ANY_SPOT,
  CARDS,
  GOALS,
  MONK_PRICE,
  MONK_SPACES,
  ROUNDS,
  SECOND_DISCS,
  SHADY_FACTOR,
  SLOTS,
  SUNNY_FACTOR,
  scoringLetter,
} from '@taproom/games/heaven-and-ale';
import type { Words } from '../../../i18n/en/heaven-and-ale/aid.ts';
import { type AidRow, type AidSection, aidRow, aidSection, cell } from '../../../rules/aid.ts';
import { brewmasterTable, shedTable } from '../rules/number-tables.ts';

interface Entry {
  readonly name: string;
  readonly text: string;
}

const entry = ({ name, text }: Entry, rule?: string, ...icons: readonly string[]): AidRow => ({
  ...aidRow(cell(name, ...icons), text),
  rule,
});

const monkPrices = (factor: number): string =>
  MONK_SPACES.map(space => (MONK_PRICE[space] ?? 0) * factor).join(', ');

/** 3.3 */
const BREWMASTER = brewmasterTable('', '≤ 0').rows;

/** The sections of the player aid of Heaven & Ale. */
export const aidSections = (words: Words): readonly AidSection[] => [
  turn(words),
  start(words),
  prices(words),
  tiles(words),
  discs(words),
  sheds(words),
  cards(words),
  goals(words),
  rounds(words),
  brewmaster(words),
  end(words),
  signs(words),
];

const turn = (words: Words): AidSection =>
  aidSection('turn', words.section.turn, '5.2', {
    intro: [words.turn],
    rows: [
      entry(words.space.resource, '5.4', 'space-resource'),
      entry(words.space.monk, '5.5', 'space-monk'),
      entry(words.space.scoring, '7.1', 'disc-A'),
      entry(words.space.barrel, '8.2', 'space-barrel'),
      entry(words.space.start, '5.7', 'figure'),
      entry(words.space.coins, '5.8', 'ducats'),
    ],
  });

const start = (words: Words): AidSection =>
  aidSection('start', words.section.start, '2.2', {
    rows: SLOTS.map(one => entry(words.slot[one], undefined, `slot-${one}`)),
    notes: [words.lastOne],
  });

const prices = (words: Words): AidSection =>
  aidSection('prices', words.section.prices, '5.4', {
    head: ['', words.shade, words.sun],
    rows: [
      aidRow(cell(words.resourceTile, 'resource'), words.resourcePrice.shady, words.resourcePrice.sunny),
      aidRow(cell(words.monk, 'monk'), monkPrices(SHADY_FACTOR), monkPrices(SUNNY_FACTOR)),
    ],
    notes: [words.priceExample],
  });

const tiles = (words: Words): AidSection =>
  aidSection('tiles', words.section.tiles, '6.3', {
    head: ['', words.shade, words.sun],
    rows: [
      aidRow(cell(words.resourceTile, 'resource'), words.resourceYield.shady, words.resourceYield.sunny),
      aidRow(cell(words.monk, 'monk'), words.monkYield, words.monkYield),
    ],
    notes: [words.overflow],
  });

const discs = (words: Words): AidSection =>
  aidSection('discs', words.section.discs, '7.1', {
    rows: [
      entry(words.disc.A, '7.2', 'disc-A'),
      entry(words.disc.B, '7.4', 'disc-B'),
      entry(words.disc.C, '7.3', 'disc-C'),
      entry(words.disc[ANY_SPOT], undefined, `disc-${ANY_SPOT}`),
    ],
    notes: [words.discNote],
  });

const sheds = (words: Words): AidSection =>
  aidSection('sheds', words.section.sheds, '6.1', {
    intro: [words.shedIntro],
    head: [words.sum, words.brewmaster, words.type, words.activates],
    rows: shedTable('', words.orMore).rows.map(([sum = '', steps = '', type = ''], i) =>
      aidRow(cell(sum, `shed-${type}`), steps, type, words.activated[i] ?? ''),
    ),
    notes: [words.shedExample],
  });

const cards = (words: Words): AidSection =>
  aidSection('cards', words.section.cards, '7.5', {
    rows: CARDS.map(one => aidRow(cell(words.card[one], `card-${one}`), words.effect[one])),
  });

const goals = (words: Words): AidSection =>
  aidSection('goals', words.section.goals, '8.1', {
    intro: [words.goalIntro],
    rows: GOALS.map(one => aidRow(cell(words.goal[one], `goal-${one}`), words.need[one])),
  });

const rounds = (words: Words): AidSection =>
  aidSection('rounds', words.section.rounds, '4.5', {
    head: [words.players, words.rounds, words.secondDiscs],
    rows: Object.entries(ROUNDS).map(([players, rounds]) => {
      const spaces = SECOND_DISCS[Number(players)] ?? [];
      const second = spaces.map(space => words.ofSpace(scoringLetter(space) ?? '', space));
      return aidRow(players, `${rounds}`, second.join(', ') || words.noSecondDisc);
    }),
  });

const brewmaster = (words: Words): AidSection =>
  aidSection('brewmaster', words.section.brewmaster, '3.3', {
    head: [words.spot, ...BREWMASTER.map(([spots = '']) => spots)],
    rows: [
      aidRow(words.rate, ...BREWMASTER.map(([, rate = '']) => rate)),
      aidRow(words.value, ...BREWMASTER.map(([, , value = '']) => value)),
    ],
  });

const end = (words: Words): AidSection =>
  aidSection('end', words.section.end, '10.1', {
    rows: [
      entry(words.end.exchange, '10.2', 'brewmaster'),
      entry(words.end.ducats, '10.2', 'ducats'),
      entry(words.end.production, '10.4', 'marker-barley'),
      entry(words.end.barrels, '10.4', 'large', 'small'),
      entry(words.end.first, '10.4', 'slot-first'),
    ],
    notes: words.endExample,
  });

/** What the boards on screen show beside the pieces. */
const signs = (words: Words): AidSection => ({
  ...aidSection('signs', words.section.signs, '6.1', {
    rows: [
      entry(words.signs.spot),
      entry(words.signs.hex),
      entry(words.signs.now),
      entry(words.signs.expected),
    ],
  }),
  isForScreen: true,
});
