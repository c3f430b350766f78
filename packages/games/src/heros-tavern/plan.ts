import { SeededRandom } from '../chance.ts';
import type { Seat } from '../game.ts';
import { imagine } from './imagine.ts';
import type { State } from './layout.ts';
import { type View, view } from './view.ts';

/**
 * A state to plan in. The hands of others are made up, which does not matter, as a choice depends on the seat's own
 * cards and tokens only; and nobody else has chosen, so that no choice is ever followed by a reveal that is made up, too.
 */
export const planFrom = (known: View, seat: Seat): State =>
  imagine(
    {
      ...known,
      players: known.players.map((player, other) => (other === seat ? player : { ...player, in: false })),
    },
    new SeededRandom('plan'),
  );

/** The planned state as the seat sees it; who else has chosen is as it was. */
export function planned(state: State, known: View, seat: Seat): View {
  const then = view(state, seat);
  return {
    ...then,
    players: then.players.map((player, other) =>
      other === seat ? player : { ...player, in: known.players[other]?.in ?? false },
    ),
  };
}
