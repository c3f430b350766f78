import { describe, expect, it } from 'vitest';
import { packText, unpackText } from './share.ts';

describe('a text in a link', () => {
  it.each(['', 'Taproom record 1\n', 'Борис · Anna – „Bräu“ 🍺', 'go 1, buy water1 a1, done\n'.repeat(2000)])(
    'comes out as it went in: %#',
    async text => {
      const packed = await packText(text);
      expect(packed).toMatch(/^[\w-]*$/);
      expect(await unpackText(packed)).toBe(text);
    },
  );

  it.each(['nothing', '!!!', 'q1Y', 'AAAA%20'])('that is none gives null: %s', async packed => {
    expect(await unpackText(packed)).toBeNull();
  });

  it('that was cut on its way gives null', async () => {
    const packed = await packText('go 1, buy water1 a1, done\n'.repeat(50));
    expect(await unpackText(packed.slice(0, -6))).toBeNull();
  });

  it('is not unpacked without end', async () => {
    const packed = await packText('x'.repeat(1_000_001));
    expect(packed.length).toBeLessThan(2000);
    expect(await unpackText(packed)).toBeNull();
  });
});
