import type { Page } from 'playwright-core';

/** Texts in drawings at the table that are rendered smaller than so many pixels. */
export const tooSmall = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(pixels => {
    const found = new Set<string>();
    for (const text of document.querySelectorAll<SVGTextElement>('main svg text')) {
      const matrix = text.getScreenCTM();
      if (matrix === null || !text.checkVisibility()) continue;
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.b, matrix.d);
      if (size < pixels - 0.05)
        found.add(`“${text.textContent}” (${text.getAttribute('class') ?? ''}) has ${size.toFixed(1)} px`);
    }
    return [...found];
  }, least);

/**
 * What may be chosen on the boards with a finger, and can't be hit in a square of so many pixels around its middle. The
 * bar may list it instead: then its button there must be large enough.
 */
export const tooNarrow = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(pixels => {
    const found = new Set<string>();
    const isListed = [...document.querySelectorAll('.action-bar .choices button')].some(
      button => button.getBoundingClientRect().height >= pixels - 0.5,
    );
    for (const reach of document.querySelectorAll('.target.open .reach')) {
      const { left, top, width, height } = reach.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      if (middle.x < 0 || middle.x > innerWidth) continue;
      const half = pixels / 2 - 0.6;
      const isHit = [
        [0, 0],
        [half, 0],
        [-half, 0],
        [0, half],
        [0, -half],
      ].every(([x = 0, y = 0]) => document.elementFromPoint(middle.x + x, middle.y + y) === reach);
      const piece = reach.closest('[data-piece]')?.getAttribute('data-piece') ?? '';
      // A finger on a starting space gets the list of all of them.
      const hasList = piece.startsWith('slot-') || (piece.startsWith('spot-') && isListed);
      if (!isHit && !hasList) found.add(`${piece} of ${width.toFixed(0)} × ${height.toFixed(0)} px`);
    }
    return [...found];
  }, least);

/**
 * What the others did that can't be read without scrolling. Where there is no room for it beside what else the bar says,
 * a button of the bar shows it.
 */
export async function unreadTurns(page: Page): Promise<string[]> {
  const lines = (): Promise<string[] | null> =>
    page.evaluate(() => {
      const list = [...document.querySelectorAll('.rival-turns ul')].find(one => one.checkVisibility());
      const room = list?.closest('.telling') ?? list;
      if (list === undefined || room == null) return null;
      const { top, bottom, left, right } = room.getBoundingClientRect();
      return [...list.querySelectorAll('li')].flatMap(line => {
        const at = line.getBoundingClientRect();
        const isInside =
          at.top > top - 2 && at.bottom < bottom + 2 && at.left > left - 2 && at.right < right + 2;
        return isInside && bottom <= innerHeight + 1 ? [] : [`“${line.textContent}” is cut off`];
      });
    });
  const shown = await lines();
  if (shown !== null) return shown;
  const button = page.locator('.action-bar .others');
  // Nobody did anything since the reader acted.
  if ((await button.count()) === 0 || (await button.getAttribute('aria-disabled')) === 'true') return [];
  // Or someone has done so in the meantime.
  if (!(await button.isVisible())) return (await lines()) ?? ['nothing shows what the others did'];
  await button.click();
  const asked = await lines();
  await button.click();
  return asked ?? ['a button does not show what the others did'];
}

/**
 * Answers in the bar that can't be seen whole without scrolling, or that are smaller than so many pixels. On a phone, only
 * the first five count: the ways to give a card away or to do without one may stand below.
 */
export const unseenAnswers = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(pixels => {
    const room = document.querySelector('.action-bar .choices')?.getBoundingClientRect() ?? new DOMRect();
    const bottom = Math.min(room.bottom, innerHeight);
    return [...document.querySelectorAll('.action-bar .answer')]
      .slice(0, innerWidth < 1000 ? 5 : undefined)
      .flatMap(answer => {
        const at = answer.getBoundingClientRect();
        const isInside =
          at.top > room.top - 1 &&
          at.bottom < bottom + 1 &&
          at.left > room.left - 1 &&
          at.right < room.right + 1;
        const isLarge = at.height > pixels - 0.5 && at.width > pixels - 0.5;
        return isInside && isLarge ? [] : [`“${answer.textContent}” at ${[at.x, at.y].map(Math.round)}`];
      });
  }, least);

/** A note above the table, as high as those of the online house. */
export const addNote = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const note = document.createElement('div');
    note.className = 'test-note';
    note.style.cssText = 'flex: none; height: 56px';
    document.querySelector('main')?.prepend(note);
  });

export const removeNote = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('.test-note')?.remove());

/** Where the boards are: it must stay the same whatever is pointed at, said or opened. */
export const boardsAt = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const parts = ['.boards', '[data-piece="space-8"]', '[data-piece="hex-d3"]', '.action-bar'];
    return parts
      .flatMap(part => {
        const { x, y, width, height } =
          document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height].map(Math.round);
      })
      .join(' ');
  });
