import type { GameId } from '@taproom/games';
import type { Event as CloisterEvent } from '@taproom/games/heaven-and-ale';
import type { Event as TavernEvent } from '@taproom/games/heros-tavern';
import { describe, expect, it } from 'vitest';
import { TraitTally } from '../src/arena/index.ts';
import { PLAYERS } from '../src/index.ts';

/** What was counted, by seat, without the zeros. */
const counted = (id: GameId, tally: TraitTally): Record<string, number>[] =>
  tally.counts.map(counts =>
    Object.fromEntries(
      PLAYERS.current(id)
        .traits.names.map((name, i): [string, number] => [name, counts[i]])
        .filter(([, count]) => count > 0),
    ),
  );

describe('traits', () => {
  it.each(PLAYERS.all)('of $id have names of their own', ({ traits }) => {
    expect(new Set(traits.names).size).toBe(traits.names.length);
  });

  it('of Heaven & Ale are tiles by side, sheds, discs, cards and barrels', () => {
    const tally = new TraitTally(PLAYERS.current('heaven-and-ale').traits, 2);
    const space = { space: 3, hex: 'c3', price: 2 };
    const events: CloisterEvent[] = [
      { event: 'bought', seat: 0, tile: 'hops3', side: 'sunny', ...space },
      { event: 'bought', seat: 0, tile: 'hops4', side: 'sunny', ...space },
      { event: 'bought', seat: 1, tile: 'monk2', side: 'shady', ...space },
      { event: 'shed-built', seat: 1, shed: 's1', sum: 9, type: 2 },
      { event: 'disc-placed', seat: 0, space: 4, spot: 'monk1', fertility: null },
      { event: 'card-placed', seat: 0, spots: ['wood', 'yeast'], card: 'purse' },
      { event: 'card-declined', seat: 1, spots: ['wood', 'yeast'] },
      { event: 'barrel', seat: 1, goal: 'marker-on-20', size: 'small' },
      { event: 'turn', seat: 1, stage: 'go' },
    ];
    tally.add(events);
    expect(counted('heaven-and-ale', tally)).toEqual([
      { 'resource sunny': 2, disc: 1, 'card purse': 1 },
      { 'monk shady': 1, 'shed of type 2': 1, 'card declined': 1, 'barrel small': 1 },
    ]);
  });

  it('of Hero’s Tavern are cards that are picked, and cards that are bought', () => {
    const tally = new TraitTally(PLAYERS.current('heros-tavern').traits, 3);
    const paid = { coins: 0, storage: 2, land: 0 };
    const events: TavernEvent[] = [
      { event: 'chose', seat: 2, card: 'food' },
      { event: 'revealed', step: 1, picks: ['maid', 'tools', 'food'] },
      { event: 'bought', seat: 2, cards: ['food', 'food'], paid },
      { event: 'bought', seat: 0, cards: [], paid },
    ];
    tally.add(events);
    expect(counted('heros-tavern', tally)).toEqual([{}, {}, { 'pick food': 1, 'buy food': 2 }]);
  });
});
