import type { OwnGameList } from './lobby.ts';

/** A game whose clock stands still although it waits for the user: someone asks to go back. */
const isStopped = ({ needsYou, resumes }: OwnGameList[number]): boolean => needsYou && resumes > 0;

/** The tables that wait for the user and whose clocks are stopped, and for how many milliseconds. */
export const stoppedTables = (games: OwnGameList): readonly { readonly id: string; readonly ms: number }[] =>
  games.filter(isStopped).map(({ table, resumes }) => ({ id: table.id, ms: resumes }));

/** The tables that wait for the user and whose clocks run again, because the request was decided. */
export function resumedTables(before: OwnGameList, now: OwnGameList): readonly string[] {
  const stopped = new Set(stoppedTables(before).map(({ id }) => id));
  return now
    .filter(game => game.needsYou && !isStopped(game) && stopped.has(game.table.id))
    .map(({ table }) => table.id);
}

/** Those of them that still wait for the user, who is elsewhere: whoever is at the table sees the clocks. */
export function stillResumed(
  ids: readonly string[],
  now: OwnGameList,
  here: string | null,
): ReadonlySet<string> {
  const waiting = now.filter(game => game.needsYou && !isStopped(game)).map(({ table }) => table.id);
  return new Set(ids.filter(id => id !== here && waiting.includes(id)));
}
