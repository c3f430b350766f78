import {
  BREWMASTER_TABLE,
  exchange,
  heavenAndAle,
  SEATS,
  SHADY_FACTOR,
  SHED_TABLE,
  SUNNY_FACTOR,
} from '@taproom/games/heaven-and-ale';
import { tables } from '@taproom/games/heros-tavern';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../rules/testing/load.ts';
import { words as cloisterWords } from './heaven-and-ale/index.ts';
import { words as cloisterSign } from './heaven-and-ale/sign.ts';
import { words as tavernWords } from './heros-tavern/index.ts';
import { words as tavernSign } from './heros-tavern/sign.ts';
import { pageWords } from './pages.ts';

/** What English texts say about the games and about Taproom must be true. */

const { LARGE_BARREL_VP, SMALL_BARREL_VP, DUCATS_PER_STEP } = heavenAndAle.numbers;
const { guide } = cloisterWords(heavenAndAle.numbers);
const { tavern } = tavernWords(tables);

/** All that a rule says, with its tables. */
async function textOf(game: string, number: string): Promise<string> {
  const { sections } = await rulesOf(game, 'en');
  const rule = sections.flatMap(({ rules }) => rules).find(one => one.number === number);
  return (rule?.blocks ?? [])
    .flatMap(block => (typeof block === 'string' ? block : 'rows' in block ? block.rows.flat() : []))
    .join(' ');
}

/** The paragraphs of a rule. */
async function proseOf(game: string, number: string): Promise<string> {
  const { sections } = await rulesOf(game, 'en');
  const rule = sections.flatMap(({ rules }) => rules).find(one => one.number === number);
  return (rule?.blocks ?? []).filter(block => typeof block === 'string').join(' ');
}

const numbersOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const exampleIn = async (number: string): Promise<number[]> =>
  numbersOf((await proseOf('heaven-and-ale', number)).split('Example:')[1] ?? '');

describe('Heaven & Ale', () => {
  it('HA 5.4 the example pays the prices of both sides', async () => {
    const [one, other, again, first, twice, second, , , sum] = await exampleIn('5.4');
    expect([again, twice]).toEqual([one, other]);
    expect(first).toBe((one ?? 0) * SHADY_FACTOR);
    expect(second).toBe((other ?? 0) * SUNNY_FACTOR);
    expect(sum).toBe((first ?? 0) + (second ?? 0));
  });

  it('HA 6.1 6.2 the example builds the shed of its sum', async () => {
    const [sum = 0, steps, type = 0] = await exampleIn('6.2');
    expect(SHED_TABLE.findLastIndex(({ from }) => from <= sum)).toBe(type);
    expect(SHED_TABLE[type]?.brewmaster).toBe(steps);
  });

  it('HA 10.4 the example multiplies by a value of the brewmaster table', async () => {
    const [, rate = 0, one, value = 0] = await exampleIn('10.4');
    expect(BREWMASTER_TABLE.map(row => [row.rate, row.value])).toContainEqual([rate, value]);
    expect(one).toBe(1);
    const [, spot = 0, factor, product] =
      /(\d+) × (\d+) = (\d+) VP/.exec(await proseOf('heaven-and-ale', '10.4'))?.map(Number) ?? [];
    expect(factor).toBe(value);
    expect(product).toBe(spot * value);
  });

  it('HA 11.5 the example gains by stopping, and names the German rulebook', async () => {
    expect(await textOf('heaven-and-ale', '11.5')).toContain('we follow the German one');
    expect(await textOf('heaven-and-ale', '11.5')).toMatch(/“Nun darfst du …”.*“Continue.*You must/s);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, rate = 0, , ducats = 0, ...rest] = await exampleIn('11.5');
    const { level, steps } = exchange(rate, ducats, [a, b, c, d, e]);
    expect(steps.every(({ step }) => step === 'ducats')).toBe(true);
    expect(rest.at(-1)).toBe(level);
    expect(rest.at(-2)).toBe(level - 1);
  });

  it('HA 11.12 says why entering the starting area again is not staying', async () => {
    expect(await textOf('heaven-and-ale', '11.12')).toMatch(/“nor stay with it where you are”.*full lap/s);
  });

  it('the guide names both barrels, the monks, the exchange and what a step costs', () => {
    expect(numbersOf(guide.barrels)).toEqual([LARGE_BARREL_VP, SMALL_BARREL_VP]);
    expect(guide.brewmaster).toMatch(/monks/);
    expect(guide.production).toMatch(/exchange/);
    expect(numbersOf(guide.production)).toContain(DUCATS_PER_STEP);
  });
});

describe('Hero’s Tavern', () => {
  it('HT 3.1 entertainment counts in the tavern, bought cards included', () => {
    expect(tavern.rule.entertainment).toMatch(/your tavern/);
    expect(tavern.rule.entertainment).not.toMatch(/in the round/);
  });

  it('HT 8.1 describes a card, not a file', async () => {
    expect(await proseOf('heros-tavern', '8.1')).not.toMatch(/cell|lone space/);
  });

  it('a hint to deny a card says what would happen otherwise', () => {
    const denies = { seat: 1, card: 'food', heroes: 1 } as const;
    expect(tavern.reason.denies(denies, () => 'Anna')).toBe(
      'would otherwise bring 1 hero to the next player, Anna',
    );
  });
});

it('the start page says how many can play', () => {
  expect(cloisterSign.pitch).toContain(`${SEATS.min}–${SEATS.max} players`);
  expect(tavernSign.pitch).toContain(`${tables.SEATS_MIN}–${tables.SEATS_MAX} players`);
});

it('the about page knows online play, its cookie, and games that go to the account', () => {
  const { whatText, privacyText } = pageWords.about;
  expect(whatText('games', 'English')).toMatch(/online/);
  expect(privacyText).toMatch(/online.*cookie.*account/);
  expect(privacyText).not.toMatch(/no cookies|nothing is sent/);
});
