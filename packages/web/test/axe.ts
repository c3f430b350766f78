import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A colour as axe reads it. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

/** What axe offers to a page that it was loaded into. */
interface Axe {
  readonly commons: { readonly color: { readonly Color: { readonly prototype: Colour } } };
  configure(how: { readonly noHtml: boolean }): void;
  run(inside: string, how: object): Promise<{ violations: { id: string; nodes: { element: Element }[] }[] }>;
}

/** How much of a faulty element is quoted. */
const QUOTED = 300;

/** The rules that look at colours. All others find the same by day and by night. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong inside a part of a page, by all of its rules. */
export const faultsByAxe = (page: Page, inside: string): Promise<string[]> => run(page, inside, {});

/** What axe finds wrong with the colours: for a second theme of a page that was looked at in whole. */
export const contrastFaults = (page: Page, inside: string): Promise<string[]> =>
  run(page, inside, { runOnly: { type: 'rule', values: OF_COLOURS } });

async function run(page: Page, inside: string, which: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
    await page.evaluate(rememberColours);
  }
  return page.evaluate(
    async ([selector, only, quoted]) => {
      const { axe } = window as unknown as { axe: Axe };
      // Axe would quote every element that it looks at, with all that is in it, and find a selector for each: on a board
      // that takes longer than the rules. Only what is wrong is quoted, here.
      axe.configure({ noHtml: true });
      const { violations } = await axe.run(selector, {
        ...only,
        resultTypes: ['violations'],
        selectors: false,
        elementRef: true,
      });
      return violations.map(({ id, nodes }) => {
        const quotes = nodes.map(({ element }) => element.outerHTML.slice(0, quoted));
        return `${id}: ${quotes.join(' | ')}`;
      });
    },
    [inside, which, QUOTED] as const,
  );
}

/**
 * Runs inside the page: axe computes the parts of a colour again for each of thousands of elements, though a page has a
 * few dozen colours. That takes a sixth of what it needs for contrasts.
 */
function rememberColours(): void {
  const { prototype } = (window as unknown as { axe: Axe }).axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (this: Colour, text: string): Colour {
    const parts = known.get(text);
    if (parts !== undefined) return Object.assign(this, parts);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
