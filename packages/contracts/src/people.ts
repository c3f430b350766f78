import * as z from 'zod/mini';
import { Count, Data, Game, Id, Key, Milliseconds, Moment, Name, NewName, Text } from './words.ts';

/** Anybody who sits at tables: a guest has only a cookie, a member has a passkey, a bot has a token. */
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
  /** Settings the browser wants on every device. At most 8 kB as text. */
  settings: z.optional(Data),
});

/** The most synced games per account, and the most characters of each. */
export const MOST_KEPT = 200;
export const LONGEST_KEPT = 20_000;

/** The id a device gave to its game. */
export const KeptId = z.string().check(z.regex(/^[0-9a-f]{24}$/));
/** A game from someone's device, synced through the account so that their other devices have it too. */
export const KeptGame = z.object({ id: KeptId, played: Moment });
export const KeepGame = z.strictObject({
  /** When it was last played, by the device's clock. */
  played: Moment,
  /**
   * When the version it replaces was played; null if the account has none. If the account has a different version,
   * nothing is replaced.
   */
  before: z.nullable(Moment),
  record: Text(LONGEST_KEPT),
});

/** A passkey ceremony: what the browser's authenticator is asked, and what it answered. */
export const Ceremony = z.object({ ceremony: Id, options: Data });
export const CeremonyAnswer = z.strictObject({ ceremony: Id, answer: Data });

/** The code that moves an account to another device: typed there in time, once. */
export const MoveCode = z.object({
  code: z.string(),
  until: Moment,
  /** For how long it is valid, for devices whose clock is wrong. */
  lasts: Milliseconds,
});
export const UseMoveCode = z.strictObject({ code: Text(40) });

/** An access token of a bot account. The secret is shown once, when it is created. */
export const Token = z.object({ id: Id, name: Name, created: Moment, used: z.nullable(Moment) });
export const NewToken = z.strictObject({ name: NewName });
export const MadeToken = z.object({ ...Token.shape, secret: z.string() });

export const Rating = z.object({
  game: Game,
  seats: Count,
  /** The rating shown: an estimate that the player is very likely to be at least as good as. */
  rating: z.number(),
  games: Count,
});

export const Profile = z.object({
  person: Person,
  created: Moment,
  ratings: z.array(Rating),
  games: z.array(
    z.object({
      game: Game,
      seats: Count,
      played: Count,
      won: z.number(),
      /** The mean score; null if no game had one, because all were ended early. */
      mean: z.nullable(z.number()),
    }),
  ),
});

export const Leader = z.object({ person: z.nullable(Person), level: z.nullable(z.string()), rating: Rating });

export const Muted = z.object({ people: z.array(Person) });
export const Mute = z.strictObject({ muted: z.boolean() });
export const Report = z.strictObject({ key: Key, why: Text(500) });
