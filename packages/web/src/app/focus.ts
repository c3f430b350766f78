/** Where the focus is when it is on nothing in particular: a new page has it as a whole. */
export const CONTENT = 'content';

/** Whether no interactive element has the focus, so that moving it disturbs nobody. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || activeElement.id === CONTENT) return true;
  // A page that is being replaced is no longer shown, but still has the focus for a moment.
  return activeElement.getClientRects().length === 0;
}
