import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastOf } from './testing/contrast.ts';

const sheet = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

/** The colours of a rule by name. */
function coloursOf(selector: string): Map<string, string> {
  const rule = sheet.split('}').find(part => part.includes(`${selector} {`)) ?? '';
  return new Map(
    [...rule.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const day = coloursOf(':root');
const night = new Map([...day, ...coloursOf(':root[data-theme="dark"]')]);
const GROUNDS = ['--paper', '--paper-deep', '--paper-raised'];

describe.each([
  ['by day', day],
  ['by night', night],
])('the theme %s', (_, colours) => {
  const colour = (name: string): string => colours.get(name) ?? expect.fail(`${name} is no colour`);
  const contrast = (one: string, other: string): number => contrastOf(colour(one), colour(other));
  const faint = (names: readonly string[], grounds: readonly string[], least: number): string[] =>
    names.flatMap(name =>
      grounds.filter(ground => contrast(name, ground) < least).map(ground => `${name} on ${ground}`),
    );

  it('has texts that can be read', () => {
    expect(faint(['--ink', '--ink-soft', '--rubric', '--gilt-text', '--no'], GROUNDS, 4.5)).toEqual([]);
    expect(faint(['--on-main'], ['--main'], 4.5)).toEqual([]);
    expect(faint(['--on-may'], ['--may'], 4.5)).toEqual([]);
  });

  it('has a main button that can be read under the pointer too', () => {
    const [, share = expect.fail('it does not change')] =
      /\.button\.main:hover \{\s*background: color-mix\(in srgb, var\(--main\), black (\d+)%\);/.exec(
        sheet,
      ) ?? [];
    const main = colours.get('--main') ?? expect.fail('no colour');
    const darker = [1, 3, 5].map(i =>
      Math.round(Number.parseInt(main.slice(i, i + 2), 16) * (1 - Number(share) / 100))
        .toString(16)
        .padStart(2, '0'),
    );
    colours.set('--pointed', `#${darker.join('')}`);
    expect(faint(['--on-main'], ['--pointed'], 4.5)).toEqual([]);
  });

  it('has edges of what can be chosen that can be seen', () => {
    expect(faint(['--may'], GROUNDS, 3)).toEqual([]);
    expect(faint(['--main'], ['--paper', '--paper-raised'], 3)).toEqual([]);
  });

  it('has three different colours for “you may”, the main button and “no”', () => {
    const three = ['--may', '--main', '--no'].map(name => colours.get(name));
    expect(new Set(three).size).toBe(3);
  });
});
