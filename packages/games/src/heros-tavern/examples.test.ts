import { describe, expect, it } from 'vitest';
import { type Card, type Event, herosTavern } from './index.ts';
import { buyAll, cards, draftRound, FREE, nothing, only, player, refill, table } from './table.fixture.ts';

describe('worked examples', () => {
  const first = [cards('eldmSbt'), cards('fffoomm'), cards('gggbbdd')];

  it('HT 9.1 round 1', () => {
    const state = table();
    const scored = only(draftRound(state, first), 'scored')[0];
    expect(scored.heroes).toEqual({ entertainment: 6, food: 0, ale: 10, lodging: 0, market: 1, staff: 2 });
    expect(player(state, 0)).toMatchObject({ heroes: 19, tokens: { coins: 0, storage: 1, land: 1 } });
    const bought = only(buyAll(state, [cards('dm'), [], []]), 'bought')[0];
    expect(bought.paid).toEqual({ coins: 0, storage: 1, land: 1 });
    expect(player(state, 0)).toMatchObject({
      bought: ['dark-ale', 'market'],
      tokens: { coins: 0, storage: 0, land: 0 },
    });
  });

  it.each([
    ['ef', 'eee', 'e'],
    ['ee', 'eee', 'ee'],
  ])('HT 9.2 round 2, the two cards not told being %s', (untold, most, alsoSecond) => {
    const state = table();
    draftRound(state, first);
    buyAll(state, [cards('dm'), [], []]);
    const filled = (letters: string) => cards(letters + 'oobbbbb'.slice(letters.length));
    const events = draftRound(state, [cards(`ldmmt${untold}`), filled(most), filled(alsoSecond)]);
    expect(only(events, 'scored')[0].heroes).toEqual({
      entertainment: 1,
      food: 0,
      ale: 10,
      lodging: 0,
      market: 5,
      staff: 0,
    });
    expect(player(state, 0)).toMatchObject({ heroes: 19 + 16, tokens: { coins: 0, storage: 0, land: 1 } });
    expect(only(events, 'awarded')[0].tokens).toEqual({ coins: 0, storage: 0, land: 1 });
    buyAll(state, [cards('m'), [], []]);
    expect(player(state, 0).bought).toEqual(['dark-ale', 'market', 'market']);
    expect(player(state, 0).tokens.land).toBe(0);
  });

  it('HT 9.3 final scoring', () => {
    const state = table(3, FREE);
    const drafts = [
      ['ldommmS', 'eeffgbt', 'eeggbbt'],
      ['mmBffgg', 'oottbbf', 'ootlllt'],
      ['gbtgbtg', 'ggbbtte', 'ffeelld'],
      ['ggffell', 'ddeemmf', 'oolldde'],
      ['bbtteff', 'llfddmm', 'eeooooo'],
    ];
    const buys: Card[][][] = [
      [cards('ldommmS'), cards('e'), cards('ee')],
      [cards('mmB'), [], []],
    ];
    let events: Event[] = [];
    drafts.forEach((draft, i) => {
      refill(state);
      draftRound(state, draft.map(cards));
      events = buyAll(state, buys[i] ?? nothing(3));
    });
    expect(only(events, 'final-scored')[0].heroes).toEqual({
      entertainment: 0,
      food: 0,
      ale: 10,
      lodging: 2,
      market: 10,
      staff: 11,
    });
    expect(only(events, 'awarded')[0].tokens).toEqual({ coins: 0, storage: 0, land: 0 });
    const final: Readonly<Record<string, number>> = herosTavern.outcome(state)?.players[0].rows[5] ?? {};
    expect(Object.values(final).reduce((total, heroes) => total + heroes, 0)).toBe(33);
  });
});
