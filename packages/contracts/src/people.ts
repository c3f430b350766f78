import * as z from 'zod/mini';
import { Count, Data, Game, Id, Key, Moment, Name, NewName, Text } from './words.ts';

/** Anybody who sits at tables: a guest has only a cookie, a member a passkey, a bot a token. */
export const PERSON_KINDS = ['guest', 'member', 'bot'] as const;

export const Person = z.object({
  id: Id,
  name: Name,
  kind: z.enum(PERSON_KINDS),
});
export type Person = z.infer<typeof Person>;

export const Me = z.object({
  ...Person.shape,
  operator: z.boolean(),
  created: Moment,
  passkeys: Count,
  settings: z.nullable(Data),
});
export type Me = z.infer<typeof Me>;

export const NewGuest = z.strictObject({ name: NewName });
export const ChangeMe = z.strictObject({
  name: z.optional(NewName),
  /** What the browser wants to find again on another device. At most 8 kB as text. */
  settings: z.optional(Data),
});

/** So many games of somebody's own devices an account keeps, and so many letters of each at most. */
export const MOST_KEPT = 200;
export const LONGEST_KEPT = 20_000;

/** The name that a device gave to a game of its own. */
export const KeptId = z.string().check(z.regex(/^[0-9a-f]{24}$/));
/** A game of somebody's own devices, kept with the account so that the others have it, too. */
export const KeptGame = z.object({ id: KeptId, played: Moment });
export const KeepGame = z.strictObject({
  /** When it was last played, by the device's clock. */
  played: Moment,
  /** When the one was played that it replaces; null if the account has none. If it has another, nothing is replaced. */
  before: z.nullable(Moment),
  record: Text(LONGEST_KEPT),
});

/** A passkey ceremony: what the browser's authenticator is asked, and what it answered. */
export const Ceremony = z.object({ ceremony: Id, options: Data });
export const CeremonyAnswer = z.strictObject({ ceremony: Id, answer: Data });

/** The code that carries an identity to another device: typed there within its time, once. */
export const MoveCode = z.object({ code: z.string(), until: Moment });
export const UseMoveCode = z.strictObject({ code: Text(40) });

/** An access token of a bot account. The secret is shown once, when it is made. */
export const Token = z.object({ id: Id, name: Name, created: Moment, used: z.nullable(Moment) });
export const NewToken = z.strictObject({ name: NewName });
export const MadeToken = z.object({ ...Token.shape, secret: z.string() });

/** How a person wants to be told that a game over days needs them. */
export const Notices = z.object({
  feed: z.nullable(z.string()),
  webhook: z.nullable(z.string()),
  push: z.boolean(),
});
export const ChangeNotices = z.strictObject({
  /** A new private address for the feed; the old one stops. */
  feed: z.optional(z.enum(['new', 'none'])),
  webhook: z.optional(z.nullable(z.url().check(z.maxLength(500)))),
  push: z.optional(
    z.nullable(
      z.strictObject({
        endpoint: z.url().check(z.maxLength(1000)),
        expirationTime: z.optional(z.nullable(z.number())),
        keys: z.strictObject({ p256dh: Text(200), auth: Text(100) }),
      }),
    ),
  ),
});

export const Rating = z.object({
  game: Game,
  seats: Count,
  /** What is shown: an estimate that the player is very likely to be at least as good as. */
  rating: z.number(),
  games: Count,
});

export const Profile = z.object({
  person: Person,
  created: Moment,
  ratings: z.array(Rating),
  games: z.array(z.object({ game: Game, seats: Count, played: Count, won: z.number(), mean: z.number() })),
});

export const Leader = z.object({ person: z.nullable(Person), level: z.nullable(z.string()), rating: Rating });

export const Muted = z.object({ people: z.array(Person) });
export const Mute = z.strictObject({ muted: z.boolean() });
export const Report = z.strictObject({ key: Key, why: Text(500) });
