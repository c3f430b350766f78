import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { filesIn } from '../build/files.ts';

const SOURCES = join(import.meta.dirname, '..', 'src');

/** All that any style sheet of the client sets, but no variables: nothing else can differ, and reading less takes less time. */
const PROPERTIES = [
  ...new Set(
    filesIn(SOURCES)
      .filter(name => name.endsWith('.css'))
      .flatMap(
        name => readFileSync(join(SOURCES, name), 'utf8').match(/(?<=[{;]\s*)[a-z][a-z-]*(?=:\s)/g) ?? [],
      ),
  ),
];

/**
 * How a page is styled: a digest of the computed styles for each path to elements, from the body inwards. The first
 * element with a path stands for all: a board has thousands.
 */
export type Looks = ReadonlyMap<string, string>;

export const looksOf = async (page: Page): Promise<Looks> =>
  new Map(await page.evaluate(look, { properties: PROPERTIES }));

/** The computed styles themselves, each as `property: value`, of the elements with some of the paths. */
export async function stylesOf(
  page: Page,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await page.evaluate(look, { properties: PROPERTIES, paths });
  return new Map(found.map(([path, styles]) => [path, styles.split('\n')]));
}

interface StyleQuery {
  readonly properties: readonly string[];
  /** If given, styles are reported in full, for these paths only. */
  readonly paths?: readonly string[];
}

/** Runs inside the page, so all that it needs is within. */
async function look({ properties, paths }: StyleQuery): Promise<[path: string, looks: string][]> {
  // The focus is elsewhere on a page that was loaded than on one that was gone to.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  // What comes from the server, or is loaded late, is waited for.
  let shown = '';
  for (let quiet = 0; quiet < 3; quiet++) {
    await new Promise(resolve => setTimeout(resolve, 50));
    if (shown !== document.body.innerHTML) quiet = 0;
    shown = document.body.innerHTML;
  }
  await document.fonts.ready;
  await new Promise(resolve => requestAnimationFrame(resolve));

  const probe = document.createElement('i').style;
  for (const property of properties) probe.setProperty(property, 'initial');
  const longhands = [...probe];
  const hashOf = (text: string): string => {
    let hash = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return hash.toString(36);
  };
  const stylesOf = (element: Element): string =>
    ['', '::before', '::after']
      .flatMap(pseudo => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo !== '' && (style.content === 'none' || style.content === 'normal')) return [];
        // Without the ids that React gives to gradients: they are others each time.
        const valueAs = (name: string): string =>
          style.getPropertyValue(name).replaceAll(/#_r_\w+?_(?=-)/g, '#');
        return longhands.map(name => `${pseudo}${name}: ${valueAs(name)}`);
      })
      .join('\n');

  const wanted = paths && new Set(paths);
  const found = new Map<string, string>();
  const visit = (element: Element, outer: string): void => {
    const classes = element.getAttribute('class')?.trim().replaceAll(/\s+/g, '.') ?? '';
    const path = `${outer} > ${element.tagName.toLowerCase()}${classes && '.'}${classes}`;
    if (!found.has(path) && wanted?.has(path) !== false) {
      const styles = stylesOf(element);
      found.set(path, wanted === undefined ? hashOf(styles) : styles);
    }
    for (const child of element.children) visit(child, path);
  };
  visit(document.body, 'html');
  return [...found];
}
