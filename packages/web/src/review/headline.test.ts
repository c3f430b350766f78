import { intervalOf } from '@taproom/bots/coach';
import { describe, expect, it } from 'vitest';
import { addsUp, headlineOf, isTwofold, slipCounts } from './headline.ts';
import { accountWith, judgedTurn, worth } from './testing/accounts.ts';

const everything = (): boolean => true;

describe('the headline of a seat', () => {
  const turns = [
    judgedTurn(1, worth(3, 0.2)),
    judgedTurn(3, worth(1, 0)),
    judgedTurn(5, worth(0, 0), { isForced: true }),
  ];
  const account = accountWith(0, turns, worth(6, 0.7));

  it('leaves out decisions without a choice, and those of somebody else', () => {
    expect(headlineOf(account, everything)).toMatchObject({ decisions: 2, cost: { score: { mean: 2 } } });
    expect(headlineOf(account, ({ ply }) => ply !== 1)).toMatchObject({
      decisions: 1,
      cost: { score: { mean: 1 } },
    });
    expect(headlineOf(account, () => false)).toMatchObject({ decisions: 0, cost: null });
  });

  it('takes luck out of the result, which never gets impossible', () => {
    expect(headlineOf(account, everything).withoutLuck.score).toBe(39);
    expect(headlineOf(account, everything).withoutLuck.share).toBeCloseTo(0.3, 9);
    const lucky = accountWith(0, turns, worth(60, 1.2));
    expect(headlineOf(lucky, everything).withoutLuck).toEqual(worth(0, 0));
    const unlucky = accountWith(0, turns, worth(-5, -0.4));
    expect(headlineOf(unlucky, everything).withoutLuck).toEqual(worth(50, 1));
  });
});

it('an interval is wide with few values, and never below nothing', () => {
  expect(intervalOf([2])).toEqual({ mean: 2, least: 2, most: 2 });
  expect(intervalOf([0, 4])).toEqual({ mean: 2, least: 0, most: 6 });
  expect(intervalOf([0, 4, 0, 4, 0, 4, 0, 4]).most).toBeLessThan(4);
});

it('an account that does not add up is found', () => {
  const account = accountWith(0, [judgedTurn(1, worth(3, 0.2))]);
  expect(addsUp(account)).toBe(true);
  const [seat] = account.seats;
  if (seat === undefined) throw new Error('nobody');
  expect(addsUp({ ...account, seats: [{ ...seat, slips: worth(0, 0) }] })).toBe(false);
});

it('slips are counted by their names; those of others are left out', () => {
  const turns = [
    judgedTurn(1, worth(3, 0.3)),
    judgedTurn(3, worth(1, 0.06)),
    judgedTurn(5, worth(2, 0)),
    judgedTurn(7, worth(0, 0)),
  ];
  const account = accountWith(0, turns);
  const named = { blunder: 1, mistake: 0, inaccuracy: 1 };
  expect(slipCounts(account, 2, everything)).toEqual({ all: 3, named });
  expect(slipCounts(account, 2, ({ ply }) => ply === 5)).toEqual({
    all: 1,
    named: { blunder: 0, mistake: 0, inaccuracy: 0 },
  });
});

it('says that luck can cost points and still help to win', () => {
  expect(isTwofold(worth(-14, 0.04))).toBe(true);
  expect(isTwofold(worth(3, -0.02))).toBe(true);
  expect(isTwofold(worth(-14, -0.04))).toBe(false);
  // As written: −14.0 and 0 %.
  expect(isTwofold(worth(-14, 0.0001))).toBe(false);
});
