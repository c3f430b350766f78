import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong inside a part of a page. */
export async function faultsByAxe(page: Page, inside: string): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async selector => {
    const { axe } = window as unknown as {
      axe: { run(inside: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run(selector);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`);
  }, inside);
}
