import { GAMES, type GameEvent, type GameId, type Seat } from '@taproom/games';
import {
  type Event as CloisterEvent,
  MONKS,
  CARDS as PRIVILEGES,
  SHED_TABLE,
  SIDES,
} from '@taproom/games/heaven-and-ale';
import { CARDS, type Event as TavernEvent } from '@taproom/games/heros-tavern';

/** A thing that a seat did, by its name in the list of traits. */
export interface Deed {
  readonly seat: Seat;
  readonly trait: string;
}

/** What is counted of the players of a game, so that one can tell their characters. */
export interface Traits {
  /** Everything that is counted, in the order in which it is told. */
  readonly names: readonly string[];
  deeds(event: GameEvent): readonly Deed[];
}

const cloister: Traits = {
  names: [
    ...SIDES.flatMap(side => [`resource ${side}`, `monk ${side}`]),
    ...SHED_TABLE.map((_, type) => `shed of type ${type}`),
    'disc',
    ...PRIVILEGES.map(card => `card ${card}`),
    'card declined',
    'barrel large',
    'barrel small',
  ],
  deeds(given) {
    const event = given as CloisterEvent;
    switch (event.event) {
      case 'bought': {
        const kind = MONKS.some(monk => monk === event.tile) ? 'monk' : 'resource';
        return [{ seat: event.seat, trait: `${kind} ${event.side}` }];
      }
      case 'shed-built':
        return [{ seat: event.seat, trait: `shed of type ${event.type}` }];
      case 'disc-placed':
        return [{ seat: event.seat, trait: 'disc' }];
      case 'card-placed':
        return [{ seat: event.seat, trait: `card ${event.card}` }];
      case 'card-declined':
        return [{ seat: event.seat, trait: 'card declined' }];
      case 'barrel':
        return [{ seat: event.seat, trait: `barrel ${event.size}` }];
      default:
        return [];
    }
  },
};

const tavern: Traits = {
  names: [...CARDS.map(card => `pick ${card}`), ...CARDS.map(card => `buy ${card}`)],
  deeds(given) {
    const event = given as TavernEvent;
    switch (event.event) {
      // The last card of a hand is nobody's choice, and this is not told of it.
      case 'chose':
        return [{ seat: event.seat, trait: `pick ${event.card}` }];
      case 'bought':
        return event.cards.map(card => ({ seat: event.seat, trait: `buy ${card}` }));
      default:
        return [];
    }
  },
};

export const TRAITS: Readonly<Record<GameId, Traits>> = {
  'heaven-and-ale': cloister,
  'heros-tavern': tavern,
};

/** Counts what the seats of a game do. */
export class Tally {
  /** By seat, then by trait. */
  readonly counts: readonly number[][];
  private readonly traits: Traits;
  private readonly places: ReadonlyMap<string, number>;

  constructor(game: string, seats: number) {
    if (!GAMES.has(game)) throw new Error(`no traits are known of ${game}`);
    this.traits = TRAITS[game];
    this.counts = Array.from({ length: seats }, () => this.traits.names.map(() => 0));
    this.places = new Map(this.traits.names.map((name, place) => [name, place]));
  }

  add(events: readonly GameEvent[]): void {
    for (const { seat, trait } of events.flatMap(event => this.traits.deeds(event))) {
      const place = this.places.get(trait);
      if (place === undefined) throw new Error(`no such trait: ${trait}`);
      this.counts[seat][place]++;
    }
  }
}
