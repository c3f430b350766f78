import type { GameShapes } from '@taproom/contracts/shapes';
import { TableEvent } from '@taproom/contracts/shapes/table-event';
import type { Catalogue } from '@taproom/games';
import type * as z from 'zod';

type Json = Readonly<Record<string, unknown>>;
type Schema = z.core.$ZodType;

/** The parts of the wire format that are data of a game, and what of its shapes they are. */
const PARTS = {
  AnyView: ['View', ({ view }) => view],
  AnyEvent: ['Event', ({ event }) => event],
  AnyOptions: ['Options', ({ options }) => options],
  AnyGivenOptions: ['GivenOptions', ({ given }) => given],
  AnyOutcome: ['Outcome', ({ outcome }) => outcome],
} as const satisfies Readonly<Record<string, readonly [string, (of: GameShapes) => Schema]>>;

/** The id of a game as the beginning of a name: `my-game` is `MyGame`. Only old editions have their number in it. */
function prefixOf({ id, rules }: GameShapes, shapes: Catalogue<GameShapes>): string {
  const camel = id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return rules === shapes.current(id).rules ? camel : `${camel}Rules${rules}`;
}

/** The shapes of the games by the names they have in the documentation. */
export function gameSchemas(shapes: Catalogue<GameShapes>): [Schema, string][] {
  const named: [Schema, string][] = [[TableEvent, 'TableEvent']];
  for (const id of shapes.ids)
    for (const of of shapes.editions(id)) {
      const prefix = prefixOf(of, shapes);
      for (const [name, part] of Object.values(PARTS)) named.push([part(of), `${prefix}${name}`]);
      for (const [name, part] of Object.entries(of.parts)) named.push([part, `${prefix}${name}`]);
    }
  return named;
}

/**
 * What stands for the data of any game: that of one of the games. A view says of which game it is. Events and options of
 * two games can look alike, so that any of them may fit.
 */
export function anyGame(
  shapes: Catalogue<GameShapes>,
  ref: (name: string) => Json,
): Readonly<Record<string, Json>> {
  const editions = shapes.ids.flatMap(id => shapes.editions(id));
  if (editions.length === 0) return {};
  const refs = (part: string): Json[] => editions.map(of => ref(`${prefixOf(of, shapes)}${part}`));
  return Object.fromEntries(
    Object.entries(PARTS).map(([name, [part]]) => [
      name,
      name === 'AnyView'
        ? { oneOf: refs(part) }
        : { anyOf: [...refs(part), ...(name === 'AnyEvent' ? [ref('TableEvent')] : [])] },
    ]),
  );
}
