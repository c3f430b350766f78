import { GAMES, type GameId, type Seat, SeededRandom } from '@taproom/games';
import type { View as TavernView } from '@taproom/games/heros-tavern';

/**
 * A state to plan a turn in, made of what the viewer knows. In Heaven & Ale that is the position itself. In Hero's
 * Tavern hands of others are made up, which does not matter, as a choice depends on the own cards and tokens only;
 * and nobody else has chosen, so that no choice of ours is ever followed by a reveal that would be made up, too.
 */
export function knownState(id: GameId, view: object, seat: Seat): Int16Array {
  const known = id === 'heros-tavern' ? withoutOthers(view as TavernView, seat) : view;
  return GAMES[id].imagine(known, new SeededRandom('plan'));
}

/** How a planned state looks to the viewer, with what the plan left out of the view. */
export function plannedView(id: GameId, view: object, state: Int16Array, seat: Seat): object {
  const planned = GAMES[id].view(state, seat);
  return id === 'heros-tavern' ? withOthers(planned as TavernView, view as TavernView, seat) : planned;
}

const withoutOthers = (view: TavernView, seat: Seat): TavernView => ({
  ...view,
  players: view.players.map((player, other) => (other === seat ? player : { ...player, in: false })),
});

const withOthers = (planned: TavernView, view: TavernView, seat: Seat): TavernView => ({
  ...planned,
  players: planned.players.map((player, other) =>
    other === seat ? player : { ...player, in: view.players[other]?.in ?? false },
  ),
});
