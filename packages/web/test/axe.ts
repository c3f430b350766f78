import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe offers to a page that it was loaded into. */
interface Axe {
  configure(how: { readonly noHtml: boolean }): void;
  run(inside: string, how: object): Promise<{ violations: { id: string; nodes: { element: Element }[] }[] }>;
}

/** How much of a faulty element is quoted. */
const QUOTED = 300;

/** What axe finds wrong inside a part of a page, by all of its rules. */
export async function faultsByAxe(page: Page, inside: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, quoted]) => {
      const { axe } = window as unknown as { axe: Axe };
      // Axe would quote every element that it looks at, with all that is in it, and find a selector for each: on a board
      // that takes longer than the rules. Only what is wrong is quoted, here.
      axe.configure({ noHtml: true });
      const { violations } = await axe.run(selector, {
        resultTypes: ['violations'],
        selectors: false,
        elementRef: true,
      });
      return violations.map(({ id, nodes }) => {
        const quotes = nodes.map(({ element }) => element.outerHTML.slice(0, quoted));
        return `${id}: ${quotes.join(' | ')}`;
      });
    },
    [inside, QUOTED] as const,
  );
}
