import type { Card, Event, Goal, Resource, Spot, Tile } from '@taproom/games/heaven-and-ale';

/** A piece that moves along the production track. */
export interface Shift {
  readonly from: number;
  readonly to: number;
}

/** What events bring a player, added up. */
export interface GainSummary {
  readonly ducats: number;
  readonly brewmaster: Shift | null;
  readonly markers: Readonly<Partial<Record<Resource, Shift>>>;
  readonly tiles: readonly { readonly tile: Tile; readonly hex: string; readonly price: number }[];
  /** The tiles that are activated, in order; one may be activated more than once. */
  readonly activated: readonly string[];
  readonly sheds: readonly { readonly shed: string; readonly sum: number; readonly type: number }[];
  /** The pairs of spots that become complete. */
  readonly pairs: readonly (readonly [Spot, Spot])[];
  readonly cards: readonly Card[];
  readonly barrels: readonly { readonly goal: Goal; readonly size: 'large' | 'small' }[];
}

/** Adds up what happens to a seat. */
export function summariseGains(events: readonly Event[], seat: number): GainSummary {
  let ducats = 0;
  const brewmaster: Shift[] = [];
  const markers: Partial<Record<Resource, Shift>> = {};
  const tiles: { tile: Tile; hex: string; price: number }[] = [];
  const activated: string[] = [];
  const sheds: { shed: string; sum: number; type: number }[] = [];
  const pairs: (readonly [Spot, Spot])[] = [];
  const cards: Card[] = [];
  const barrels: { goal: Goal; size: 'large' | 'small' }[] = [];
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.event) {
      case 'ducats':
        ducats += event.change;
        break;
      case 'brewmaster':
        brewmaster.push({ from: event.from, to: event.to });
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
      case 'pair-completed':
        pairs.push(event.spots);
        break;
      case 'card-placed':
        cards.push(event.card);
        break;
      case 'barrel':
        barrels.push({ goal: event.goal, size: event.size });
        break;
    }
  }
  const [first] = brewmaster;
  const last = brewmaster.at(-1);
  const shift = first === undefined || last === undefined ? null : { from: first.from, to: last.to };
  return { ducats, brewmaster: shift, markers, tiles, activated, sheds, pairs, cards, barrels };
}
