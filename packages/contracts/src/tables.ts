import * as z from 'zod/mini';
import { isLine } from './names.ts';
import { Person } from './people.ts';
import {
  Aid,
  AnyEvent,
  AnyGivenOptions,
  AnyOptions,
  AnyOutcome,
  AnyView,
  Count,
  Day,
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
 * How fast a table plays. `live`: every player has a clock that starts with `minutes` and gains `seconds` with each
 * turn. `days`: correspondence, with this many days for each turn. `untimed`: no clock, for unlisted and unrated tables:
 * nobody loses their seat for taking time.
 */
export const Pace = z.discriminatedUnion('pace', [
  z.strictObject({
    pace: z.literal('live'),
    minutes: z.int().check(z.minimum(1), z.maximum(180)),
    seconds: z.int().check(z.minimum(0), z.maximum(300)),
  }),
  z.strictObject({ pace: z.literal('days'), days: z.int().check(z.minimum(1), z.maximum(14)) }),
  z.strictObject({ pace: z.literal('untimed') }),
]);
export type Pace = z.infer<typeof Pace>;

/** The default of each pace. */
export const PLAIN_PACES = {
  live: { pace: 'live', minutes: 20, seconds: 20 },
  days: { pace: 'days', days: 3 },
  untimed: { pace: 'untimed' },
} as const satisfies Record<Pace['pace'], Pace>;

/**
 * open: people sit down. playing. finished: it has a result. abandoned: all agreed to stop, or everyone resigned (at a
 * rated table: all but one). expired: it never started.
 */
export const STATUSES = ['open', 'playing', 'finished', 'abandoned', 'expired'] as const;
export const Status = z.enum(STATUSES);

/** Why a bot plays a person's seat. */
export const REPLACED = ['time', 'away', 'resigned'] as const;

export const SeatInfo = z.object({
  /** Whose seat it is, whoever plays it at the moment; null if it is a bot's or nobody's. */
  person: z.nullable(Person),
  /** The bot that is playing it. */
  level: z.nullable(Level),
  replaced: z.nullable(z.enum(REPLACED)),
  present: z.boolean(),
  /** When a bot takes over, unless the player is back by then: they are away, and the table waits for them. */
  takeover: z.nullable(Moment),
  /** How many moves of the game that seat's client says it has shown. */
  seen: Count,
  /** Until when the player can't propose anything, because a proposal of theirs was declined; missing if they can. */
  asksAgain: z.optional(Moment),
});
export type SeatInfo = z.infer<typeof SeatInfo>;

/** A proposal to the others: to go back to an earlier turn, or to stop without a result. */
export const Proposal = z.object({
  id: Id,
  seat: SeatNumber,
  kind: z.enum(['back', 'abandon']),
  to: z.nullable(Count),
  /** The seats that agreed; the proposal is carried out once every person has. */
  agreed: z.array(SeatNumber),
});
export type Proposal = z.infer<typeof Proposal>;

/** Everything about a table that is public. */
export const TableInfo = z.object({
  id: Id,
  game: Game,
  options: AnyOptions,
  pace: Pace,
  rated: z.boolean(),
  listed: z.boolean(),
  chat: z.boolean(),
  /** What clients show to help the players. The server sends the same either way. */
  aids: z.array(Aid),
  status: Status,
  host: Id,
  seats: z.array(SeatInfo),
  created: Moment,
  started: z.nullable(Moment),
  ended: z.nullable(Moment),
  /** SHA-256 of the secret behind the shuffles, published before any nonce is given. */
  commitment: Digest,
  rules: Count,
  /**
   * Whether this server knows these rules of the game. If not, the table is paused: nothing is lost, and nothing can be
   * done there.
   */
  playable: z.boolean(),
  /** Grows with every change to this data. */
  version: Count,
  proposal: z.nullable(Proposal),
  /** The proposal that was declined last: whose it was, and who declined it, or withdrew it if it is the same seat. */
  declined: z.nullable(z.object({ id: Id, kind: Proposal.shape.kind, seat: SeatNumber, by: SeatNumber })),
  /** Whether anybody may find the game when it is over; otherwise only those who have the link. */
  public: z.boolean(),
  /** The seats whose players have agreed to publish the game of an unlisted table. */
  published: z.array(SeatNumber),
  /** The table of the rematch. */
  rematch: z.nullable(Id),
  /** The daily deal that is played here, and whether that is only practice; null at all other tables. */
  deal: z.nullable(z.object({ day: Day, practice: z.boolean() })),
});
export type TableInfo = z.infer<typeof TableInfo>;

/** How a seat of a finished game did. */
export const SeatResult = z.object({
  score: z.number(),
  /** From 1; seats that share a place have the same number. */
  place: Count,
});

/** A game that is over. */
export const FinishedTable = z.object({
  ...TableInfo.shape,
  /**
   * By seat; null for a moment after the end, and for games that don't count: abandoned ones, unless they are rated and
   * people resigned. Then only the places count.
   */
  results: z.nullable(z.array(SeatResult)),
});
export type FinishedTable = z.infer<typeof FinishedTable>;

/** A table in the lobby: just what a list needs. */
export const ListedTable = z.object({
  id: Id,
  game: Game,
  rules: Count,
  /** Whether this server knows these rules of the game, as in `TableInfo`. */
  playable: z.boolean(),
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
  options: z.optional(AnyGivenOptions),
  pace: Pace,
  rated: z.optional(z.boolean()),
  listed: z.optional(z.boolean()),
  chat: z.optional(z.boolean()),
  aids: z.optional(z.array(Aid).check(z.maxLength(8))),
  /** Bots for some of the seats, starting from the last. */
  bots: z.optional(z.array(Level).check(z.maxLength(MOST_SEATS))),
});

/** A table that was created or joined, with its invitation code for those who sit there. */
export const OwnTable = z.object({
  table: TableInfo,
  seat: z.nullable(SeatNumber),
  invite: z.nullable(z.string()),
  /** Whether the host has removed you: you can sit down again, or are kept out. */
  removed: z.nullable(z.enum(['may-return', 'kept-out'])),
});

export const Join = z.strictObject({
  nonce: Nonce,
  seat: z.optional(SeatNumber),
  invite: z.optional(Text(40)),
});
export const Kick = z.strictObject({
  seat: SeatNumber,
  /** Whether they can't come back to this table; false if left out. */
  keepOut: z.optional(z.boolean()),
});
export const SeatBot = z.strictObject({ seat: SeatNumber, level: z.nullable(Level) });

export const Clock = z.object({
  /** The time left when the message was sent. */
  left: Milliseconds,
  runs: z.boolean(),
  /** In how many milliseconds a running clock resumes: 0, unless the clocks are stopped while a proposal is pending. */
  resumes: Milliseconds,
});

/** An event as sent to the viewer: see docs/table.md. */
export const Told = z.object({
  number: Count,
  at: Count,
  event: AnyEvent,
  /** The seats of people whose moves behind it were made by a bot that stood in for them; missing if there are none. */
  standIns: z.optional(z.array(SeatNumber)),
});

/** Where a turn began, as a number of moves, and whose turn it was. */
export const TurnBegin = z.object({ at: Count, seats: z.array(SeatNumber) });

/** A table as a viewer sees it: a full snapshot to continue from. */
export const TableView = z.object({
  table: TableInfo,
  /** The viewer's seat; null for a spectator. */
  seat: z.nullable(SeatNumber),
  /** The number of the viewer's last event. */
  number: Count,
  /** How many moves are on the line. */
  at: Count,
  /** What the viewer knows about the position; null before the start. */
  view: z.nullable(AnyView),
  told: z.array(Told),
  awaited: z.array(SeatNumber),
  clocks: z.array(z.nullable(Clock)),
  now: Moment,
  canUndo: z.boolean(),
  turns: z.array(TurnBegin),
  outcome: z.nullable(AnyOutcome),
});
export type TableView = z.infer<typeof TableView>;

export const TurnRequest = z.strictObject({
  key: Key,
  /** The number of the last event the turn was planned after. */
  seen: Count,
  /** The moves in the game's notation. */
  moves: z.array(Text(200)).check(z.minLength(1), z.maxLength(200)),
});
/** The beginning of a turn, to ask how it can continue. Nothing is stored. */
export const PlanRequest = z.strictObject({ moves: z.array(Text(200)).check(z.maxLength(200)) });
export const PlanAnswer = z.object({
  /** The number to send the turn with. */
  seen: Count,
  /** It is a complete turn: it can be sent. */
  ready: z.boolean(),
  /** The legal next moves, in the game's notation. */
  legal: z.array(z.string()),
});
export const TurnStored = z.object({
  /** The number of the seat's last event, now that the turn is on disk. */
  number: Count,
  at: Count,
  /** It was already stored: this response only repeats one that was lost on the way. */
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

/** A line of `GET /records`: a finished game. */
export const RecordLine = z.object({ table: Id, game: Game, ended: Moment, record: z.string() });

/** Everything behind the shuffles of a finished game, to verify them. */
export const Proof = z.object({
  table: Id,
  /** What the shuffles are named after: the table, or the daily deal that was played. */
  name: z.string(),
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

/** The most characters of someone's private notes about a table. */
export const LONGEST_MEMO = 4000;

export const OwnGame = z.object({
  table: TableInfo,
  seat: SeatNumber,
  needsYou: z.boolean(),
  /** When your clock runs out, if it runs. */
  due: z.nullable(Moment),
  /** In how many milliseconds your clock resumes: 0, unless it is stopped while a proposal is pending. */
  resumes: Milliseconds,
});
