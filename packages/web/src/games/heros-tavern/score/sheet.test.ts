import { describe, expect, it } from 'vitest';
import {
  FINAL,
  freshTavernSheet,
  mostCards,
  readTavernSheet,
  scoreSheet,
  seatTaverns,
  setCard,
  type TavernSheet,
} from './sheet.ts';

const sheet = freshTavernSheet();
const set = (
  on: TavernSheet,
  round: number,
  seat: number,
  cards: Parameters<typeof setCard>[1]['card'][],
): TavernSheet =>
  cards.reduce(
    (now, card) => setCard(now, { round, seat, card }, (now.rounds[round]?.[seat]?.[card] ?? 0) + 1),
    on,
  );

describe('the score pad of Hero’s Tavern', () => {
  it('HT 9.1 scores a round by category', () => {
    const played = set(sheet, 0, 1, [
      'entertainment',
      'light-ale',
      'dark-ale',
      'market',
      'shopkeeper',
      'barrel',
      'tools',
    ]);
    const { rounds, totals } = scoreSheet(played);
    expect(rounds[0]?.[1]).toMatchObject({ entertainment: 6, ale: 10, market: 1, staff: 2, total: 19 });
    expect(rounds[0]?.[1]?.resources).toEqual({ coins: 0, storage: 1, land: 1 });
    expect(totals).toEqual([0, 19, 0]);
  });

  it('HT 7.1 counts tokens left and awarded at the end', () => {
    const ended = { ...set(sheet, FINAL, 0, ['games', 'games', 'tools']), left: [2, 0, 0] };
    const { unspent, totals } = scoreSheet(ended);
    expect(unspent).toEqual([6, 0, 0]);
    expect(totals).toEqual([6, 0, 0]);
  });

  it('HT 7.2 breaks ties by unspent tokens', () => {
    const lodged = set(sheet, 0, 0, ['lodging']);
    expect(scoreSheet({ ...lodged, left: [0, 2, 0] }).winners).toEqual([1]);
    expect(scoreSheet({ ...lodged, left: [0, 2, 2] }).winners).toEqual([1, 2]);
    expect(scoreSheet(lodged).winners).toEqual([0]);
  });

  it('HT 1.1 never lets more cards be entered than there are', () => {
    const jesters = set(sheet, 0, 0, ['jester']);
    expect(mostCards(jesters.rounds[0] ?? [], 1, 'jester')).toBe(1);
    expect(mostCards(jesters.rounds[0] ?? [], 0, 'jester')).toBe(2);
    expect(mostCards(jesters.rounds[1] ?? [], 1, 'jester')).toBe(2);
  });

  it('keeps players who stay', () => {
    const played = set(sheet, 2, 0, ['food']);
    const five = seatTaverns(played, 5);
    expect(five.rounds[2]).toEqual([{ food: 1 }, {}, {}, {}, {}]);
    expect(seatTaverns(five, 3)).toEqual(played);
  });

  it('comes back from storage, and only if it is whole', () => {
    expect(readTavernSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
    for (const broken of [null, [], {}, { ...sheet, left: [0] }, { ...sheet, left: [0, 0, -1] }])
      expect(readTavernSheet(broken)).toBeNull();
    expect(readTavernSheet({ ...sheet, rounds: sheet.rounds.slice(1) })).toBeNull();
    expect(readTavernSheet(setCard(sheet, { round: 0, seat: 0, card: 'jester' }, 3))).toBeNull();
  });
});
