import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.ts';
import { scoreTaverns } from './index.ts';
import { cards } from './table.fixture.ts';

const tavern = (letters: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const card of cards(letters)) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};
const scored = (...letters: string[]) => expectOk(scoreTaverns({ taverns: letters.map(tavern) })).taverns;
const column = (
  category: 'entertainment' | 'food' | 'ale' | 'lodging' | 'market' | 'staff',
  ...all: string[]
) => scored(...all).map(one => one[category]);

describe('entertainment', () => {
  it.each([
    ['most 6, second 3, third nothing', ['eee', 'ee', 'e'], [6, 3, 0]],
    ['the order of the seats does not matter', ['e', 'ee', 'eee'], [0, 3, 6]],
    ['second place found before and after the first', ['ee', 'e', 'eee', 'ee', ''], [1, 0, 6, 1, 0]],
    ['two tied for most share 6, no second place', ['ee', 'ee', 'e'], [3, 3, 0]],
    ['three tied for most', ['ee', 'ee', 'ee', 'e'], [2, 2, 2, 0]],
    ['four tied for most, rounded down', ['e', 'e', 'e', 'e'], [1, 1, 1, 1]],
    ['five tied for most, rounded down', ['e', 'e', 'e', 'e', 'e'], [1, 1, 1, 1, 1]],
    ['two tied for second share 3, rounded down', ['ee', 'e', 'e'], [6, 1, 1]],
    ['three tied for second', ['ee', 'e', 'e', 'e'], [6, 1, 1, 1]],
    ['four tied for second get nothing each', ['ee', 'e', 'e', 'e', 'e'], [6, 0, 0, 0, 0]],
    ['alone: no second place for those without', ['', 'e', ''], [0, 6, 0]],
    ['a later most pushes a shared most to second', ['e', 'e', 'eee'], [1, 1, 6]],
  ])('HT 3.1 %s', (_, taverns, heroes) => {
    expect(column('entertainment', ...taverns)).toEqual(heroes);
  });

  it('HT 8.2 nobody without entertainment gets a share', () => {
    expect(column('entertainment', '', 'f', 'm')).toEqual([0, 0, 0]);
    expect(column('entertainment', 'e', '', '')).toEqual([6, 0, 0]);
  });
});

