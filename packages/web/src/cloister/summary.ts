import type { Event, Goal, Resource, Tile } from '@taproom/games/heaven-and-ale';

/** What some events bring a player, added up. */
export interface Summary {
  readonly ducats: number;
  readonly brewmaster: number;
  readonly markers: Readonly<Partial<Record<Resource, { readonly from: number; readonly to: number }>>>;
  readonly tiles: readonly { readonly tile: Tile; readonly hex: string; readonly price: number }[];
  /** The tiles that fire, in order; one may fire more than once. */
  readonly activated: readonly string[];
  readonly sheds: readonly { readonly shed: string; readonly sum: number; readonly type: number }[];
  readonly barrels: readonly { readonly goal: Goal; readonly size: 'large' | 'small' }[];
}

/** Adds up what happens to a seat. */
export function summarise(events: readonly Event[], seat: number): Summary {
  let ducats = 0;
  let brewmaster = 0;
  const markers: Partial<Record<Resource, { from: number; to: number }>> = {};
  const tiles: { tile: Tile; hex: string; price: number }[] = [];
  const activated: string[] = [];
  const sheds: { shed: string; sum: number; type: number }[] = [];
  const barrels: { goal: Goal; size: 'large' | 'small' }[] = [];
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.event) {
      case 'ducats':
        ducats += event.change;
        break;
      case 'brewmaster':
        brewmaster += event.to - event.from;
        break;
      case 'marker':
        markers[event.resource] = { from: markers[event.resource]?.from ?? event.from, to: event.to };
        break;
      case 'bought':
        tiles.push({ tile: event.tile, hex: event.hex, price: event.price });
        break;
      case 'activated':
        activated.push(event.hex);
        break;
      case 'shed-built':
        sheds.push({ shed: event.shed, sum: event.sum, type: event.type });
        break;
      case 'barrel':
        barrels.push({ goal: event.goal, size: event.size });
        break;
    }
  }
  return { ducats, brewmaster, markers, tiles, activated, sheds, barrels };
}
