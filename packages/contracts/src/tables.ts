import * as z from 'zod/mini';
import { isLine } from './names.ts';
import { Person } from './people.ts';
import {
  Aid,
  Count,
  Data,
  Digest,
  Game,
  Id,
  Key,
  Level,
  Milliseconds,
  MOST_SEATS,
  Moment,
  Nonce,
  SeatCount,
  SeatNumber,
  Text,
} from './words.ts';

/**
 * How fast a table plays. `live`: every player has a clock that starts with `minutes` and gets `seconds` back with
 * each turn. `days`: so many days for each turn.
 */
export const Pace = z.discriminatedUnion('pace', [
  z.strictObject({
    pace: z.literal('live'),
    minutes: z.int().check(z.minimum(1), z.maximum(180)),
    seconds: z.int().check(z.minimum(0), z.maximum(300)),
  }),
  z.strictObject({ pace: z.literal('days'), days: z.int().check(z.minimum(1), z.maximum(14)) }),
]);
export type Pace = z.infer<typeof Pace>;

/** What each pace is if nobody says more. */
export const PLAIN_PACES = {
  live: { pace: 'live', minutes: 20, seconds: 20 },
  days: { pace: 'days', days: 3 },
} as const satisfies Record<Pace['pace'], Pace>;

/**
 * open: people sit down. playing. finished: it has a result. abandoned: all agreed to stop, or people resigned and at most one was left.
 * expired: it never began.
 */
export const STATUSES = ['open', 'playing', 'finished', 'abandoned', 'expired'] as const;
export const Status = z.enum(STATUSES);

/** Why somebody else plays a person's seat. */
export const REPLACED = ['time', 'away', 'resigned'] as const;

