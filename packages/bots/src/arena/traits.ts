import type { GameEvent, Seat } from '@taproom/games';

/** Something a seat did, by its name in the list of traits. */
export interface TraitDeed {
  readonly seat: Seat;
  readonly trait: string;
}

/** What is counted for the players of a game, to describe their characters. */
export interface Traits<Event extends GameEvent = GameEvent> {
  /** Everything that is counted, in the order in which it is reported. */
  readonly names: readonly string[];
  deeds(event: Event): readonly TraitDeed[];
}

/** Counts what the seats of a game do. */
export class TraitTally {
  /** By seat, then by trait. */
  readonly counts: readonly number[][];
  private readonly places: ReadonlyMap<string, number>;

  constructor(
    private readonly traits: Traits,
    seats: number,
  ) {
    this.counts = Array.from({ length: seats }, () => traits.names.map(() => 0));
    this.places = new Map(traits.names.map((name, place) => [name, place]));
  }

  add(events: readonly GameEvent[]): void {
    for (const { seat, trait } of events.flatMap(event => this.traits.deeds(event))) {
      const place = this.places.get(trait);
      if (place === undefined) throw new Error(`no such trait: ${trait}`);
      this.counts[seat][place]++;
    }
  }
}
