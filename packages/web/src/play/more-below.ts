/**
 * Marks an element that scrolls with `data-more` while part of it lies below its lower edge, so that a style can show
 * that. A ref callback; gives what ends it.
 */
export function markMoreBelow(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return;
  const mark = (): void => {
    const below = element.scrollHeight - element.scrollTop - element.clientHeight;
    element.toggleAttribute('data-more', below > SLIGHT);
  };
  const leaving = new AbortController();
  element.addEventListener('scroll', mark, { passive: true, signal: leaving.signal });
  // It begins with a first look, once everything is laid out.
  const sizes = new ResizeObserver(mark);
  sizes.observe(element);
  const contents = new MutationObserver(mark);
  contents.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    leaving.abort();
    sizes.disconnect();
    contents.disconnect();
  };
}

/** So many pixels hide nothing that anybody would miss. */
const SLIGHT = 3;
