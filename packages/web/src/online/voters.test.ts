import type { Proposal, SeatInfo } from '@taproom/contracts';
import { describe, expect, it } from 'vitest';
import { isAsked, votersLeft } from './voters.ts';

const seatOf = (replaced: SeatInfo['replaced']): SeatInfo => ({
  person: { id: 'someone', name: 'Someone', kind: 'guest' },
  level: replaced === null ? null : 'patron',
  replaced,
  present: true,
  takeover: null,
  seen: 0,
});
const bot: SeatInfo = { ...seatOf(null), person: null, level: 'patron' };

describe('a proposal', () => {
  const seats = [seatOf(null), seatOf('away'), seatOf('resigned'), bot, seatOf(null)];

  it('needs the answers of all who play and have not agreed', () => {
    expect(votersLeft({ rated: false, seats }, { kind: 'back', agreed: [0] })).toEqual([4]);
    expect(votersLeft({ rated: false, seats }, { kind: 'abandon', agreed: [0, 4] })).toEqual([]);
  });

  it('asks nobody who has resigned, is away, has agreed or only watches', () => {
    const proposal: Proposal = { id: 'a', seat: 0, kind: 'back', to: 1, agreed: [0] };
    const info = { rated: false, seats, proposal };
    expect([0, 1, 2, 3, 4, null].filter(seat => isAsked(info, seat))).toEqual([4]);
    expect(isAsked({ ...info, proposal: null }, 4)).toBe(false);
  });

  it('to end a rated game also needs those who are away', () => {
    expect(votersLeft({ rated: true, seats }, { kind: 'abandon', agreed: [0] })).toEqual([1, 4]);
  });
});
