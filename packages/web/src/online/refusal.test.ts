import { describe, expect, it } from 'vitest';
import { explain } from '../log/explain.ts';
import { CATALOGUES, tonguesOf } from '../play/testing/faces.ts';
import { refusalOf, wrongChoice } from './refusal.ts';

const { en } = CATALOGUES;

describe('a turn that the table refused', () => {
  it('is explained by what the table said', () => {
    const refusal = refusalOf({ code: 'refused', refusal: { code: 'stale', number: 7 } });
    expect(refusal).toEqual({ code: 'stale', number: 7 });
    expect(refusal && explain(en.refusals, 'table', refusal, null)).toContain('plan your turn again');
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

describe('something that can’t be chosen', () => {
  const bots = { code: 'wrong-option', path: 'body.bots.0', allowed: ['novice', 'unheard-of'] } as const;

  it('is told with what can be, by its name in every language', () => {
    for (const words of Object.values(CATALOGUES)) {
      const said = wrongChoice({ ...bots, allowed: [...bots.allowed] }, words);
      expect(said).toContain(`${words.online.bots}: `);
      expect(said).toContain(`${words.signs['heaven-and-ale']?.levels.novice}, unheard-of.`);
    }
  });

  it('counts seats as people do', () => {
    const said = wrongChoice({ code: 'wrong-option', path: 'body.seat', allowed: [0, 2] }, en);
    expect(said).toContain('Seat 1, Seat 3');
    expect(wrongChoice({ code: 'wrong-option', path: 'body.seats', allowed: [2, 3] }, en)).toContain('2, 3.');
  });

  it('has no such words if the server does not say what could be', () => {
    expect(wrongChoice({ code: 'wrong-option' }, en)).toBeNull();
    expect(wrongChoice({ code: 'wrong-option', path: 'body.to' }, en)).toBeNull();
    expect(wrongChoice({ code: 'unreachable' }, en)).toBeNull();
  });
});
