import type { Page } from 'playwright-core';

/**
 * What can't be read or pressed as it is: text that is cut off, off screen or spilling out of its button; overlapping
 * texts and buttons; buttons that something else covers wherever the page is scrolled to.
 */
export const misplaced = (page: Page): Promise<string[]> => page.evaluate(inspect);

/** Runs inside the page, so all that it needs is within. */
async function inspect(): Promise<string[]> {
  /** Pixels that nobody sees. */
  const SLACK = 3;
  /** How much of a line of text is empty above and below the letters. */
  const EMPTY = 0.2;
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"], label.button';
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Thing {
    readonly element: Element;
    readonly name: string;
    readonly box: Box;
    /** The control that it is a part of. */
    readonly within: Element | null;
  }
  const found = new Set<string>();

  const settle = async (): Promise<void> => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames++) await new Promise(resolve => requestAnimationFrame(resolve));
  };
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isSeen = ({ left, top, right, bottom }: Box): boolean => right - left > SLACK && bottom - top > SLACK;
  /** Answers of the same question about the same element, which are asked for again by all that is in it. */
  const onceEach = <Answer>(ask: (element: Element) => Answer): ((element: Element) => Answer) => {
    const answers = new Map<Element, Answer>();
    return element => {
      const known = answers.get(element);
      if (known !== undefined) return known;
      const answer = ask(element);
      answers.set(element, answer);
      return answer;
    };
  };

  /** What is there for ears only is clipped to nothing. */
  const isForEars = onceEach((element): boolean => {
    if (getComputedStyle(element).clipPath === 'inset(50%)') return true;
    return element.parentElement !== null && isForEars(element.parentElement);
  });
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isForEars(element) &&
    !element.matches('option');
  const nameOf = (element: Element): string => {
    const says = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${says.slice(0, 40)}`;
  };

  /** An element and the parts of the page through which it is seen, from the inside to the outside. */
  function* framesOf(element: Element): Generator<{ outer: Element; style: CSSStyleDeclaration }> {
    const own = getComputedStyle(element);
    yield { outer: element, style: own };
    let { position } = own;
    for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) {
      if (position === 'fixed' || outer === document.body) return;
      const style = getComputedStyle(outer);
      // What is placed absolutely is not cut off by what it is not placed in.
      if (position === 'absolute' && style.position === 'static') continue;
      yield { outer, style };
      position = style.position;
    }
  }

  /** How a line of text is cut off; null if all of it can be seen or scrolled to. */
  const cutOf = (element: Element, line: Box): string | null => {
    const scrolled = { x: false, y: false };
    for (const { outer, style } of framesOf(element)) {
      const edge = outer.getBoundingClientRect();
      scrolled.x ||= /auto|scroll/.test(style.overflowX);
      scrolled.y ||= /auto|scroll/.test(style.overflowY);
      const isWide = line.left < edge.left - SLACK || line.right > edge.right + SLACK;
      const isHigh = line.top < edge.top - SLACK || line.bottom > edge.bottom + SLACK;
      if (!scrolled.x && /hidden|clip/.test(style.overflowX) && isWide)
        return `cut beside by ${nameOf(outer)}`;
      if (!scrolled.y && /hidden|clip/.test(style.overflowY) && isHigh)
        return `cut below by ${nameOf(outer)}`;
    }
    return !scrolled.x && (line.left < -SLACK || line.right > innerWidth + SLACK)
      ? 'outside the screen'
      : null;
  };

  /** What of a box can be seen now. */
  const seenOf = (element: Element, whole: Box): Box => {
    let box = whole;
    for (const { outer, style } of framesOf(element))
      if (style.overflow !== 'visible') box = common(box, outer.getBoundingClientRect());
    return box;
  };

  /** What is above the page or sticks to its edge covers the rest on purpose. */
  const layerOf = onceEach((element): Element => {
    const { position, zIndex } = getComputedStyle(element);
    if (position === 'fixed' || position === 'sticky' || element.matches('dialog, [popover]')) return element;
    if (position === 'absolute' && zIndex !== 'auto') return element;
    return element.parentElement === null ? document.body : layerOf(element.parentElement);
  });

  /** The lines of all texts, without the empty room above and below the letters. */
  const linesOf = (): Thing[] => {
    const lines: Thing[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.nodeValue?.trim() ?? '';
      if (element === null || words === '' || !isVisible(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const name = `“${words.slice(0, 60)}” in <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        const box = { left, right, top: top + EMPTY * height, bottom: bottom - EMPTY * height };
        if (isSeen(box)) lines.push({ element, name, box, within: element.closest(CONTROLS) });
      }
    }
    return lines;
  };

  const checkLine = ({ element, name, box, within }: Thing): void => {
    const cut = cutOf(element, box);
    if (cut !== null) found.add(`${name} is ${cut}`);
    if (within === null || getComputedStyle(within).display === 'inline') return;
    const edge = within.getBoundingClientRect();
    const isInside =
      box.left > edge.left - SLACK &&
      box.right < edge.right + SLACK &&
      box.top > edge.top - SLACK &&
      box.bottom < edge.bottom + SLACK;
    if (!isInside) found.add(`${name} spills out of its button`);
  };

  /** Round things touch only where their circles do. */
  const meet = (a: Thing, b: Thing): boolean => {
    if (!isSeen(common(a.box, b.box))) return false;
    if (!a.element.matches('circle') || !b.element.matches('circle')) return true;
    const one = a.element.getBoundingClientRect();
    const other = b.element.getBoundingClientRect();
    const way = Math.hypot(
      one.left + one.width / 2 - other.left - other.width / 2,
      one.top + one.height / 2 - other.top - other.height / 2,
    );
    return way < (one.width + other.width) / 2 - SLACK;
  };

  const checkApart = (things: readonly Thing[]): void => {
    const seen = things
      .map(thing => ({ ...thing, box: seenOf(thing.element, thing.box), layer: layerOf(thing.element) }))
      .filter(({ box }) => isSeen(box))
      .sort((a, b) => a.box.top - b.box.top);
    seen.forEach((a, i) => {
      for (let next = i + 1; next < seen.length; next++) {
        const b = seen[next];
        // From here on everything is further down: a book has thousands of lines.
        if (b === undefined || b.box.top >= a.box.bottom) return;
        if (a.layer !== b.layer || a.within !== b.within || !meet(a, b)) continue;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        // The cards of a hand are fanned out.
        if (a.element.closest('.fan')?.contains(b.element)) continue;
        found.add(`${a.name} and ${b.name} lie upon each other`);
      }
    });
  };

  /** Whether something of a control is on the screen, and on top there. */
  const isOnTop = (control: Element): boolean => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return [0.5, 0.2, 0.8].some(x =>
      [0.5, 0.2, 0.8].some(y => {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        return hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control));
      }),
    );
  };

  /** A dialog covers the page until it is closed, and on phones the rules cover the whole table. */
  const cover = [...document.querySelectorAll('dialog:modal, .rules-panel')].find(
    panel => panel.matches('dialog') || panel.getBoundingClientRect().width >= innerWidth,
  );

  const checkReach = (control: Element): void => {
    if (isOnTop(control) || (cover !== undefined && !cover.contains(control))) return;
    control.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    if (!isOnTop(control)) found.add(`${nameOf(control)} is covered`);
  };

  await settle();
  const lines = linesOf();
  const controls = [...document.querySelectorAll(CONTROLS)].filter(isVisible);
  lines.forEach(checkLine);
  checkApart([
    ...controls.map(element => ({
      element,
      name: nameOf(element),
      box: element.getBoundingClientRect(),
      within: element.parentElement?.closest(CONTROLS) ?? null,
    })),
    ...lines.filter(({ element }) => element.closest('svg') === null),
  ]);
  controls.filter(control => getComputedStyle(control).pointerEvents !== 'none').forEach(checkReach);
  scrollTo(0, 0);
  return [...found];
}
