import type { Api, BodyOf, Problem } from '@taproom/contracts';
import { expectOk, type Game, type Refused } from '@taproom/games';
import { newId, newSecret } from '../ids.ts';
import { problem, wrongOption } from '../problem.ts';
import type { PersonRow, SeatRow, TableRow } from '../store/rows.ts';

export const FREE: SeatRow = { person: null, level: null, replaced: null, nonce: null };
export const bot = (level: string): SeatRow => ({ ...FREE, level });

type WantedTable = Pick<BodyOf<Api['newTable']>, 'seats' | 'options' | 'bots'>;

/** What is wrong with a requested table; null if it can be created. */
export function wrongIn(wish: WantedTable, game: Game, levels: readonly string[]): Refused<Problem> | null {
  const { seats, options = {}, bots = [] } = wish;
  const start = game.setup(seats, options);
  if (!start.ok) {
    const refusal = { ...start.refusal };
    return problem('wrong-option', { ...placeOf(refusal, wish, game), refusal });
  }
  if (bots.length >= seats) return wrongOption('bots.length', upTo(0, seats - 1));
  const strange = bots.findIndex(level => !levels.includes(level));
  return strange < 0 ? null : wrongOption(`bots.${strange}`, levels);
}

/** Where the request has what the game refuses: the number of seats, an option that it doesn't have, or the value of one. */
function placeOf(refusal: object, { seats, options = {} }: WantedTable, game: Game): Omit<Problem, 'code'> {
  const { min, max } = game.seats;
  if (seats < min || seats > max) return { path: 'body.seats', allowed: upTo(min, max) };
  const known = Object.keys(game.options(expectOk(game.setup(seats))));
  const strange = Object.keys(options).find(option => !known.includes(option));
  if (strange !== undefined) return { path: `body.options.${strange}`, allowed: known };
  const where = 'where' in refusal && typeof refusal.where === 'string' ? refusal.where : 'options';
  return { path: where === 'options' ? 'body.options' : `body.options.${where}` };
}

export const upTo = (min: number, max: number): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** A table before anybody has sat down: bots have the last seats. */
export const fresh = (host: PersonRow, seats: number, bots: readonly string[], now: number) =>
  ({
    id: newId(),
    status: 'open',
    host: host.id,
    seats: Array.from({ length: seats }, (_, seat) => {
      const level = bots[bots.length - (seats - seat)];
      return level === undefined ? FREE : bot(level);
    }),
    created: now,
    started: null,
    ended: null,
    secret: newSecret(),
    invite: newId(16),
    proposal: null,
    rematch: null,
    kicked: [],
    removed: [],
    passes: false,
    stops: [],
    published: [],
    asked: [],
    declined: [],
    due: null,
    deal: null,
    practice: false,
    version: 1,
  }) satisfies Partial<TableRow>;
