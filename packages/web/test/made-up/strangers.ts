import type { Page } from 'playwright-core';
import { LANGUAGES } from '../../src/i18n/languages.ts';

/** Names that are the same in all languages: of games, people in the records, systems and languages. */
const NAMES = [
  'Taproom',
  'Heaven & Ale',
  'Hero’s Tavern',
  'Ann',
  'Ben',
  'Cat',
  'Linux',
  ...Object.values(LANGUAGES),
];

/** Texts with plain letters that someone can see or hear: they are not from the catalogues. */
export async function strangers(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const found = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (
        node.parentElement?.closest('script, noscript, style, code, time, textarea, [translate="no"]') ===
        null
      )
        found.add(node.nodeValue ?? '');
    for (const name of [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
    ])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.add(element.getAttribute(name) ?? '');
    return [...found];
  });
  return said.filter(text => {
    const own = NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);
    return /[a-z]{2}/i.test(own);
  });
}
