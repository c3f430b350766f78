import type { Me } from '@taproom/contracts';

/** Whether an account has all settings as they are here. */
export const isCarried = (here: object, account: Me['settings']): boolean =>
  Object.entries(here).every(([key, value]) => account?.[key] === value);

export interface Played {
  readonly id: string;
  readonly played: number;
}

/**
 * What this device and the account last agreed on: by game when it was played then, or null if it was forgotten here
 * since.
 */
export type Agreed = Readonly<Record<string, number | null>>;

/** What brings this device and the account together. `before`: what the account has that is replaced. */
export type Step =
  | {
      readonly do: 'agree' | 'give';
      readonly id: string;
      readonly played: number;
      readonly before: number | null;
    }
  | { readonly do: 'take' | 'copy'; readonly id: string; readonly played: number }
  | { readonly do: 'drop'; readonly id: string };

/**
 * The steps that bring this device and the account together. Whoever went on with a game has the newer one, whatever the
 * clocks say. If both did, neither is lost: the account's becomes a game of its own here.
 */
export function stepsBetween(here: readonly Played[], account: readonly Played[], agreed: Agreed): Step[] {
  const there = new Map(account.map(({ id, played }) => [id, played]));
  const own = new Set(here.map(({ id }) => id));
  const ours = here.flatMap(({ id, played }): Step[] => {
    const theirs = there.get(id) ?? null;
    const give: Step = { do: 'give', id, played, before: theirs };
    if (theirs === null) return agreed[id] === played ? [] : [give];
    if (theirs === played) return agreed[id] === played ? [] : [{ ...give, do: 'agree' }];
    if (agreed[id] === played) return [{ do: 'take', id, played: theirs }];
    return agreed[id] === theirs ? [give] : [{ do: 'copy', id, played: theirs }, give];
  });
  const others = account
    .filter(({ id }) => !own.has(id))
    .map(({ id, played }): Step => (agreed[id] === null ? { do: 'drop', id } : { do: 'take', id, played }));
  return [...ours, ...others];
}
