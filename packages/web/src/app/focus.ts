/** Where the focus is when it is on nothing in particular: a new page has it as a whole. */
export const CONTENT = 'content';

/** Tells whether nothing that can be used has the focus, so that taking it takes it from nobody. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement.id === CONTENT) return true;
  // A page that waits for the next one is no longer shown, but for a moment it still has the focus.
  return activeElement.getClientRects().length === 0;
}
