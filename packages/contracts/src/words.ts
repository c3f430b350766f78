import * as z from 'zod/mini';
import { isName, LONGEST_NAME, tidyName } from './names.ts';

/** The smallest words of the wire. Whatever comes in is checked against these, and nothing else is looked at. */

/** Ids are made by the server: letters and digits that can't be mistaken for each other. */
const ID = /^[1-9A-HJ-NP-Za-km-z]{8,24}$/;
export const Id = z.string().check(z.regex(ID));
/** The id in an address. */
export const ById = z.strictObject({ id: Id });

/** The id of a game. Which ones there are, with how many seats and which bots, is for the server to say. */
export const Game = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
/** No game here is for more. */
export const MOST_SEATS = 12;
export const SeatCount = z.int().check(z.minimum(1), z.maximum(MOST_SEATS));
export const SeatNumber = z.int().check(z.minimum(0), z.maximum(MOST_SEATS - 1));
export const Count = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** A moment: milliseconds since 1970, by the server's clock; as late as a date can be. */
export const Moment = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000));
/** Numbers in addresses come as text: a count that fits an integer of the database, and a moment. */
export const CountText = z.string().check(z.regex(/^\d{1,7}$/));
/** How many seats a table has. */
export const SeatsText = z.string().check(z.regex(/^\d{1,2}$/));
export const MomentText = z.string().check(z.regex(/^\d{1,15}$/));
export const Milliseconds = z.int();

/** A name as it is shown. At a table a number may follow it, where two would look the same. */
export const Name = z.string().check(z.maxLength(48));

/** A name that somebody chooses: tidied first, then refused unless it is one line that people can see and read. */
export const NewName = z
  .string()
  .check(
    z.maxLength(200),
    z.overwrite(tidyName),
    z.minLength(1),
    z.maxLength(LONGEST_NAME),
    z.refine(isName),
  );

/** The name of a bot's level; whether the game has it is for the server to say. */
export const Level = z.string().check(z.regex(/^[a-z][a-z0-9@-]{0,39}$/));

/** Something that the clients at a table show to help; what there is to show is for the client of each game to say. */
export const Aid = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/**
 * An idempotency key. A client makes one for every request that must not be done twice, and sends the same one again if it
 * must retry. It belongs to the person and that request: with another request it is refused as `key-used`.
 */
export const Key = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));

/** Sixteen bytes of a player's own making that go into the shuffles, in hexadecimal. */
export const Nonce = z.string().check(z.regex(/^[0-9a-f]{32}$/));
export const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Plain text of more than one line: no control characters besides line breaks and tabs, no turned direction of writing. */
const PLAIN = /^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|[\t\n])*$/u;
export const Text = (longest: number) =>
  z.string().check(z.minLength(1), z.maxLength(longest), z.regex(PLAIN));

/** Things whose shape is known to the rules and not to the wire: views, events, options. */
export const Data = z.record(z.string(), z.unknown());
