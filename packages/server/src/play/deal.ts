import { createHash, createHmac } from 'node:crypto';
import type { Exactly } from '@taproom/bots';
import type { GameId, Seat } from '@taproom/games';
import type { TableRow } from '../store/rows.ts';

const DAY = 86_400_000;

/** The day in UTC, as it is written. */
export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** When a day begins; null if there is no such day. */
export function beginOf(day: string): number | null {
  const begin = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(begin) || dayAt(begin) !== day ? null : begin;
}

export const nextDay = (day: string): string => dayAt((beginOf(day) ?? 0) + DAY);

/** When it is too late to begin an attempt that counts. */
export const endOf = (day: string): number => (beginOf(day) ?? 0) + DAY;

/** When it is too late to end one: whoever begins just before midnight has time. From then on nothing is secret. */
export const closeOf = (day: string): number => (beginOf(day) ?? 0) + 2 * DAY;

/** What the shuffles of a table are named after. Tables with the same deal share it, and so the draws. */
export const chanceName = ({ id, game, deal }: Pick<TableRow, 'id' | 'game' | 'deal'>): string =>
  deal === null ? id : dealName(game, deal);

export const dealName = (game: GameId, day: string): string => `daily ${game} ${day}`;

/** The secret of a deal, from the one that all nodes share: whoever learns one of them learns no other. */
export const dealSecret = (shared: string, game: GameId, day: string): string =>
  createHmac('sha256', Buffer.from(shared, 'hex')).update(dealName(game, day)).digest('hex');

/** How many nodes the bots of a deal visit for a turn. */
const NODES = 1000;

/**
 * How a bot thinks about a position of a deal: the same for everyone who gets there. The secret is part of the seed, so
 * that nobody can compute the answers in advance.
 */
export const exactly = (secret: string, seat: Seat, view: object, nodes = NODES): Exactly => ({
  nodes,
  seed: createHash('sha256')
    .update(`${secret} ${seat} ${JSON.stringify(view)}`)
    .digest('hex'),
});
