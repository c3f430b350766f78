import * as z from 'zod/mini';
import { isName, LONGEST_NAME, tidyName } from './names.ts';

/** The basic types of the wire format. All input is validated against these, and nothing else is accepted. */

/** Ids are created by the server: letters and digits that can't be confused with each other. */
const ID = /^[1-9A-HJ-NP-Za-km-z]{8,24}$/;
export const Id = z.string().check(z.regex(ID));
/** The id in a path. */
export const ById = z.strictObject({ id: Id });

/** The id of a game. Which games there are, with how many seats and which bots, is up to the server. */
export const Game = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
/** No game here has more seats. */
export const MOST_SEATS = 12;
export const SeatCount = z.int().check(z.minimum(1), z.maximum(MOST_SEATS));
export const SeatNumber = z.int().check(z.minimum(0), z.maximum(MOST_SEATS - 1));
export const Count = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** A timestamp: milliseconds since 1970, by the server's clock; as late as a date can be. */
export const Moment = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000));
/** Numbers in URLs come as text: a count that fits a database integer, and a timestamp. */
export const CountText = z.string().check(z.regex(/^\d{1,7}$/));
/** How many seats a table has. */
export const SeatsText = z.string().check(z.regex(/^\d{1,2}$/));
export const MomentText = z.string().check(z.regex(/^\d{1,15}$/));
export const Milliseconds = z.int();
/** A day in UTC. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A name as it is shown. At a table it may be followed by a number, where two would look the same. */
export const Name = z.string().check(z.maxLength(48));

/** A name someone chooses: normalised first, then refused unless it is one line that people can see and read. */
export const NewName = z
  .string()
  .check(
    z.maxLength(200),
    z.overwrite(tidyName),
    z.minLength(1),
    z.maxLength(LONGEST_NAME),
    z.refine(isName),
  );

/** The name of a bot's level; the server knows whether the game has it. */
export const Level = z.string().check(z.regex(/^[a-z][a-z0-9@-]{0,39}$/));

/** An aid that clients at a table show; the client of each game defines which there are. */
export const Aid = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/**
 * An idempotency key. A client creates one for every request that must not be done twice, and sends the same key when
 * it retries. It belongs to the person and that request: with a different request it is refused as `key-used`.
 */
export const Key = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));

/** Sixteen bytes chosen by a player that go into the shuffles, in hexadecimal. */
export const Nonce = z.string().check(z.regex(/^[0-9a-f]{32}$/));
export const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Plain text of several lines: no control characters besides line breaks and tabs, no changes of text direction. */
const PLAIN = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n])*$/u;
export const Text = (longest: number) => OptionalText(longest).check(z.minLength(1));
/** The same, and nothing is a text, too. */
export const OptionalText = (longest: number) => z.string().check(z.maxLength(longest), z.regex(PLAIN));

/** Data whose shape the wire format does not know. */
export const Data = z.record(z.string(), z.unknown());

/**
 * Data of the games. The rules check it; here it is any object, so that the client needs to know no game it does not
 * play. Its shapes, for the documentation, are in shapes/.
 */
const GameData = () => z.record(z.string(), z.unknown());
/** What a viewer knows of a game. */
export const AnyView = GameData();
/** Something that happened in a game, or at its table. */
export const AnyEvent = GameData();
/** The options of a game, with defaults filled in; and as someone gives them. */
export const AnyOptions = GameData();
export const AnyGivenOptions = GameData();
/** The end of a game: the scores by seat, the winners, and how each score came about. */
export const AnyOutcome = GameData();
