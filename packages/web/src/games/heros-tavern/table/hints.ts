import type { Candidate } from '@taproom/bots';
import type { Card } from '@taproom/games/heros-tavern';
import type { TavernReasons } from '../reasons.ts';
import type { TavernNow } from '../types.ts';

/** The cards a hint recommends: the one to pick, or those to buy. */
export function hintedCards(hint: TavernNow['hint']): readonly Card[] | null {
  if (hint === null || hint === 'thinking') return null;
  const [move] = hint.moves;
  if (move?.move === 'pick') return [move.card];
  return move?.move === 'buy' ? move.cards : null;
}

/** The indices of cards among those on screen: equal ones are taken from the left. */
export function cardPlaces(shown: readonly Card[], wanted: readonly Card[] | null): ReadonlySet<number> {
  const places = new Set<number>();
  for (const card of wanted ?? []) {
    const place = shown.findIndex((one, i) => one === card && !places.has(i));
    if (place >= 0) places.add(place);
  }
  return places;
}

/** The reasons of a hint in words, each once. Unknown reasons are left out. */
export function reasonsOf(
  { reasons }: Pick<Candidate, 'reasons'>,
  words: TavernReasons,
  nameOf: (seat: number) => string,
): string[] {
  const told = reasons.flatMap(facts => {
    if (!Object.hasOwn(words, facts.reason)) return [];
    // The bots use the facts that the catalogue's types name for each reason.
    const say = words[facts.reason as keyof TavernReasons] as (
      of: object,
      nameOf: (seat: number) => string,
    ) => string;
    return [say(facts, nameOf)];
  });
  return [...new Set(told)];
}
