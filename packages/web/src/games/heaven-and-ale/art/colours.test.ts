import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INK } from '../../../art/ink.ts';

const sheet = readFileSync(new URL('./colours.css', import.meta.url), 'utf8');

/** The variables of a rule, by its selector. */
function variables(selector: string): Map<string, string> {
  const rule = sheet.split('}').find(part =>
    part
      .trim()
      .replace(/\/\*[\s\S]*?\*\//, '')
      .trim()
      .startsWith(`${selector} {`),
  );
  if (rule === undefined) throw new Error(`no rule for ${selector}`);
  return new Map(
    [...rule.matchAll(/(--art-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const daylight = new Map(
  Object.values(INK).map(colour => {
    const [, name = '', value = ''] = /^var\((--art-[\w-]+), (#[0-9A-F]{6})\)$/.exec(colour) ?? [];
    return [name, value.toLowerCase()];
  }),
);

/** Listed there too, but not colours. */
const OTHERS = ['--art-font', '--art-grain'];

describe('the colours of the drawings', () => {
  it('are listed in the style sheet with the values that the drawings fall back to', () => {
    const listed = variables(':root');
    for (const name of OTHERS) listed.delete(name);
    expect(listed).toEqual(daylight);
  });

  it.each([
    ':root[data-theme="dark"]',
    ':root[data-contrast="high"]',
    ':root[data-theme="dark"][data-contrast="high"]',
  ])('%s changes only what is listed', selector => {
    const names = [...variables(selector).keys()];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter(name => !daylight.has(name) && !OTHERS.includes(name))).toEqual([]);
  });
});

/** WCAG 2 relative luminance and contrast. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(i => Number.parseInt(colour.slice(i, i + 2), 16) / 255)
    .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const themes: readonly (readonly [string, readonly string[]])[] = [
  ['daylight', []],
  ['dark', [':root[data-theme="dark"]']],
  ['daylight with more contrast', [':root[data-contrast="high"]']],
  [
    'dark with more contrast',
    [
      ':root[data-theme="dark"]',
      ':root[data-contrast="high"]',
      ':root[data-theme="dark"][data-contrast="high"]',
    ],
  ],
];

describe.each(themes)('in %s', (_, selectors) => {
  const values = new Map([...daylight, ...selectors.flatMap(selector => [...variables(selector)])]);
  const value = (name: string): string => values.get(`--art-${name}`) ?? '';

  it.each([
    [
      'chalk',
      ['wood', 'water', 'habit1', 'habit2', 'habit4', 'rubric', 'purple', 'player0', 'player1', 'player4'],
    ],
    ['ink', ['yeast', 'hops', 'barley', 'habit3', 'gilt-light', 'parchment', 'player2', 'player3']],
    ['pen', ['page']],
  ])('what is written in %s can be read on its grounds', (sign, grounds) => {
    const faint = grounds.filter(ground => contrast(value(sign), value(ground)) < 4.5);
    expect(faint).toEqual([]);
  });
});
