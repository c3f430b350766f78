/** Where the focus is when it is on nothing in particular: a new page has it as a whole. */
export const CONTENT = 'content';

/** Tells whether nothing that can be used has the focus, so that taking it takes it from nobody. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.id === CONTENT;
}
