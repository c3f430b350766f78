import { describe, expect, it } from 'vitest';
import { daysAfter, phaseOf, stepOf } from './days.ts';

it('finds the day before and after, across months and years', () => {
  expect(daysAfter('2026-11-18', -1)).toBe('2026-11-17');
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
});

it('is open on its day, then over, then closed', () => {
  const deal = { ends: 100, closes: 200 };
  expect([99, 100, 199, 200].map(now => phaseOf(deal, now))).toEqual(['open', 'over', 'over', 'closed']);
});

describe('what can be done with a deal', () => {
  const played = (status: 'playing' | 'finished' | 'abandoned') =>
    ({ table: 't', status, score: null, percentile: null, level: null, matchpoints: null }) as const;

  it('is to play it while it is open, and to finish what was begun', () => {
    expect(stepOf({ mine: null, practice: null }, 'open')).toBe('play');
    expect(stepOf({ mine: played('playing'), practice: null }, 'open')).toBe('resume');
    expect(stepOf({ mine: played('playing'), practice: null }, 'over')).toBe('resume');
    expect(stepOf({ mine: played('playing'), practice: null }, 'closed')).toBe('resume-late');
  });

  it('is to practise once its draws are no secret: after one’s attempt, or when it is closed', () => {
    expect(stepOf({ mine: played('finished'), practice: null }, 'open')).toBe('practise');
    expect(stepOf({ mine: played('abandoned'), practice: 'p' }, 'over')).toBe('resume-practice');
    expect(stepOf({ mine: null, practice: null }, 'over')).toBe('wait');
    expect(stepOf({ mine: null, practice: null }, 'closed')).toBe('practise');
  });
});
