import type { AnswerOf, Api, ListedTable, Message } from '@taproom/contracts';
import { isFree } from './TableFacts.tsx';

export type OwnGameList = AnswerOf<Api['myGames']>['games'];

export type LobbyMessage = Extract<Message, { readonly tell: 'lobby' }>;

/** The tables shown after a message. */
export function merged(known: readonly ListedTable[], { tables, order }: LobbyMessage): ListedTable[] {
  const byId = new Map([...known, ...tables].map(table => [table.id, table]));
  return order.flatMap(id => byId.get(id) ?? []);
}

export type TableVacancy =
  | { readonly kind: 'free'; readonly seats: number }
  | { readonly kind: 'full' | 'playing' };

/** Whether someone can sit down at a table, and whether its game has begun. */
export function vacancyOf({ status, seats }: ListedTable): TableVacancy {
  if (status !== 'open') return { kind: 'playing' };
  const free = seats.filter(isFree).length;
  return free > 0 ? { kind: 'free', seats: free } : { kind: 'full' };
}
