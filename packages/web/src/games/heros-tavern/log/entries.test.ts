import type { GameEvent } from '@taproom/games';
import type { Event } from '@taproom/games/heros-tavern';
import type { TableEvent, Told } from '@taproom/table';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../i18n/languages.ts';
import { entriesOf, entriesSince, type Story } from '../../../log/entries.ts';
import { storyOf, textsOf, toldOf } from '../../../log/testing/told.ts';
import { tonguesOf } from '../../../play/testing/faces.ts';

const tongues = await tonguesOf('heros-tavern');

const story = (told: readonly Told[], reader: number | null): Story => storyOf('heros-tavern', told, reader);
const texts = (told: readonly Told[], language: Language, reader: number | null): string[] =>
  textsOf(tongues[language], story(told, reader), language);

const ht = (event: Event): Event => event;
const at = (event: TableEvent): TableEvent => event;

describe('Hero’s Tavern', () => {
  const chosen: readonly [number, GameEvent][] = [
    [1, ht({ event: 'chose', seat: 1, card: 'food' })],
    [1, ht({ event: 'chose', seat: 1, card: 'cook' })],
  ];
  const revealed: readonly [number, GameEvent][] = [
    [4, ht({ event: 'revealed', step: 1, picks: ['market', 'cook', 'dark-ale'] })],
    [4, ht({ event: 'passed', cards: 6 })],
  ];

  test('a hidden choice is told until it is replaced or revealed', () => {
    expect(texts(toldOf(...chosen), 'en', 1)).toEqual(['You choose cook.']);
    expect(texts(toldOf(...chosen, ...revealed), 'en', 1)).toEqual([
      'Card 1 of the draft: Anna – market, you – cook, Cora – dark ale.',
    ]);
  });

  test('a choice at the turn that the game goes back to is undone too', () => {
    const told = toldOf(...chosen, ...revealed, [1, at({ event: 'taken-back', to: 1, by: null })]);
    expect(texts(told, 'en', 1)).toEqual(['The game was taken back to this point.']);
  });

  test('since your last turn begins with what your choice was answered by', () => {
    const told = toldOf(...chosen, ...revealed);
    const entries = entriesOf(tongues.en.spoken, story(told, 1));
    expect(entriesSince(tongues.en.spoken, story(told, 1), entries, 1)).toEqual(entries);
    const again = [...told, { number: 5, at: 4, event: ht({ event: 'chose', seat: 1, card: 'food' }) }];
    expect(
      entriesSince(tongues.en.spoken, story(again, 1), entriesOf(tongues.en.spoken, story(again, 1)), 1),
    ).toEqual([]);
  });

  test('the heroes and the resources of a seat are told together, with the right forms', () => {
    const none = { entertainment: 0, food: 0, ale: 0, lodging: 0, market: 0, staff: 0 };
    const told = toldOf(
      [4, ht({ event: 'scored', round: 1, seat: 0, heroes: { ...none, food: 10, market: 12 } })],
      [4, ht({ event: 'scored', round: 1, seat: 1, heroes: { ...none, lodging: 2 } })],
      [4, ht({ event: 'scored', round: 1, seat: 2, heroes: none })],
      [4, ht({ event: 'awarded', seat: 0, tokens: { coins: 1, storage: 1, land: 5 } })],
      [4, ht({ event: 'awarded', seat: 1, tokens: { coins: 0, storage: 3, land: 0 } })],
      [4, ht({ event: 'awarded', seat: 2, tokens: { coins: 0, storage: 0, land: 0 } })],
    );
    expect(texts(told, 'ru', 1)).toEqual([
      'Анна привлекает 22 героя (еда 10, рынок 12) и получает 1 монету, 1 кладовую и 5 участков. Вы привлекаете 2 героев (ночлег 2) и получаете 3 кладовые. Вера никого не привлекает.',
    ]);
    expect(texts(told, 'de', 1)).toEqual([
      'Anna lockt 22 Helden (Essen 10, Markt 12) an und bekommt 1 Münze, 1 Lagerplatz und 5 Grundstücke. Du lockst 2 Helden (Unterkunft 2) an und bekommst 3 Lagerplätze. Cora lockt keine Helden an.',
    ]);
  });

  test('what a bot chose for somebody is told as the bot’s; heroes come to whoever has the tavern', () => {
    const none = { entertainment: 0, food: 0, ale: 0, lodging: 0, market: 0, staff: 0 };
    const told = toldOf(...chosen, ...revealed, [
      4,
      ht({ event: 'scored', round: 1, seat: 1, heroes: { ...none, lodging: 2 } }),
    ]).map(one => ({ ...one, standIns: [1] }));
    const drafted = (bot: string): string =>
      `Card 1 of the draft: Anna – market, ${bot} – cook, Cora – dark ale.`;
    expect(texts(told.slice(0, 2), 'en', 1)).toEqual(['Your bot chooses cook.']);
    expect(texts(told, 'en', 1)).toEqual(['You attract 2 heroes (lodging 2).', drafted('your bot')]);
    expect(texts(told, 'en', 0).at(-1)).toBe(
      'Card 1 of the draft: you – market, Ben (bot) – cook, Cora – dark ale.',
    );
    expect(texts(told, 'de', 1).at(-1)).toContain('dein Bot – „Koch“');
    expect(texts(told, 'ru', 1).at(-1)).toContain('ваш бот');
    // It was not the reader’s last turn.
    const entries = entriesOf(tongues.en.spoken, story(told, 1));
    expect(entriesSince(tongues.en.spoken, story(told.slice(1), 1), entries, 1)).toHaveLength(entries.length);
  });
});
