import { describe, expect, it } from 'vitest';
import { paneFor } from './pane.ts';

describe('the pane that comes into view on a narrow screen', () => {
  it('is the board that the turn needs', () => {
    const own = { mayAct: true, awaited: [0], seat: 0 };
    expect(paneFor(own, 'go')).toBe('main-board');
    expect(paneFor(own, 'buy')).toBe('cloister');
    expect(paneFor(own, 'score')).toBe('cloister');
  });

  it('is the main board while the others move: their figures walk there', () => {
    expect(paneFor({ mayAct: false, awaited: [1], seat: 0 }, 'buy')).toBe('main-board');
    expect(paneFor({ mayAct: false, awaited: [1], seat: 0 }, 'go')).toBe('main-board');
  });

  it('stays as it is while pieces of one’s own turn are on their way, at the end, and for those who watch', () => {
    expect(paneFor({ mayAct: false, awaited: [0], seat: 0 }, 'buy')).toBeNull();
    expect(paneFor({ mayAct: false, awaited: [], seat: 0 }, 'over')).toBeNull();
    expect(paneFor({ mayAct: false, awaited: [1], seat: null }, 'go')).toBeNull();
  });
});
