import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../chance.ts';
import { expectOk } from '../result.ts';
import { cardsEach } from './deal.ts';
import { fast } from './fast.ts';
import { CARDS, type Card, type Event, herosTavern, isStaff, type State, tables } from './index.ts';
import { DISCARD, PILE, padOf, ROUND, STAGE, sum, TOKENS } from './layout.ts';
import { buyAll, cards, draftRound, FREE, handsFor, refill, walk } from './table.fixture.ts';

const { apply, moves, actors, view, position } = herosTavern;
const table = (seats = 3, options = {}): State => expectOk(herosTavern.setup(seats, options));
const only = <Name extends Event['event']>(events: readonly Event[], name: Name) =>
  events.filter((event): event is Extract<Event, { event: Name }> => event.event === name);
const player = (state: State, seat: number) => position(state).players[seat];
const nothing = (seats: number): Card[][] => Array.from({ length: seats }, () => []);

describe('pieces', () => {
  it('HT 1.1 the box has 118 cards: 12 of each, and 2 of each staff', () => {
    const { pile, pileCards, discard } = position(table());
    expect(pile).toBe(118);
    for (const card of CARDS) expect(pileCards?.[card]).toBe(isStaff(card) ? 2 : 12);
    expect(Object.values(discard).every(count => count === 0)).toBe(true);
  });

  it('HT 1.2 players start without tokens and have three resources', () => {
    expect(player(table(), 0).tokens).toEqual({ coins: 0, storage: 0, land: 0 });
  });

  it('is for 3 to 5 players', () => {
    for (const seats of [3, 4, 5]) expect(herosTavern.seatCount(table(seats))).toBe(seats);
    for (const seats of [2, 6, 3.5, Number.NaN, '3', null]) {
      expect(herosTavern.setup(seats as number)).toEqual({
        ok: false,
        refusal: { code: 'wrong-seat-count', min: 3, max: 5 },
      });
    }
  });
});

describe('the deal', () => {
  it('HT 2.1 deals 7 cards to each from the pile', () => {
    for (const seats of [3, 4, 5]) {
      const state = table(seats);
      expect(actors(state)).toEqual(['chance']);
      expect(moves(state, 0)).toEqual([]);
      const move = herosTavern.draw(state, new SeededRandom(seats));
      const [dealt] = expectOk(apply(state, 'chance', move));
      expect(position(state).players.map(p => p.hand?.length)).toEqual(Array(seats).fill(7));
      expect(position(state).pile).toBe(118 - 7 * seats);
      expect(dealt).toMatchObject({ event: 'dealt', round: 1, each: 7, reshuffled: false });
    }
  });

  /** Round 4 at 5 seats: 13 cards are left in the pile. */
  const beforeReshuffle = (): State => {
    let state = table();
    walk({ seats: 5, seed: 'reshuffle' }, now => {
      if (now[ROUND] === 4 && now[STAGE] === 0) state = now.slice();
    });
    return state;
  };

  it('HT 2.1 a pile that runs out is dealt to the end, then the shuffled discard goes on', () => {
    const state = beforeReshuffle();
    const before = position(state);
    expect(before.pile).toBe(13);
    const inDiscard = sum(state, DISCARD, CARDS.length);
    const move = herosTavern.draw(state, new SeededRandom(1));
    const [dealt] = expectOk(apply(state, 'chance', move));
    expect(dealt).toMatchObject({ reshuffled: true, pile: 13 + inDiscard - 35 });
    const after = position(state);
    expect(after.remainder).toEqual(before.pileCards);
    expect(Object.values(after.discard).every(count => count === 0)).toBe(true);
    expect(after.pile).toBe(13 + inDiscard - 35);
  });

  it('HT 2.1 cards are dealt one at a time around the table', () => {
    const state = beforeReshuffle();
    const { hands } = expectDeal(herosTavern.draw(state, new SeededRandom(2)));
    // The pile's 13 cards go to seats 0 1 2 3 4, 0 1 2 3 4, 0 1 2: seat 3 gets its third card from the discard.
    const pile = { ...position(state).pileCards };
    const first13 = [0, 1, 2].flatMap(i => hands.map(hand => hand[i])).slice(0, 13);
    for (const card of first13) pile[card] = (pile[card] ?? 0) - 1;
    expect(Object.values(pile).every(count => count === 0)).toBe(true);
    // Swapping a card of the pile with a different one dealt later is no possible deal.
    const swapped = hands.map(hand => hand.slice());
    const late = swapped[4].findIndex((card, i) => i >= 2 && !position(state).pileCards?.[card]);
    expect(late).toBeGreaterThan(1);
    [swapped[0][0], swapped[4][late]] = [swapped[4][late], swapped[0][0]];
    expect(apply(state, 'chance', { move: 'deal', hands: swapped })).toMatchObject({
      refusal: { code: 'not-in-pile', seat: 0 },
    });
  });

  const expectDeal = (move: ReturnType<typeof herosTavern.draw>) => {
    if (move.move !== 'deal') throw new Error('a deal was expected');
    return move;
  };

  it('HT 8.3 with too few cards all get the same smaller number, the rest stays in the pile', () => {
    const state = table(5, FREE);
    const everything = (): void => {
      while (herosTavern.actors(state)[0] !== 'chance' && herosTavern.actors(state).length > 0) {
        const seat = herosTavern.actors(state)[0];
        if (seat === 'chance') break;
        const list = moves(state, seat);
        expectOk(apply(state, seat, list[list.length - 1]));
      }
    };
    const random = new SeededRandom('all is bought');
    const sizes: number[] = [];
    const left: number[] = [];
    for (let round = 1; round <= 5; round++) {
      sizes.push(cardsEach(state));
      expectOk(apply(state, 'chance', herosTavern.draw(state, random)));
      left.push(position(state).pile);
      expect(herosTavern.broken(state)).toBeNull();
      everything();
    }
    expect(sizes).toEqual([7, 7, 7, 2, 0]);
    expect(left).toEqual([83, 48, 13, 3, 3]);
    expect(position(state).stage).toBe('over');
  });

  it('HT 8.3 hands of one card are revealed without a choice', () => {
    const state = table(3);
    // Three cards are left in the box: one for each.
    state.fill(0, PILE, PILE + CARDS.length);
    state[PILE] = 3;
    const events = expectOk(
      apply(state, 'chance', { move: 'deal', hands: [cards('e'), cards('e'), cards('e')] }),
    );
    expect(only(events, 'revealed')).toEqual([
      { event: 'revealed', step: 1, picks: ['entertainment', 'entertainment', 'entertainment'] },
    ]);
    expect(position(state).stage).toBe('purchase');
  });
});

