import type { Part } from '@taproom/bots/coach';

/** More than these would bury what matters. */
const MOST = 5;

/** The parts of a difference that are shown: those that matter most, what is gained before what it costs. */
export function shownParts(parts: readonly Part[]): Part[] {
  const most = parts.slice(0, MOST);
  return [...most.filter(({ more }) => more > 0), ...most.filter(({ more }) => more <= 0)];
}