describe('the other categories', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 10],
    [5, 10],
    [6, 20],
    [12, 40],
  ])('HT 3.2 %i food score %i', (count, heroes) => {
    expect(column('food', 'f'.repeat(count))).toEqual([heroes]);
  });

  it.each([
    ['l', 0],
    ['ld', 10],
    ['ll', 3],
    ['dd', 3],
    ['lld', 10],
    ['ldd', 10],
    ['llld', 13],
    ['lddd', 13],
    ['lllld', 13],
    ['lllll', 6],
    ['lldd', 20],
  ])('HT 3.3 ale %s scores %i', (ale, heroes) => {
    expect(column('ale', ale)).toEqual([heroes]);
  });

  it('HT 3.3 mixing all that can be mixed is the best of all pairings', () => {
    const best = (light: number, dark: number): number => {
      let most = 0;
      if (light > 0 && dark > 0) most = Math.max(most, 10 + best(light - 1, dark - 1));
      if (light > 1) most = Math.max(most, 3 + best(light - 2, dark));
      if (dark > 1) most = Math.max(most, 3 + best(light, dark - 2));
      return most;
    };
    for (let light = 0; light <= 6; light++) {
      for (let dark = 0; dark <= 6; dark++) {
        expect(column('ale', 'l'.repeat(light) + 'd'.repeat(dark))).toEqual([best(light, dark)]);
      }
    }
  });

  it('HT 3.4 each lodging scores 2', () => {
    expect(column('lodging', '', 'o', 'ooo')).toEqual([0, 2, 6]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 5],
    [4, 7],
    [5, 10],
    [6, 10],
    [12, 10],
  ])('HT 3.5 %i markets score %i', (count, heroes) => {
    expect(column('market', 'm'.repeat(count))).toEqual([heroes]);
  });

  it.each([
    ['J', 1],
    ['Je', 2],
    ['Jee', 2],
    ['Jeee', 4],
    ['Jeeee', 4],
    ['Jeeeee', 4],
    ['Jeeeeee', 6],
    ['Jeeeeeee', 6],
    ['C', 1],
    ['Cff', 1],
    ['Cfff', 5],
    ['Cffffff', 10],
    ['B', 1],
    ['Bl', 1],
    ['Bld', 5],
    ['Bll', 2],
    ['Bdd', 2],
    ['Bllld', 7],
    ['Blldd', 10],
    ['M', 1],
    ['Mo', 2],
    ['Moo', 4],
    ['Mooo', 6],
    ['Moooo', 6],
    ['S', 1],
    ['Sm', 2],
    ['Smmmmmm', 7],
    ['JCBMS', 5],
  ])('HT 3.6 staff %s scores %i', (letters, heroes) => {
    expect(column('staff', letters)).toEqual([heroes]);
  });

  it('HT 3.7 games, barrels and tools score nothing', () => {
    expect(scored('gggbbbttt')[0].total).toBe(0);
  });

  it('HT 8.6 two copies of a staff card both score in full, without an upper limit', () => {
    expect(column('staff', 'JJeee', 'CCffffff', 'BBlldd', 'MMooo', 'SSmmmmm')).toEqual([8, 20, 20, 12, 12]);
    expect(column('staff', 'Cfffffffff')).toEqual([15]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 5],
    [4, 7],
    [5, 10],
    [9, 10],
  ])('HT 4.1 %i games, barrels, tools give %i tokens each', (count, tokens) => {
    const [games, barrel, tools] = scored('g'.repeat(count), 'b'.repeat(count), 't'.repeat(count));
    expect(games.resources).toEqual({ coins: tokens, storage: 0, land: 0 });
    expect(barrel.resources).toEqual({ coins: 0, storage: tokens, land: 0 });
    expect(tools.resources).toEqual({ coins: 0, storage: 0, land: tokens });
  });
});

describe('taverns of a real table', () => {
  it('scores all categories of a tavern', () => {
    expect(scored('eldmSbt')).toEqual([
      {
        entertainment: 6,
        food: 0,
        ale: 10,
        lodging: 0,
        market: 1,
        staff: 2,
        total: 19,
        resources: { coins: 0, storage: 1, land: 1 },
      },
    ]);
  });

  it.each([
    [null, { code: 'taverns-not-understood', where: 'taverns' }],
    ['taverns', { code: 'taverns-not-understood', where: 'taverns' }],
    [{}, { code: 'taverns-not-understood', where: 'taverns' }],
    [{ taverns: [] }, { code: 'taverns-not-understood', where: 'taverns' }],
    [{ taverns: [{}, {}, {}, {}, {}, {}] }, { code: 'taverns-not-understood', where: 'taverns' }],
    [{ taverns: [{}, null] }, { code: 'taverns-not-understood', where: 'taverns.1' }],
    [{ taverns: [[]] }, { code: 'taverns-not-understood', where: 'taverns.0' }],
    [{ taverns: [7] }, { code: 'taverns-not-understood', where: 'taverns.0' }],
    [{ taverns: [{ ale: 1 }] }, { code: 'unknown-card', text: 'ale' }],
    [JSON.parse('{"taverns":[{"__proto__":1}]}'), { code: 'unknown-card', text: '__proto__' }],
    [{ taverns: [{ food: -1 }] }, { code: 'taverns-not-understood', where: 'taverns.0.food' }],
    [{ taverns: [{ food: 1.5 }] }, { code: 'taverns-not-understood', where: 'taverns.0.food' }],
    [{ taverns: [{ food: '1' }] }, { code: 'taverns-not-understood', where: 'taverns.0.food' }],
    [{ taverns: [{ food: 13 }] }, { code: 'too-many-cards', card: 'food', max: 12, have: 13 }],
    [{ taverns: [{ cook: 2 }, { cook: 1 }] }, { code: 'too-many-cards', card: 'cook', max: 2, have: 3 }],
  ])('refuses %j', (given, refusal) => {
    expect(scoreTaverns(given)).toEqual({ ok: false, refusal });
  });
});
