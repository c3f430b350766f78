import { describe, expect, it } from 'vitest';
import { fast } from './fast.ts';
import { type Card, type Event, herosTavern, type State } from './index.ts';
import { padOf, TOKENS } from './layout.ts';
import { buyAll, cards, draftRound, FREE, nothing, only, refill, table, walk } from './table.fixture.ts';

const { apply, moves, actors, position } = herosTavern;

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
