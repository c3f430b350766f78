import type { SeatInfo, TableInfo, TableView } from '@taproom/contracts';
import type { GameEvent, Outcome, Seat } from '@taproom/games';
import type { Sitter, Told } from '@taproom/table';

/**
 * What the server sends about a game is plain data. Here it gets its types, as far as code outside the game needs them.
 */
type Data = NonNullable<TableView['outcome']>;

const isEvent = (data: Data): data is Data & GameEvent => typeof data.event === 'string';

/** The events; anything that is not an event is left out. Here a seat stays its person's, whoever plays it. */
export const toldIn = (told: TableView['told']): Told[] =>
  told.flatMap(({ number, at, event, standIns }) => {
    if (!isEvent(event)) return [];
    const by = standIns === undefined ? {} : { standIns };
    return [{ number, at, event: event.event === 'seat-taken' ? { ...event, isKept: true } : event, ...by }];
  });

const isOutcome = (data: Data): data is Data & Outcome =>
  [data.scores, data.winners, data.players].every(Array.isArray);

export const outcomeIn = (data: Data | null): Outcome | null =>
  data !== null && isOutcome(data) ? data : null;

export const isView = (value: unknown): value is NonNullable<TableView['view']> =>
  typeof value === 'object' && value !== null;

/** A seat keeps its person's name, also while a bot plays it for them. */
export const sitterOf = ({ person, level }: Pick<SeatInfo, 'person' | 'level'>): Sitter => {
  if (person === null && level !== null) return { kind: 'bot', level };
  return { kind: 'human', name: person?.name ?? '' };
};

/** The seats of people for whom a bot plays. */
export const standInsAt = ({ seats }: Pick<TableInfo, 'seats'>): readonly Seat[] =>
  seats.flatMap(({ person, level }, seat) => (person !== null && level !== null ? [seat] : []));

/** Whether the game is public: it has a result, or it was stopped. */
export const isOver = ({ status }: TableInfo): boolean => status === 'finished' || status === 'abandoned';
