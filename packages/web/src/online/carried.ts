// The sync algorithm for games and settings: compares this device with the account and resolves conflicts.

import type { Me } from '@taproom/contracts';

/** Whether an account has all settings as they are here. */
export const isCarried = (here: object, account: Me['settings']): boolean =>
  Object.entries(here).every(([key, value]) => account?.[key] === value);

/**
 * The settings that were changed on another device: the account has another value than when this device and the account
 * last agreed, and nobody has changed it here since. What was changed on both sides stays as it is here.
 */
export const changedElsewhere = <Settings extends object>(
  here: Settings,
  account: Partial<Settings>,
  agreed: Partial<Settings>,
): Partial<Settings> => {
  const isTaken = (key: keyof Settings): boolean => agreed[key] === here[key] && account[key] !== here[key];
  const keys = (Object.keys(account) as (keyof Settings)[]).filter(isTaken);
  return Object.fromEntries(keys.map(key => [key, account[key]])) as Partial<Settings>;
};

export interface LastPlayed {
  readonly id: string;
  readonly played: number;
}

/**
 * What this device and the account last agreed on: for each game when it was last played then, or null if it was
 * deleted here since.
 */
export type Agreed = Readonly<Record<string, number | null>>;

/** A step of syncing this device with the account. `before`: the account's version that is replaced. */
export type SyncStep =
  | {
      readonly do: 'agree' | 'give';
      readonly id: string;
      readonly played: number;
      readonly before: number | null;
    }
  | { readonly do: 'take' | 'copy'; readonly id: string; readonly played: number }
  | { readonly do: 'drop'; readonly id: string };

/**
 * The steps that sync this device with the account. Whichever side continued a game has the newer one, whatever the
 * clocks say. If both did, neither is lost: the account's version becomes a separate game here.
 */
export function stepsBetween(
  here: readonly LastPlayed[],
  account: readonly LastPlayed[],
  agreed: Agreed,
): SyncStep[] {
  const there = new Map(account.map(({ id, played }) => [id, played]));
  const own = new Set(here.map(({ id }) => id));
  const ours = here.flatMap(({ id, played }): SyncStep[] => {
    const theirs = there.get(id) ?? null;
    const give: SyncStep = { do: 'give', id, played, before: theirs };
    if (theirs === null) return agreed[id] === played ? [] : [give];
    if (theirs === played) return agreed[id] === played ? [] : [{ ...give, do: 'agree' }];
    if (agreed[id] === played) return [{ do: 'take', id, played: theirs }];
    return agreed[id] === theirs ? [give] : [{ do: 'copy', id, played: theirs }, give];
  });
  const others = account
    .filter(({ id }) => !own.has(id))
    .map(
      ({ id, played }): SyncStep => (agreed[id] === null ? { do: 'drop', id } : { do: 'take', id, played }),
    );
  return [...ours, ...others];
}