describe('the draft', () => {
  const wanted = [cards('eldmSbt'), cards('fffoomm'), cards('gggbbdd')];

  it('HT 2.2 all choose at once, face down, then reveal and pass to the left', () => {
    const state = table();
    expectOk(apply(state, 'chance', { move: 'deal', hands: handsFor(wanted) }));
    const hands = position(state).players.map(p => p.hand ?? []);
    expect(actors(state)).toEqual([0, 1, 2]);
    expect(expectOk(apply(state, 1, { move: 'pick', card: 'food' }))).toEqual([
      { event: 'chose', seat: 1, card: 'food' },
    ]);
    expect(actors(state)).toEqual([0, 2]);
    expectOk(apply(state, 0, { move: 'pick', card: 'entertainment' }));
    const events = expectOk(apply(state, 2, { move: 'pick', card: 'games' }));
    expect(events.slice(1)).toEqual([
      { event: 'revealed', step: 1, picks: ['entertainment', 'food', 'games'] },
      { event: 'passed', cards: 6 },
    ]);
    const without = (hand: readonly Card[], card: Card) => {
      const rest = hand.slice();
      rest.splice(rest.indexOf(card), 1);
      return rest;
    };
    const passed = position(state).players.map(p => p.hand);
    expect(passed[1]).toEqual(without(hands[0], 'entertainment'));
    expect(passed[2]).toEqual(without(hands[1], 'food'));
    expect(passed[0]).toEqual(without(hands[2], 'games'));
  });

  it('HT 2.2 a seat that is in may choose again until the last one is in', () => {
    const state = table();
    expectOk(apply(state, 'chance', { move: 'deal', hands: handsFor(wanted) }));
    expectOk(apply(state, 0, { move: 'pick', card: 'entertainment' }));
    expect(actors(state)).toEqual([1, 2]);
    const others = moves(state, 0);
    const other = others[others.length - 1];
    expectOk(apply(state, 0, other));
    expect(actors(state)).toEqual([1, 2]);
    expect(player(state, 0).chosen).toBe(other.move === 'pick' ? other.card : null);
  });

  it('HT 2.2 the last card needs no choice, and all drafted cards lie open', () => {
    const state = table();
    const events = draftRound(state, wanted);
    expect(only(events, 'revealed').map(event => event.step)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(only(events, 'passed').map(event => event.cards)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(only(events, 'chose')).toHaveLength(18);
    expect(view(state, 'spectator').players.map(p => p.drafted)).toEqual(wanted);
  });

  it('HT 2.3 score, award, purchase and discard follow each other', () => {
    const state = table();
    const drafted = draftRound(state, wanted).map(event => event.event);
    expect(drafted.slice(-6)).toEqual(['scored', 'scored', 'scored', 'awarded', 'awarded', 'awarded']);
    expect(position(state).stage).toBe('purchase');
    const ended = buyAll(state, nothing(3)).map(event => event.event);
    expect(ended.slice(3)).toEqual([
      'bought',
      'bought',
      'bought',
      'discarded',
      'discarded',
      'discarded',
      'round-ended',
    ]);
    expect(position(state)).toMatchObject({ stage: 'deal', round: 2 });
  });
});

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

describe('the end', () => {
  const rounds = (
    state: State,
    drafts: readonly (readonly Card[][])[],
    buys: readonly (readonly Card[][])[],
  ) => {
    let events: Event[] = [];
    drafts.forEach((draft, i) => {
      refill(state);
      draftRound(state, draft);
      events = buyAll(state, buys[i] ?? nothing(3));
    });
    return events;
  };
  const dull = ['fflldde', 'oommfll', 'ooddmmf'].map(cards);

  it('HT 7.1 after the fifth purchase the final taverns score, earn, and unspent tokens count', () => {
    const state = table();
    const first = [cards('gggbbmm'), cards('ttteeff'), cards('ldooddl')];
    const events = rounds(state, [first, dull, dull, dull, ['gbblldd', 'eeefffo', 'mmttooo'].map(cards)], []);
    expect(only(events, 'round-ended')).toEqual([{ event: 'round-ended', round: 5 }]);
    expect(only(events, 'final-scored')).toHaveLength(3);
    expect(only(events, 'awarded').map(event => event.tokens)).toEqual(
      Array(3).fill({ coins: 0, storage: 0, land: 0 }),
    );
    expect(only(events, 'unspent')).toEqual([
      { event: 'unspent', seat: 0, tokens: 12, heroes: 12 },
      { event: 'unspent', seat: 1, tokens: 5, heroes: 5 },
      { event: 'unspent', seat: 2, tokens: 3, heroes: 3 },
    ]);
    expect(actors(state)).toEqual([]);
    expect(moves(state, 0)).toEqual([]);
    expect(apply(state, 0, { move: 'buy', cards: [] })).toMatchObject({ refusal: { code: 'game-over' } });
  });

  it('HT 7.1 the final award is for bought cards only and nothing is bought with it', () => {
    const state = table(3, FREE);
    const events = rounds(
      state,
      [dull, dull, dull, dull, ['gbblldd', 'eeefffo', 'mmttooo'].map(cards)],
      [nothing(3), nothing(3), nothing(3), nothing(3), [cards('gbbld'), [], []]],
    );
    expect(only(events, 'awarded')[0].tokens).toEqual({ coins: 1, storage: 3, land: 0 });
    expect(only(events, 'final-scored').map(event => event.heroes.ale)).toEqual([10, 0, 0]);
    const result = herosTavern.outcome(state);
    expect(result?.players[0]).toMatchObject({
      award: { coins: 1, storage: 3, land: 0 },
      unspent: { coins: 2, storage: 6, land: 0 },
      unspentHeroes: 8,
    });
  });

  it('HT 7.2 the total is the heroes of five rounds and of the final scoring', () => {
    const state = walk({ seats: 4, seed: 'total' });
    const result = herosTavern.outcome(state);
    if (!result) throw new Error('the game is not over');
    const into = new Int32Array(5);
    fast.scores(state, into);
    result.players.forEach((breakdown, seat) => {
      expect(breakdown.rows).toHaveLength(6);
      const rows = breakdown.rows.flatMap(row => Object.values(row));
      const heroes = rows.reduce((total, n) => total + n, 0) + breakdown.unspentHeroes;
      expect(breakdown.total).toBe(heroes);
      expect(result.scores[seat]).toBe(heroes);
      expect(into[seat]).toBe(heroes);
      expect(position(state).players[seat].heroes).toBe(heroes);
    });
    expect(result.winners).toContain(result.scores.indexOf(Math.max(...result.scores)));
  });

  /** A finished game with these heroes on the pads and these tokens. */
  const finished = (heroes: readonly number[], tokens: readonly number[]): State => {
    const state = walk({ seats: 3, seed: 'finished' });
    heroes.forEach((n, seat) => {
      state.fill(0, padOf(seat), padOf(seat) + 36);
      state[padOf(seat)] = n;
      state.fill(0, TOKENS + 3 * seat, TOKENS + 3 * seat + 3);
      state[TOKENS + 3 * seat + seat] = tokens[seat];
    });
    return state;
  };

  it.each([
    ['most heroes win', [9, 5, 3], [0, 0, 1], [0], ['none', 'none', 'none']],
    ['unspent tokens count as heroes first', [9, 5, 3], [0, 5, 1], [1], ['none', 'none', 'none']],
    ['ties: most unspent tokens win', [9, 7, 3], [0, 2, 6], [2], ['lost', 'lost', 'won']],
    ['a tie behind the winner decides nothing', [5, 5, 9], [2, 2, 0], [2], ['none', 'none', 'none']],
    ['still tied: the victory is shared', [7, 7, 7], [2, 2, 2], [0, 1, 2], ['shared', 'shared', 'shared']],
    ['two share, one is behind', [7, 1, 7], [2, 7, 2], [0, 2], ['shared', 'none', 'shared']],
  ])('HT 7.2 %s', (_, heroes, tokens, winners, tieBreaks) => {
    const result = herosTavern.outcome(finished(heroes, tokens));
    expect(result?.winners).toEqual(winners);
    expect(result?.players.map(p => p.tieBreak)).toEqual(tieBreaks);
  });

  it('has no outcome before it', () => {
    expect(herosTavern.outcome(table())).toBeNull();
  });
});

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

it('the tables hold the numbers of the box', () => {
  expect(tables.COPIES.reduce((total, copies) => total + copies, 0)).toBe(118);
});
