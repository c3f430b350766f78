import type { Log } from './events.ts';
import { ALL_HEXES, HEX_NAMES, isSunny, NEIGHBOURS } from './garden.ts';
import { GARDEN, player, type State } from './layout.ts';
import { MONK_STEPS } from './numbers.ts';
import { moveBrewmaster, moveMarker, takeDucats } from './production.ts';
import { FERTILITY, isMonkTile, MONK, NO_TILE, RESOURCE, tileName } from './tiles.ts';
import { MONKS } from './vocabulary.ts';

/** 6.3 Activates a tile: ducats in the shade, steps in the sun, a brewmaster step for a monk. */
export function activate(state: State, seat: number, hex: number, log: Log): void {
  const tile = state[player(seat) + GARDEN + hex];
  if (log !== null) log.push({ event: 'activated', seat, hex: HEX_NAMES[hex], tile: tileName(tile) });
  if (isMonkTile(tile)) moveBrewmaster(state, seat, MONK_STEPS, 'activation', log);
  else if (isSunny(hex)) moveMarker(state, seat, RESOURCE[tile], FERTILITY[tile], 'activation', log);
  else takeDucats(state, seat, FERTILITY[tile], 'activation', log);
}

/** 7.2 Activates each resource tile of a fertility. */
export function activateFertility(state: State, seat: number, fertility: number, log: Log): void {
  const garden = player(seat) + GARDEN;
  for (let hex = 0; hex < ALL_HEXES; hex++)
    if (FERTILITY[state[garden + hex]] === fertility) activate(state, seat, hex, log);
}

/** 7.3 Activates each tile of a resource. */
export function activateResource(state: State, seat: number, resource: number, log: Log): void {
  const garden = player(seat) + GARDEN;
  for (let hex = 0; hex < ALL_HEXES; hex++)
    if (RESOURCE[state[garden + hex]] === resource) activate(state, seat, hex, log);
}

/** 7.4 Triggers each monk of a type, one after another, in board order (11.8). */
export function triggerMonks(state: State, seat: number, monk: number, log: Log): void {
  const garden = player(seat) + GARDEN;
  for (let hex = 0; hex < ALL_HEXES; hex++) {
    if (MONK[state[garden + hex]] !== monk) continue;
    if (log !== null) log.push({ event: 'triggered', seat, hex: HEX_NAMES[hex], monk: MONKS[monk] });
    const around = NEIGHBOURS[hex];
    for (let i = 0; i < around.length; i++)
      if (state[garden + around[i]] !== NO_TILE) activate(state, seat, around[i], log);
  }
}
