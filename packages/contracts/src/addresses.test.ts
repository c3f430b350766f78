import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, oldPageAt, PAGE_PATHS, PAGES, type Page, pageAt } from './addresses.ts';
import { API_ROOT } from './api.ts';

/** Every page, where it has parameters with and without those that can be left out. */
const EXAMPLES: readonly (readonly [address: string, page: Page])[] = [
  ['/', { page: 'start' }],
  ['/new/some-game', { page: 'new', game: 'some-game' }],
  ['/play/0a1b2c', { page: 'play', id: '0a1b2c' }],
  ['/text/0a1b2c', { page: 'text', id: '0a1b2c' }],
  ['/replay/0a1b2c', { page: 'replay', id: '0a1b2c' }],
  ['/replay/0a1b2c/30', { page: 'replay', id: '0a1b2c', move: '30' }],
  ['/replay', { page: 'packed' }],
  ['/replay#x-_9', { page: 'packed', packed: 'x-_9' }],
  ['/replay#x-_9/57', { page: 'packed', packed: 'x-_9', move: '57' }],
  ['/review/0a1b2c', { page: 'review', id: '0a1b2c' }],
  ['/review', { page: 'reviewPacked' }],
  ['/review#x-_9', { page: 'reviewPacked', packed: 'x-_9' }],
  ['/online/AbCd1234/review', { page: 'reviewRecord', id: 'AbCd1234' }],
  ['/mistakes', { page: 'mistakes' }],
  ['/online', { page: 'online' }],
  ['/online/AbCd1234', { page: 'table', id: 'AbCd1234' }],
  ['/online/AbCd1234/replay', { page: 'record', id: 'AbCd1234' }],
  ['/online/AbCd1234/replay/12', { page: 'record', id: 'AbCd1234', move: '12' }],
  ['/join/AbCd1234', { page: 'join', id: 'AbCd1234' }],
  ['/join/AbCd1234#Secret', { page: 'join', id: 'AbCd1234', invite: 'Secret' }],
  ['/account', { page: 'account' }],
  ['/people/AbCd1234', { page: 'person', id: 'AbCd1234' }],
  ['/leaders', { page: 'leaders' }],
  ['/operator', { page: 'operator' }],
  ['/settings', { page: 'settings' }],
  ['/learn', { page: 'learn' }],
  ['/learn/some-game', { page: 'lessons', game: 'some-game' }],
  ['/learn/some-game/12', { page: 'lesson', game: 'some-game', lesson: '12' }],
  ['/daily/some-game', { page: 'daily', game: 'some-game' }],
  ['/daily/some-game/2026-11-17', { page: 'daily', game: 'some-game', day: '2026-11-17' }],
  ['/rules', { page: 'books' }],
  ['/glossary/some-game', { page: 'glossary', game: 'some-game' }],
  ['/puzzles/some-game', { page: 'puzzles', game: 'some-game' }],
  ['/explore/some-game', { page: 'explore', game: 'some-game' }],
  ['/rules/some-game', { page: 'rules', game: 'some-game' }],
  ['/rules/some-game#7', { page: 'rules', game: 'some-game', rule: '7' }],
  ['/rules/some-game#11.5', { page: 'rules', game: 'some-game', rule: '11.5' }],
  ['/score/some-game', { page: 'score', game: 'some-game' }],
  ['/print/some-game', { page: 'print', game: 'some-game' }],
  ['/about', { page: 'about' }],
];

const paths = new RegExp(PAGE_PATHS);
const pathOf = (address: string): string => address.split('#')[0] ?? '';

