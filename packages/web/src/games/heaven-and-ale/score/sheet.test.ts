import { describe, expect, it } from 'vitest';
import {
  changeHoldings,
  freshCloisterSheet,
  mostBarrels,
  readCloisterSheet,
  scoreCloister,
  seatPlayers,
} from './sheet.ts';

const sheet = seatPlayers(freshCloisterSheet(), 3);

describe('the sheet of Heaven & Ale', () => {
  it('HA 10.3 gives the example of the rules', () => {
    const markers = { wood: 1, yeast: 1, hops: 4, water: 7, barley: 9 };
    const { players, winners } = scoreCloister(
      changeHoldings(sheet, 1, { brewmaster: 12, markers, ducats: 60 }),
    );
    expect(players[1]).toMatchObject({ rate: 2, value: 4, rearmost: 5, production: 20, total: 20 });
    expect(winners).toEqual([1]);
  });

  it('keeps players who stay', () => {
    const rich = changeHoldings(sheet, 0, { ducats: 7 });
    expect(seatPlayers(rich, 4).players.map(player => player.ducats)).toEqual([7, 0, 0, 0]);
    expect(seatPlayers(rich, 2).names).toHaveLength(2);
  });

  it('has one first player', () => {
    const moved = changeHoldings(changeHoldings(sheet, 0, { firstPlayer: true }), 2, { firstPlayer: true });
    expect(moved.players.map(player => player.firstPlayer)).toEqual([false, false, true]);
  });

  it('HA 1.3 never lets more barrels be entered than there are', () => {
    let full = changeHoldings(sheet, 0, { largeBarrels: 5, smallBarrels: 3 });
    expect(mostBarrels(full, 1, 'largeBarrels')).toBe(7);
    expect(mostBarrels(full, 0, 'largeBarrels')).toBe(9);
    full = changeHoldings(full, 0, { largeBarrels: 9 });
    full = changeHoldings(full, 1, { largeBarrels: mostBarrels(full, 1, 'largeBarrels') });
    expect(() => scoreCloister(full)).not.toThrow();
    expect(mostBarrels(full, 2, 'largeBarrels')).toBe(0);
  });

  it('comes back from storage, and only if it is whole', () => {
    expect(readCloisterSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
    for (const broken of [null, 3, {}, { ...sheet, names: ['a'] }, { ...sheet, names: [1, 2, 3] }])
      expect(readCloisterSheet(broken)).toBeNull();
    expect(readCloisterSheet({ ...sheet, players: [{}, {}, {}] })).toBeNull();
    expect(readCloisterSheet(changeHoldings(sheet, 0, { ducats: -1 }))).toBeNull();
  });
});
