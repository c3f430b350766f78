import { describe, expect, it } from 'vitest';
import { expectOk } from '../result.ts';
import { herosTavern, type State } from './index.ts';
import { buyAll, cards, draftRound, FREE, nothing, only, player, refill, table } from './table.fixture.ts';

const { apply, moves, actors, view } = herosTavern;

describe('purchase and discard', () => {
  const wanted = [cards('eldmSbt'), cards('fffoomm'), cards('gggbbdd')];
  const drafted = (options = {}): State => {
    const state = table(3, options);
    draftRound(state, wanted);
    return state;
  };

  it('HT 4.1 the resources of a round are for all face-up cards, bought ones included', () => {
    const state = drafted(FREE);
    expect(player(state, 2).tokens).toEqual({ coins: 5, storage: 3, land: 0 });
    buyAll(state, [[], [], cards('ggb')]);
    const events = draftRound(state, [cards('effffff'), cards('ooooomm'), cards('gbttlle')]);
    expect(only(events, 'awarded')[2].tokens).toEqual({ coins: 5, storage: 3, land: 3 });
    expect(player(state, 2).tokens).toEqual({ coins: 10, storage: 6, land: 3 });
  });

  it('HT 5.1 bought cards stay, their price is gone, the other tokens are kept', () => {
    const state = drafted();
    const bought = only(buyAll(state, [[], [], cards('d')]), 'bought');
    expect(bought[2]).toEqual({
      event: 'bought',
      seat: 2,
      cards: ['dark-ale'],
      paid: { coins: 0, storage: 1, land: 0 },
    });
    expect(player(state, 2)).toMatchObject({
      bought: ['dark-ale'],
      tokens: { coins: 5, storage: 2, land: 0 },
    });
    draftRound(state, [cards('effffff'), cards('ooooomm'), cards('lttlmme')]);
    expect(player(state, 2).pad[1].ale).toBe(10);
  });

  it('HT 5.1 nobody buys what it did not draft, cannot pay in full, or has bought already', () => {
    const state = drafted();
    const buy = (seat: number, letters: string) => apply(state, seat, { move: 'buy', cards: cards(letters) });
    expect(buy(0, 'f')).toMatchObject({ refusal: { code: 'not-drafted', card: 'food', need: 1, have: 0 } });
    expect(buy(0, 'dd')).toMatchObject({
      refusal: { code: 'not-drafted', card: 'dark-ale', need: 2, have: 1 },
    });
    expect(buy(0, 'ld')).toMatchObject({
      refusal: { code: 'not-enough-tokens', resource: 'storage', need: 2, have: 1 },
    });
    // Games cost storage and land: seat 2 has no land.
    expect(buy(2, 'g')).toMatchObject({
      refusal: { code: 'not-enough-tokens', resource: 'land', need: 1, have: 0 },
    });
    buyAll(state, [[], [], cards('d')]);
    draftRound(state, [cards('effffff'), cards('ooooomm'), cards('lttlmme')]);
    expect(buy(2, 'd')).toMatchObject({ refusal: { code: 'not-drafted', card: 'dark-ale' } });
  });

  it('HT 5.1 purchases are optional: who can buy nothing says so', () => {
    const state = drafted();
    expect(moves(state, 1)).toEqual([{ move: 'buy', cards: [] }]);
  });

  it('HT 5.1 equal purchases are listed once, nothing first', () => {
    const state = drafted();
    // 5 coins and 3 storage: up to two dark ales, nothing else has a price without land but them.
    expect(moves(state, 2)).toEqual([
      { move: 'buy', cards: [] },
      { move: 'buy', cards: ['dark-ale'] },
      { move: 'buy', cards: ['dark-ale', 'dark-ale'] },
    ]);
  });

  it('HT 5.2 prices', () => {
    const { prices } = herosTavern.options(table());
    const price = (coins: number, storage: number, land: number) => ({ coins, storage, land });
    expect(prices).toEqual({
      entertainment: price(1, 0, 0),
      food: price(0, 1, 0),
      'light-ale': price(0, 1, 0),
      'dark-ale': price(0, 1, 0),
      lodging: price(0, 0, 1),
      market: price(0, 0, 1),
      games: price(0, 1, 1),
      barrel: price(1, 0, 1),
      tools: price(1, 1, 0),
      jester: price(1, 0, 0),
      cook: price(1, 0, 0),
      bartender: price(1, 0, 0),
      maid: price(1, 0, 0),
      shopkeeper: price(1, 0, 0),
    });
  });

  it('HT 6.1 what is not bought goes to the open discard pile', () => {
    const state = drafted();
    const events = buyAll(state, [cards('dm'), [], []]);
    expect(only(events, 'discarded')[0].cards).toEqual(cards('elbtS'));
    expect(view(state, 'spectator').discard).toMatchObject({
      entertainment: 1,
      'light-ale': 1,
      'dark-ale': 2,
      market: 2,
      shopkeeper: 1,
      food: 3,
    });
    expect(player(state, 0).drafted).toEqual([]);
  });

  it('HT 8.1 a table may set other prices; what it leaves out keeps its price, a missing resource is free', () => {
    const options = { prices: { food: { land: 9 }, cook: {} } };
    const { prices } = herosTavern.options(table(3, options));
    expect(prices.food).toEqual({ coins: 0, storage: 0, land: 9 });
    expect(prices.cook).toEqual({ coins: 0, storage: 0, land: 0 });
    expect(prices.market).toEqual({ coins: 0, storage: 0, land: 1 });
  });

  it('HT 8.4 purchases are hidden until the last one is in, and may be changed until then', () => {
    const state = drafted();
    expect(expectOk(apply(state, 0, { move: 'buy', cards: cards('m') }))).toEqual([
      { event: 'decided', seat: 0, cards: ['market'] },
    ]);
    expect(view(state, 1).players[0]).toMatchObject({ in: true, purchase: null, bought: [] });
    expect(view(state, 0).players[0]).toMatchObject({ in: true, purchase: ['market'] });
    expectOk(apply(state, 0, { move: 'buy', cards: cards('dm') }));
    expectOk(apply(state, 1, { move: 'buy', cards: [] }));
    expect(actors(state)).toEqual([2]);
    expectOk(apply(state, 2, { move: 'buy', cards: [] }));
    expect(view(state, 1).players[0].bought).toEqual(['dark-ale', 'market']);
  });

  it('HT 8.5 tokens are not limited by what is in the box', () => {
    const state = table(3);
    // 10 coins a round and nothing spent: the box's 50 coins are not enough for two such players.
    for (let round = 1; round <= 5; round++) {
      draftRound(state, [cards('gggggee'), cards('gggggff'), cards('mmooooo')]);
      buyAll(state, nothing(3));
      refill(state); // the same cards again
    }
    expect(player(state, 0).tokens.coins + player(state, 1).tokens.coins).toBe(100);
  });
});
