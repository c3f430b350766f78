import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../src/chance.ts';
import type { Seat, Viewer } from '../src/game.ts';
import {
  CARDS,
  type Card,
  type Deal,
  type Event,
  herosTavern as game,
  type Move,
  type PlayerView,
  type View,
} from '../src/heros-tavern/index.ts';
import { expectOk } from '../src/result.ts';
import { seatsOf, walk } from './walk.ts';

/** Who has held each hand in this round. Kept from the events alone, as someone at the table would. */
class Memory {
  /** By the seat that holds the hand now. */
  private held: Set<Seat>[] = [];

  hear(events: readonly Event[], seats: number): void {
    for (const { event } of events) {
      if (event === 'dealt') this.held = Array.from({ length: seats }, (_, seat) => new Set([seat]));
      if (event === 'passed') {
        this.held = this.held.map((_, seat) => this.held[(seat + seats - 1) % seats]);
        for (const [seat, hand] of this.held.entries()) hand.add(seat);
      }
    }
  }

  knows(viewer: Viewer, holder: Seat): boolean {
    return typeof viewer === 'number' && (this.held[holder]?.has(viewer) ?? false);
  }
}

/** All steps of a random game, each with what everyone remembers after it. */
function* remembered(seats: number, seed: string) {
  const memory = new Memory();
  for (const step of walk({ game, seats, seed, mostSteps: 1000 })) {
    memory.hear(step.events as Event[], seats);
    yield { ...step, memory };
  }
}

const viewersOf = (state: Int16Array): Viewer[] => [...seatsOf(game, state), 'spectator'];

function shuffle<T>(items: T[], random: SeededRandom): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j], items[i]];
  }
  return items;
}

const sorted = (cards: readonly Card[]): Card[] => CARDS.flatMap(card => cards.filter(one => one === card));

/** The same position for a viewer: what it can't know is dealt and chosen again. */
function otherwise(state: Int16Array, viewer: Viewer, memory: Memory, random: SeededRandom): View {
  const position = game.position(state);
  const unknown = (seat: Seat) => !memory.knows(viewer, seat);
  const pile = CARDS.flatMap(card => Array<Card>(position.pileCards?.[card] ?? 0).fill(card));
  const hands = position.players.map(({ hand }) => hand ?? []);
  const pool = shuffle([...pile, ...hands.filter((_, seat) => unknown(seat)).flat()], random);
  const players = position.players.map((player, seat): PlayerView => {
    const hand = unknown(seat) ? sorted(pool.splice(0, player.handSize)) : hands[seat];
    if (!player.in || seat === viewer) return { ...player, hand };
    const options = game.moves(state, seat);
    const choice = options[random.below(options.length)];
    const chosen = player.chosen === null ? null : hand[random.below(hand.length)];
    return { ...player, hand, chosen, purchase: choice.move === 'buy' ? choice.cards : null };
  });
  const pileCards = Object.fromEntries(CARDS.map(card => [card, pool.filter(one => one === card).length]));
  return { ...position, players, pileCards: pileCards as View['discard'] };
}

const text = (value: unknown): string => JSON.stringify(value);

describe("what a viewer of Hero's Tavern can't know", () => {
  it.each([3, 4, 5])(
    'HT 2.2 8.4 shows no viewer among %i hands it has not held, the pile, or choices of others',
    seats => {
      const random = new SeededRandom(`otherwise ${seats}`);
      let told = 0;
      for (let n = 0; n < 2; n++)
        for (const { after, memory } of remembered(seats, `views ${n}`))
          for (const viewer of viewersOf(after)) {
            const other = game.load(otherwise(after, viewer, memory, random));
            // Some deals are impossible: the rest of a pile that was used up is in someone's hands.
            if (!other.ok) {
              expect(other.refusal.code).toBe('remainder-not-dealt');
              continue;
            }
            if (text(game.position(other.value)) === text(game.position(after))) continue;
            told++;
            if (text(game.view(other.value, viewer)) !== text(game.view(after, viewer)))
              expect(game.view(other.value, viewer)).toEqual(game.view(after, viewer));
          }
      expect(told).toBeGreaterThan(500);
    },
  );

  it.each([3, 4, 5])('HT 2.2 shows a seat among %i every hand that it has held, as it is now', seats => {
    let known = 0;
    for (const { after, memory } of remembered(seats, 'memory')) {
      const { players } = game.position(after);
      for (const viewer of viewersOf(after)) {
        const seen = game.view(after, viewer).players;
        for (const holder of seatsOf(game, after)) {
          if (players[holder].handSize === 0) continue;
          if (memory.knows(viewer, holder)) known++;
          expect(seen[holder].hand).toEqual(memory.knows(viewer, holder) ? players[holder].hand : null);
        }
      }
    }
    expect(known).toBeGreaterThan(100);
  });

  it.each([3, 4, 5])('HT 2.1 tells each of %i about their own hand only', seats => {
    const random = new SeededRandom(`deals ${seats}`);
    let told = 0;
    for (let n = 0; n < 20; n++)
      for (const { before, actor, move } of remembered(seats, `deals ${n}`)) {
        if (actor !== 'chance') continue;
        for (const viewer of viewersOf(before)) {
          const other = game.copy(before);
          const dealt = game.apply(other, actor, dealtOtherwise(move as Deal, viewer, random));
          if (!dealt.ok) continue; // the pile comes before the discard
          told++;
          const state = game.copy(before);
          const events = expectOk(game.apply(state, actor, move as Deal));
          expect(seenBy(viewer, dealt.value)).toBe(seenBy(viewer, events));
          expect(text(game.view(other, viewer))).toBe(text(game.view(state, viewer)));
        }
      }
    expect(told).toBeGreaterThan(50);
  });

  it.each([3, 4, 5])('HT 8.4 tells nobody else among %i what a seat chose before all have', seats => {
    let told = 0;
    for (const { before, actor } of remembered(seats, 'choices')) {
      if (actor === 'chance' || game.actors(before).every(seat => seat === actor)) continue;
      const moves = game.moves(before, actor);
      for (const viewer of viewersOf(before)) {
        if (viewer === actor) continue;
        told += moves.length - 1;
        expect(new Set(moves.map(move => seenAfter(before, actor, move, viewer))).size).toBe(1);
      }
    }
    expect(told).toBeGreaterThan(500);
  });
});

const seenBy = (viewer: Viewer, events: readonly Event[]): string =>
  text(events.map(event => game.viewEvent(event, viewer)).filter(event => event !== null));

/** All that a viewer gets after a move of someone. */
function seenAfter(before: Int16Array, seat: Seat, move: Move, viewer: Viewer): string {
  const state = game.copy(before);
  const events = expectOk(game.apply(state, seat, move));
  return seenBy(viewer, events) + text(game.view(state, viewer));
}

/** A deal with the same hand for the viewer, and the cards of the others mixed. */
function dealtOtherwise({ hands }: Deal, viewer: Viewer, random: SeededRandom): Deal {
  const cards = shuffle(
    hands.flatMap((hand, seat) => (seat === viewer ? [] : hand)),
    random,
  );
  return {
    move: 'deal',
    hands: hands.map((hand, seat) => (seat === viewer ? hand : cards.splice(0, hand.length))),
  };
}
