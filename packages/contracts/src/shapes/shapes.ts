import type { Edition, Outcome } from '@taproom/games';
import * as z from 'zod/mini';

type Shape<T> = z.core.$ZodType<T>;

/**
 * The shape of a game's data on the wire, for those who write programs. The server validates nothing with it: the rules
 * check all input, and make all output.
 */
export interface GameShapes<
  View = unknown,
  Event = unknown,
  Options = unknown,
  Given = unknown,
  Breakdown = unknown,
> extends Edition {
  /** What a viewer knows of the table. */
  readonly view: Shape<View>;
  readonly event: Shape<Event>;
  /** The options of a table, with defaults filled in; and as they are given. */
  readonly options: Shape<Options>;
  readonly given: Shape<Given>;
  readonly outcome: Shape<Outcome<Breakdown>>;
  /** What the others consist of, by name. */
  readonly parts: Readonly<Record<string, z.core.$ZodType>>;
}

/** A number of things. */
export const Amount = z.int().check(z.minimum(0));
export const atMost = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

export const outcomeShape = <Breakdown>(breakdown: Shape<Breakdown>) =>
  z.strictObject({ scores: z.array(z.int()), winners: z.array(Amount), players: z.array(breakdown) });
