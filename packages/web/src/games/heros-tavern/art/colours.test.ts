import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf } from '../../../app/testing/contrast.ts';

const sheet = readFileSync(new URL('./colours.css', import.meta.url), 'utf8');
const table = readFileSync(new URL('../table/tavern.css', import.meta.url), 'utf8');

const coloursOf = (selector: string): [string, string][] => {
  const rule =
    sheet.split('}').find(part =>
      part
        .trimStart()
        .replace(/^\/\*.*\*\/\s*/, '')
        .startsWith(`${selector} {`),
    ) ?? '';
  return [...rule.matchAll(/(--tavern-[\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', value = '']) => [
    name,
    value.length === 4 ? value.replaceAll(/[0-9a-f]/g, '$&$&') : value,
  ]);
};

const night = coloursOf(':root,\n[data-theme="dark"]');
const day = coloursOf('[data-theme="light"]');
const high = coloursOf('[data-contrast="high"]');
const highDay = coloursOf('[data-theme="light"][data-contrast="high"]');

describe.each([
  ['by night', new Map(night)],
  ['by day', new Map([...night, ...day])],
  ['by night with high contrast', new Map([...night, ...high])],
  ['by day with high contrast', new Map([...night, ...day, ...high, ...highDay])],
])('the tavern %s', (_, colours) => {
  const colour = (name: string): string => colours.get(name) ?? expect.fail(`${name} is no colour`);

  it('has a main button of another colour than what one may take, that can be read and seen', () => {
    expect(colour('--tavern-main')).not.toBe(colour('--tavern-glow'));
    expect(contrastOf(colour('--tavern-on-main'), colour('--tavern-main'))).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(colour('--tavern-main'), colour('--tavern-oak'))).toBeGreaterThanOrEqual(3);
  });

  it('has an edge of what one may take that can be seen', () => {
    expect(contrastOf(colour('--tavern-glow'), colour('--tavern-plank'))).toBeGreaterThanOrEqual(3);
  });
});

it('the table uses them', () => {
  expect(table).toContain('--may: var(--tavern-glow);');
  expect(table).toContain('--main: var(--tavern-main);');
});

it('nothing that can’t be pressed changes under the pointer', () => {
  for (const [, selector = ''] of table.matchAll(/\n\s*([^\n]*\.button[^\n]*:hover) \{/g))
    expect(selector).toContain(':not([disabled], [aria-disabled="true"])');
});
