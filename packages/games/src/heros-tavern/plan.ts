import { SeededRandom } from '../chance.ts';
import type { Seat } from '../game.ts';
import { imagine } from './imagine.ts';
import type { State } from './layout.ts';
import { type View, view } from './view.ts';

/**
 * A state to plan in. The other players' hands are made up, which does not matter because a choice depends only on the
 * seat's own cards and tokens. Nobody else has chosen, so no choice is ever followed by a reveal of made-up cards.
 */
export const planFrom = (known: View, seat: Seat): State =>
  imagine(
    {
      ...known,
      players: known.players.map((player, other) => (other === seat ? player : { ...player, in: false })),
    },
    new SeededRandom('plan'),
  );

/** The planned state as the seat sees it; who else has chosen is restored. */
export function planned(state: State, known: View, seat: Seat): View {
  const then = view(state, seat);
  return {
    ...then,
    players: then.players.map((player, other) =>
      other === seat ? player : { ...player, in: known.players[other]?.in ?? false },
    ),
  };
}
