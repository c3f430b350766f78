import type { GameEvent } from '@taproom/games';
import type { Event } from '@taproom/games/heaven-and-ale';
import type { TableEvent, Told } from '@taproom/table';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../i18n/languages.ts';
import { entriesOf, entriesSince, type Story } from '../../../log/entries.ts';
import { wholeGame } from '../../../log/testing/games.ts';
import { storyOf, textsOf, toldOf } from '../../../log/testing/told.ts';
import { tonguesOf } from '../../../play/testing/faces.ts';

const tongues = await tonguesOf('heaven-and-ale');

const story = (told: readonly Told[], reader: number | null): Story =>
  storyOf('heaven-and-ale', told, reader);
const texts = (told: readonly Told[], language: Language, reader: number | null): string[] =>
  textsOf(tongues[language], story(told, reader), language);

const ha = (event: Event): Event => event;
const at = (event: TableEvent): TableEvent => event;

/** Seat 0 buys a tile that encloses a shed; then it is the turn of seat 1. */
const PURCHASE: readonly [number, GameEvent][] = [
  [7, ha({ event: 'moved', seat: 0, from: 2, to: 5 })],
  [8, ha({ event: 'bought', seat: 0, space: 5, tile: 'water3', hex: 'c2', side: 'sunny', price: 6 })],
  [8, ha({ event: 'ducats', seat: 0, change: -6, now: 9, reason: 'price' })],
  [8, ha({ event: 'shed-built', seat: 0, shed: 'd2', sum: 15, type: 2 })],
  [8, ha({ event: 'brewmaster', seat: 0, from: -4, to: -3, reason: 'shed' })],
  [9, ha({ event: 'activated', seat: 0, hex: 'c1', tile: 'wood3' })],
  [9, ha({ event: 'marker', seat: 0, resource: 'wood', from: 0, to: 3, reason: 'activation' })],
  [9, ha({ event: 'activated', seat: 0, hex: 'e2', tile: 'wood2' })],
  [9, ha({ event: 'marker', seat: 0, resource: 'wood', from: 3, to: 5, reason: 'activation' })],
  [10, ha({ event: 'turn', seat: 1, stage: 'go' })],
];

describe('Heaven & Ale', () => {
  test('a turn is one entry: the deeds in a sentence, the shed in another', () => {
    const told = toldOf(...PURCHASE);
    expect(texts(told, 'en', null)).toEqual([
      'Anna goes to space 5, buys water 3 for 6 ducats and places it on c2. The shed on d2 is built (sum 15, type 2) and activates c1 and e2: brewmaster +1, wood +5.',
    ]);
    expect(texts(told, 'de', 0)).toEqual([
      'Du ziehst auf Feld 5, kaufst Wasser 3 für 6 Dukaten und legst das Plättchen auf c2. Die Scheune auf d2 steht (Summe 15, Größe 2) und aktiviert c1 und e2: Braumeister +1, Holz +5.',
    ]);
    expect(texts(told, 'ru', null)).toEqual([
      'Анна идёт на место 5, покупает воду 3 за 6 дукатов и кладёт жетон на c2. Склад на d2 построен (фертильность 15, тип 2) и активирует c1 и e2: пивовар +1, дерево +5.',
    ]);
    expect(entriesOf(tongues.en.spoken, story(told, null))).toMatchObject([{ number: 9, at: 9, by: 0 }]);
  });

  test('a card at a completed pair is told instead of the pair', () => {
    const told = toldOf(
      [3, ha({ event: 'disc-placed', seat: 1, space: 12, spot: 'hops', fertility: null })],
      [3, ha({ event: 'activated', seat: 1, hex: 'c5', tile: 'hops4' })],
      [3, ha({ event: 'ducats', seat: 1, change: 4, now: 8, reason: 'activation' })],
      [3, ha({ event: 'pair-completed', seat: 1, spots: ['yeast', 'hops'] })],
      [4, ha({ event: 'card-placed', seat: 1, spots: ['yeast', 'hops'], card: 'purse' })],
      [4, ha({ event: 'ducats', seat: 1, change: 12, now: 20, reason: 'purse' })],
    );
    expect(texts(told, 'en', 1)).toEqual([
      'You score hops (1 activation): +4 ducats. You place the Purse card at yeast / hops: +12 ducats.',
    ]);
    const unsettled = toldOf(...told.slice(0, 4).map((one): [number, GameEvent] => [one.at, one.event]));
    expect(texts(unsettled, 'en', 1)).toEqual([
      'You score hops (1 activation): +4 ducats. The pair yeast / hops is complete.',
    ]);
  });

  test('cards returned in a row and barrels taken together are told in one breath', () => {
    const told = toldOf(
      [1, ha({ event: 'card-returned', seat: 0, card: 'purse' })],
      [1, ha({ event: 'ducats', seat: 0, change: 3, now: 3, reason: 'emergency-coins' })],
      [2, ha({ event: 'card-returned', seat: 0, card: 'harvest' })],
      [2, ha({ event: 'ducats', seat: 0, change: 3, now: 6, reason: 'emergency-coins' })],
      [3, ha({ event: 'moved', seat: 0, from: 2, to: 14 })],
      [3, ha({ event: 'barrel', seat: 0, goal: 'marker-on-20', size: 'large' })],
      [3, ha({ event: 'barrel', seat: 0, goal: 'four-shed-types', size: 'small' })],
    );
    expect(texts(told, 'ru', null)).toEqual([
      'Анна сдаёт карты «Кошель» и «Урожай»: +6 дукатов. Анна идёт на место 14 и берёт большую бочку «Маркер на 20» и малую бочку «Четыре разных склада».',
    ]);
  });

  test('two turns of one seat in a row are two entries, newest first', () => {
    const told = toldOf(
      [1, ha({ event: 'moved', seat: 0, from: 'first', to: 3 })],
      [2, ha({ event: 'turn', seat: 0, stage: 'go' })],
      [3, ha({ event: 'moved', seat: 0, from: 3, to: 9 })],
    );
    expect(texts(told, 'en', null)).toEqual(['Anna goes to space 9.', 'Anna goes to space 3.']);
  });

  test('what was taken back is not in the log', () => {
    const told = toldOf(
      [1, ha({ event: 'moved', seat: 0, from: 'first', to: 3 })],
      [2, ha({ event: 'turn', seat: 1, stage: 'go' })],
      [3, ha({ event: 'moved', seat: 1, from: 'ducats', to: 9 })],
      [2, at({ event: 'taken-back', to: 2, by: 1 })],
    );
    expect(texts(told, 'en', 0)).toEqual(['Ben takes back their turn.', 'You go to space 3.']);
  });

  test('since your last turn: what the others did after it', () => {
    const told = wholeGame('heaven-and-ale', 3, 'since', 1);
    const cut = told.findIndex(({ event }, i) => i > 200 && 'seat' in event && event.seat === 1);
    for (let i = cut; i < told.length; i++) {
      const part = told.slice(0, i);
      const entries = entriesOf(tongues.en.spoken, story(part, 1));
      const since = entriesSince(tongues.en.spoken, story(part, 1), entries, 1);
      const own = entries.findIndex(entry => entry.by === 1);
      expect(since).toEqual(entries.slice(0, own));
    }
  });
});
