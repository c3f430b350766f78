import {
  ACTIVE,
  BUY,
  DONE,
  DUCATS,
  FIGURE,
  FIRST_SLOT,
  NO_TILE,
  player,
  price,
  STAGE,
  type State,
  TILES_PER_SPACE,
  tilesOn,
} from '@taproom/games/heaven-and-ale/inner';

/** Any hex in the sun: prices are highest there. 5.4 */
const SUNNY_HEX = 0;

/**
 * Whether the coins of a card may be needed now: for a tile that is too expensive, or to be counted at the end. To
 * return a card earlier is never better than when its coins are needed.
 */
export function mayNeedCoins(state: State): boolean {
  const me = player(state[ACTIVE]);
  const figure = state[me + FIGURE];
  if (state[STAGE] === DONE) return figure >= FIRST_SLOT;
  if (state[STAGE] !== BUY) return false;
  const row = tilesOn(figure);
  for (let i = 0; i < TILES_PER_SPACE && state[row + i] !== NO_TILE; i++)
    if (price(figure, state[row + i], SUNNY_HEX) > state[me + DUCATS]) return true;
  return false;
}
