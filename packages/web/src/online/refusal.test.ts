import { describe, expect, it } from 'vitest';
import { en } from '../i18n/en/index.ts';
import { explain } from '../log/explain.ts';
import { tonguesOf } from '../play/testing/faces.ts';
import { refusalOf } from './refusal.ts';

describe('a turn that the table refused', () => {
  it('is explained by what the table said', () => {
    const refusal = refusalOf({ code: 'refused', refusal: { code: 'stale', number: 7 } });
    expect(refusal).toEqual({ code: 'stale', number: 7 });
    expect(refusal && explain(en.refusals, 'table', refusal, null)).toContain('plan your turn anew');
  });

  it('is explained by the rule that stood against it', async () => {
    const { speech } = (await tonguesOf('heaven-and-ale')).en.spoken;
    const reason = { code: 'not-awaited' };
    const refusal = refusalOf({ code: 'refused', refusal: { code: 'move-refused', index: 0, reason } });
    expect(refusal && explain(en.refusals, 'table', refusal, speech)).toBe(
      explain(en.refusals, 'game', reason, speech),
    );
  });

  it('has no such words if something else was wrong, or nothing is known', () => {
    expect(refusalOf({ code: 'not-stored' })).toBeNull();
    expect(refusalOf({ code: 'unreachable' })).toBeNull();
    expect(refusalOf({ code: 'refused' })).toBeNull();
    expect(refusalOf({ code: 'refused', refusal: { code: 7 } })).toBeNull();
  });
});
