import type { Seat } from '@taproom/games';
import type { Card, Event, Row, Tokens, View } from '@taproom/games/heros-tavern';
import type { TableEvent, Told } from '@taproom/table';

/** The last thing everyone saw: the picks of a step, or what was bought at the end of a round. */
export type TableNews =
  | {
      readonly news: 'picks';
      readonly number: number;
      readonly step: number;
      readonly picks: readonly Card[];
    }
  | {
      readonly news: 'purchases';
      readonly number: number;
      readonly bought: readonly (readonly Card[])[];
    };

/** How a round was scored, by seat. */
export interface RoundScore {
  readonly round: number;
  readonly heroes: readonly Row[];
  readonly awards: readonly Tokens[];
}

type Heard = Told<Event | TableEvent>;

/** The events that still hold: after an undo, later ones don't. */
export function standing(told: readonly Heard[]): Told<Event>[] {
  const holds: Told<Event>[] = [];
  for (const { event, ...when } of told) {
    if (event.event === 'taken-back') while ((holds.at(-1)?.at ?? 0) > event.to) holds.pop();
    else if (event.event !== 'seat-taken' && event.event !== 'withdrew') holds.push({ ...when, event });
  }
  return holds;
}

export function latestNews(told: readonly Heard[]): TableNews | null {
  const bought = new Map<Seat, readonly Card[]>();
  for (const { event, number } of standing(told).reverse()) {
    if (event.event === 'bought') bought.set(event.seat, event.cards);
    else if (bought.size > 0) {
      const seats = [...bought.keys()].sort((a, b) => a - b);
      return { news: 'purchases', number, bought: seats.map(seat => bought.get(seat) ?? []) };
    }
    if (event.event === 'revealed') return { news: 'picks', number, step: event.step, picks: event.picks };
  }
  return null;
}

/** What each seat took, by seat. */
export const cardsIn = (news: TableNews): readonly (readonly Card[])[] =>
  news.news === 'picks' ? news.picks.map(card => [card]) : news.bought;

/** The scoring of a round, if it has been scored. */
export function scoreOf(told: readonly Heard[], round: number): RoundScore | null {
  const heroes: Row[] = [];
  const awards: Tokens[] = [];
  let open = false;
  for (const { event } of standing(told)) {
    if (event.event === 'scored') {
      open = event.round === round;
      if (open) heroes[event.seat] = event.heroes;
    } else if (event.event === 'awarded' && open) awards[event.seat] = event.tokens;
    else if (event.event === 'round-ended') open = false;
  }
  return heroes.length > 0 ? { round, heroes, awards } : null;
}

/** The cards that came to a tavern last: the pick of the last reveal, or what was bought after the last round. */
export function freshCards(
  news: TableNews | null,
  { stage, step }: Pick<View, 'stage' | 'step'>,
  seat: Seat,
): readonly Card[] {
  if (news === null || stage === 'over') return [];
  if (news.news === 'purchases') return news.bought[seat] ?? [];
  const pick = step > 0 ? news.picks[seat] : undefined;
  return pick === undefined ? [] : [pick];
}
