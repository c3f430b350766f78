/** Elements that do something when they are pressed. */
export const ACTIVE = [
  'button:not(:disabled):not([aria-disabled="true"])',
  '[role="button"]:not([aria-disabled="true"])',
  'a',
  'input',
  'select',
  'textarea',
  'summary',
  'label',
].join(', ');
