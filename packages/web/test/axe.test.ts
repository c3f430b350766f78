import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsByAxe } from './axe.ts';
import { leave, sharedChromium } from './chromium.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await sharedChromium();
  page = await browser.newPage({ viewport: { width: 400, height: 600 } });
}, 600_000); // a new machine may have to install Chromium first
afterAll(() => leave(browser));

const faultsOf = async (inside: string): Promise<string[]> => {
  await page.setContent(
    `<html lang="en"><head><title>Ale</title></head><body><main><h1>Ale</h1>${inside}</main></body></html>`,
  );
  return faultsByAxe(page, 'html');
};

it.each([
  ['a picture without words', '<img src="data:,">', 'image-alt: <img src="data:,">'],
  [
    'pale words',
    '<p style="color: #bbb; background: #fff">Hops</p>',
    'color-contrast: <p style="color: #bbb; background: #fff">Hops</p>',
  ],
  [
    'buttons without names',
    '<button></button><button></button>',
    'button-name: <button></button> | <button>',
  ],
  ['a role that is none', '<p role="hop">Hops</p>', 'aria-roles: <p role="hop">Hops</p>'],
])('finds and quotes %s', async (_name, inside, fault) => {
  expect(await faultsOf(inside)).toEqual([expect.stringContaining(fault)]);
});

it('finds what became wrong on a page where it was before', async () => {
  expect(await faultsOf('<p>Hops</p>')).toEqual([]);
  await page.addStyleTag({ content: 'p { color: #bbb; background: #fff }' });
  expect(await faultsByAxe(page, 'html')).toEqual([expect.stringContaining('color-contrast: <p>Hops</p>')]);
});