describe('the table of addresses', () => {
  it('has an example here for every page', () => {
    expect(new Set(EXAMPLES.map(([, { page }]) => page))).toEqual(new Set(Object.keys(PAGES)));
  });

  it.each(EXAMPLES)('reads %s and writes it', (address, page) => {
    expect(pageAt(address)).toEqual(page);
    expect(addressOf(page)).toBe(address);
    expect(pathOf(address)).toMatch(paths);
  });

  it.each(EXAMPLES)('forgives a slash at the end of %s', (address, page) => {
    const [path = '', fragment] = address.split('#');
    const slashed = `${path === '/' ? '' : path}/`;
    expect(pageAt(fragment === undefined ? slashed : `${slashed}#${fragment}`)).toEqual(page);
    expect(slashed).toMatch(paths);
  });

  it.each(['/about#nothing', '/online/AbCd1234#/about', '/rules/some-game#seven', '/replay#%41', '/#x#y'])(
    'ignores what it doesn’t know behind the #: %s',
    address => {
      expect(pageAt(address)).toEqual(pageAt(pathOf(address)));
      expect(pageAt(address)).not.toBeNull();
    },
  );

  it.each([
    '',
    'about',
    '//',
    '/about//',
    '//about',
    '//evil.example',
    '/About',
    '/about.html',
    '/about/x',
    '/online/a b',
    '/online/%41',
    '/online/..',
    '/online/../about',
    '/rules/%',
    '/rules/%E0%A4%A',
    '/rules/пиво',
    '/rules/Some-Game',
    '/rules/some-game/7.1',
    '/replay/0a1b2c/-1',
    '/replay/0a1b2c/1234567',
    '/join/AbCd1234/Secret',
    '/r/x-_9',
    '/play/',
    '/play/\n',
    '/about\n',
    '/\u0000',
    '/constructor',
    '/__proto__',
    `/online/${'a'.repeat(65)}`,
    `/online/${'a'.repeat(1_000_000)}`,
    `/${'/'.repeat(100_000)}`,
    `${API_ROOT}/tables`,
    '/api/docs',
    '/feeds/abc.atom',
    '/assets/index.js',
    '/metrics',
    '/healthz',
    '/readyz',
    '/service-worker.js',
    '/manifest.webmanifest',
    '/index.html',
  ])('knows that this is not a page: %j', address => {
    expect(pageAt(address)).toBeNull();
    if (address.length < 200) expect(address).not.toMatch(paths);
  });

  it('gives the same page for whatever it writes, and never throws', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('%', '..', '/', '#', '?', ''));
    fc.assert(
      fc.property(text, text, (one, other) => {
        for (const address of [one, `/${one}`, `/online/${one}#${other}`, `/replay#${one}/${other}`]) {
          const page = pageAt(address);
          expect(page !== null).toBe(address.length <= 200 ? paths.test(pathOf(address)) : page !== null);
          if (page !== null) expect(pageAt(addressOf(page))).toEqual(page);
          oldPageAt(address);
        }
        // Not even by a parameter that no page has can an address lead elsewhere.
        expect(addressOf({ page: 'table', id: one })).toMatch(/^\/online\/[^/?#]*$/);
      }),
    );
  });
});

describe('an address of version 0.2', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/new/some-game', '/new/some-game'],
    ['/play/0a1b2c', '/play/0a1b2c'],
    ['/text/0a1b2c', '/text/0a1b2c'],
    ['/replay/0a1b2c/30', '/replay/0a1b2c/30'],
    ['/r/x-_9', '/replay#x-_9'],
    ['/r/x-_9/57', '/replay#x-_9/57'],
    // Cut off or broken on the way: the page says so.
    ['/r/%', '/replay'],
    ['/online/AbCd1234', '/online/AbCd1234'],
    ['/online/AbCd1234/replay/3', '/online/AbCd1234/replay/3'],
    ['/join/AbCd1234/Secret', '/join/AbCd1234#Secret'],
    ['/rules/some-game', '/rules/some-game'],
    ['/rules/some-game/7.1', '/rules/some-game#7.1'],
    ['/people/AbCd1234', '/people/AbCd1234'],
  ])('is translated: #%s', (old, address) => {
    const page = oldPageAt(old);
    expect(page && addressOf(page)).toBe(address);
  });

  it.each(['', 'about', '7.1', 'x-_9/57', '//evil.example', '/nothing', '/r/', '/r/a/b/c', '/..'])(
    'is not every fragment: #%s',
    fragment => {
      expect(oldPageAt(fragment)).toBeNull();
    },
  );

  it('is never mistaken for a new one: nothing behind the # of a page begins with a slash', () => {
    for (const [address] of EXAMPLES) expect(oldPageAt(address.split('#')[1] ?? '')).toBeNull();
  });
});
