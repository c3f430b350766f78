import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unpackText } from '../local/share.ts';
import { copy, handOn, linkTo } from './share.ts';

beforeEach(() => vi.stubGlobal('location', { href: 'https://ale.example/replay/abc/7?x=1' }));
afterEach(() => vi.unstubAllGlobals());

describe('a link to a game', () => {
  it('holds the whole record, and names a move if it is asked to', async () => {
    const link = await linkTo('Taproom record 1\n');
    const packed = link?.replace('https://ale.example/replay#', '') ?? '';
    expect(await unpackText(packed)).toBe('Taproom record 1\n');
    expect(await linkTo('Taproom record 1\n', 12)).toBe(`${link}/12`);
  });

  it('is none if programs might cut it', async () => {
    const noise = Array.from({ length: 9000 }, (_, i) => ((i * 7919) ** 2 % 1e9).toString(36)).join('');
    expect(await linkTo(noise)).toBeNull();
    expect(await linkTo(`# well\nTaproom record 1\n`)).not.toBe(await linkTo('Taproom record 1\n'));
    expect(await linkTo(`Taproom record 1\n# ${noise}\n`)).toBe(await linkTo('Taproom record 1\n'));
  });
});

describe('handing a link on', () => {
  const link = 'https://ale.example/replay#x';
  const writeText = vi.fn(() => Promise.resolve());
  const failing = (name: string) => () => Promise.reject(new DOMException('no', name));

  beforeEach(() => writeText.mockClear());

  it('is done by the device if it can', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { share, clipboard: { writeText } });
    expect(await handOn(link, 'A game')).toEqual({ how: 'shared' });
    expect(share).toHaveBeenCalledWith({ title: 'A game', url: link });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('is dropped if the person thinks better of it', async () => {
    vi.stubGlobal('navigator', { share: failing('AbortError'), clipboard: { writeText } });
    expect(await handOn(link, 'A game')).toEqual({ how: 'dropped' });
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([{ share: failing('NotAllowedError') }, {}])(
    'is left to the clipboard otherwise: %#',
    async device => {
      vi.stubGlobal('navigator', { ...device, clipboard: { writeText } });
      expect(await handOn(link, 'A game')).toEqual({ how: 'copied' });
      expect(writeText).toHaveBeenCalledWith(link);
    },
  );

  it('ends with showing it where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    expect(await copy(link)).toEqual({ how: 'shown', link });
  });
});
