import { PLAYERS, type Roster } from '@taproom/bots';
import { WORKBENCHES, type Workbench } from '@taproom/bots/workbench';
import { type Catalogue, GAMES } from '@taproom/games';

/** What the commands work with. They name no game themselves. */
export interface Desk {
  readonly games: Catalogue;
  readonly players: Roster;
  readonly workbenches: Catalogue<Workbench>;
}

/** The released games, and all that was made for them. */
export const DESK: Desk = { games: GAMES, players: PLAYERS, workbenches: WORKBENCHES };