export const SeatInfo = z.object({
  /** Whose seat it is, whoever plays it at the moment; null if it is a bot's or nobody's. */
  person: z.nullable(Person),
  /** The bot that plays it now. */
  level: z.nullable(Level),
  replaced: z.nullable(z.enum(REPLACED)),
  present: z.boolean(),
  /** How many moves of the game that seat's client has reported to have shown. */
  seen: Count,
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** What somebody asks the others: to go back to an earlier turn, or to stop without a result. */
export const Proposal = z.object({
  id: Id,
  seat: SeatNumber,
  kind: z.enum(['back', 'abandon']),
  to: z.nullable(Count),
  /** The seats that agreed; the proposal is carried out when every person has. */
  agreed: z.array(SeatNumber),
});
export type Proposal = z.infer<typeof Proposal>;

/** All that everybody may know of a table. */
export const TableInfo = z.object({
  id: Id,
  game: Game,
  options: Data,
  pace: Pace,
  rated: z.boolean(),
  listed: z.boolean(),
  chat: z.boolean(),
  /** What clients show to help the players. What the server tells is the same either way. */
  aids: z.array(Aid),
  status: Status,
  host: Id,
  seats: z.array(SeatInfo),
  created: Moment,
  started: z.nullable(Moment),
  ended: z.nullable(Moment),
  /** SHA-256 of the secret that the shuffles come from, given before any nonce. */
  commitment: Digest,
  rules: Count,
  /**
   * Whether this server knows these rules of the game. If it does not, the table rests as it is: nothing is lost, and
   * nothing can be done there.
   */
  playable: z.boolean(),
  /** Grows with every change of what is told here. */
  version: Count,
  proposal: z.nullable(Proposal),
  /** The table where the same people play again. */
  rematch: z.nullable(Id),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** A table in the lobby: what a list needs, no more. */
export const ListedTable = z.object({
  id: Id,
  game: Game,
  pace: Pace,
  rated: z.boolean(),
  status: Status,
  host: Id,
  seats: z.array(z.object({ person: z.nullable(Person), level: z.nullable(Level) })),
  created: Moment,
});
export type ListedTable = z.infer<typeof ListedTable>;

export const NewTable = z.strictObject({
  key: Key,
  game: Game,
  seats: SeatCount,
  options: z.optional(Data),
  pace: Pace,
  rated: z.optional(z.boolean()),
  listed: z.optional(z.boolean()),
  chat: z.optional(z.boolean()),
  aids: z.optional(z.array(Aid).check(z.maxLength(8))),
  /** Bots for some of the seats, from the last one on. */
  bots: z.optional(z.array(Level).check(z.maxLength(MOST_SEATS))),
});

/** A made or joined table, with the words of its invitation for those who sit there. */
export const OwnTable = z.object({
  table: TableInfo,
  seat: z.nullable(SeatNumber),
  invite: z.nullable(z.string()),
});

export const Join = z.strictObject({
  nonce: Nonce,
  seat: z.optional(SeatNumber),
  invite: z.optional(Text(40)),
});
export const Kick = z.strictObject({ seat: SeatNumber });
export const SeatBot = z.strictObject({ seat: SeatNumber, level: z.nullable(Level) });

export const Clock = z.object({
  /** What was left at the moment of the message. */
  left: Milliseconds,
  runs: z.boolean(),
});

/** An event as the viewer is told of it: see docs/table.md. */
export const Told = z.object({ number: Count, at: Count, event: Data });

/** Where a turn began, as a number of moves, and whose it was. */
export const TurnBegin = z.object({ at: Count, seats: z.array(SeatNumber) });

/** A table as somebody sees it: the whole of it, from which everything goes on. */
export const TableView = z.object({
  table: TableInfo,
  /** Through whose eyes; null for a spectator. */
  seat: z.nullable(SeatNumber),
  /** The number of the last event that the viewer was told. */
  number: Count,
  /** How many moves stand. */
  at: Count,
  /** What the viewer knows of the position; null before the start. */
  view: z.nullable(Data),
  told: z.array(Told),
  awaited: z.array(SeatNumber),
  clocks: z.array(z.nullable(Clock)),
  now: Moment,
  canUndo: z.boolean(),
  turns: z.array(TurnBegin),
  outcome: z.nullable(Data),
});
export type TableView = z.infer<typeof TableView>;

export const TurnRequest = z.strictObject({
  key: Key,
  /** The number of the last event that the player's plan was made after. */
  seen: Count,
  /** The moves in the notation of the game. */
  moves: z.array(Text(200)).check(z.minLength(1), z.maxLength(200)),
});
/** The beginning of a turn, to ask how it can go on. Nothing is stored. */
export const PlanRequest = z.strictObject({ moves: z.array(Text(200)).check(z.maxLength(200)) });
export const PlanAnswer = z.object({
  /** The number to send the turn with. */
  seen: Count,
  /** It is a whole turn: it can be sent. */
  ready: z.boolean(),
  /** The moves that can come next, in the notation of the game. */
  legal: z.array(z.string()),
});
export const TurnStored = z.object({
  /** The number of the seat's last event, now that the turn is on disk. */
  number: Count,
  at: Count,
  /** It had been stored before: this answer only repeats what was lost on the way. */
  again: z.boolean(),
});
export const UndoRequest = z.strictObject({ key: Key });
export const NewProposal = z.strictObject({
  key: Key,
  kind: z.enum(['back', 'abandon']),
  to: z.optional(Count),
});
export const Vote = z.strictObject({ proposal: Id, agree: z.boolean() });
export const Seen = z.strictObject({ at: Count });
export const Wish = z.strictObject({ key: Key });

/** What the shuffles of a finished game were made of. */
export const Proof = z.object({
  table: Id,
  commitment: Digest,
  secret: Digest,
  nonces: z.array(z.string()),
  record: z.string(),
});

export const ChatLine = z.object({
  number: Count,
  person: z.nullable(Person),
  at: Moment,
  text: z.nullable(z.string()),
});
export type ChatLine = z.infer<typeof ChatLine>;
export const Say = z.strictObject({ key: Key, text: Text(500).check(z.refine(isLine)) });

export const OwnGame = z.object({
  table: TableInfo,
  seat: SeatNumber,
  needsYou: z.boolean(),
  due: z.nullable(Moment),
});
