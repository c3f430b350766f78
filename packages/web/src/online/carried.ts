import type { Me } from '@taproom/contracts';

/** Whether an account has all settings as they are here. */
export const isCarried = (here: object, account: Me['settings']): boolean =>
  Object.entries(here).every(([key, value]) => account?.[key] === value);
