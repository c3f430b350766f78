import type { TableInfo, TableView } from '@taproom/contracts';
import type { GameEvent, Outcome } from '@taproom/games';
import type { Sitter, Told } from '@taproom/table';

/** What the server tells of a game is plain data. Here it gets its types, as far as code outside of the game needs them. */
type Data = NonNullable<TableView['outcome']>;

const isEvent = (data: Data): data is Data & GameEvent => typeof data.event === 'string';

/** What was told; what is no event is left out. */
export const toldIn = (told: TableView['told']): Told[] =>
  told.flatMap(({ number, at, event }) => (isEvent(event) ? [{ number, at, event }] : []));

const isOutcome = (data: Data): data is Data & Outcome =>
  [data.scores, data.winners, data.players].every(Array.isArray);

export const outcomeIn = (data: Data | null): Outcome | null =>
  data !== null && isOutcome(data) ? data : null;

export const isView = (value: unknown): value is NonNullable<TableView['view']> =>
  typeof value === 'object' && value !== null;

export const sitterOf = ({ person, level }: TableInfo['seats'][number]): Sitter => {
  if (level !== null) return { kind: 'bot', level };
  return { kind: 'human', name: person?.name ?? '…' };
};
