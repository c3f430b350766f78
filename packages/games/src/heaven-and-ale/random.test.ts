import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../chance.ts';
import { CHANCE, NOBODY } from '../game.ts';
import { expectOk } from '../result.ts';
import { fast } from './fast.ts';
import { heavenAndAle, type Position, type State, scorePlayers, TILES } from './index.ts';
import { type GameSpec, playGame, type Step } from './testing/games.ts';
import { universe } from './testing/universe.ts';
import { RESOURCES } from './vocabulary.ts';

/** Games of two to four, of poor and of rich players. */
const games: fc.Arbitrary<GameSpec> = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  seed: fc.nat(),
  ducats: fc.constantFrom(25, 25, 100, 400),
});

const forGames = (numRuns: number, seed: number, check: (spec: GameSpec) => void): void =>
  fc.assert(fc.property(games, check), { numRuns, seed });

const textOf = (state: State): string => JSON.stringify(heavenAndAle.position(state));

/** Every tile that a position shows, wherever it is. */
function tilesIn(position: Position): Map<string, number> {
  const found = new Map<string, number>(
    TILES.map(tile => [tile, position.bag.I[tile] + position.bag.II[tile]]),
  );
  const lying = [
    ...Object.values(position.tiles).flat(),
    ...position.players.flatMap(player => Object.values(player.garden)),
  ];
  for (const tile of lying) found.set(tile, (found.get(tile) ?? 0) + 1);
  return found;
}

describe('random games', () => {
  it('HA 1.1 1.2 keep every tile, each in one place, and never break a rule', () => {
    forGames(12, 1, spec => {
      playGame(spec, ({ after }) => {
        expect(heavenAndAle.broken(after)).toBeNull();
        for (const [tile, count] of tilesIn(heavenAndAle.position(after)))
          if (count !== (tile.startsWith('monk') ? 6 : 4))
            throw new Error(`${count} of ${tile} at ${textOf(after)}`);
      });
    });
  });

  it('tell by their events where every ducat, marker and brewmaster came from', () => {
    forGames(20, 2, spec => {
      const ducats = Array<number>(spec.seats).fill(spec.ducats ?? 25);
      const brewmasters = Array<number>(spec.seats).fill(-10);
      const markers = Array.from({ length: spec.seats }, () => ({
        wood: 0,
        yeast: -2,
        hops: -4,
        water: -6,
        barley: -8,
      }));
      playGame(spec, ({ events, after }) => {
        for (const event of events)
          if (event.event === 'ducats') {
            ducats[event.seat] += event.change;
            expect(event.now).toBe(ducats[event.seat]);
          } else if (event.event === 'brewmaster') {
            expect(event.from).toBe(brewmasters[event.seat]);
            brewmasters[event.seat] = event.to;
          } else if (event.event === 'marker') {
            expect(event.from).toBe(markers[event.seat][event.resource]);
            markers[event.seat][event.resource] = event.to;
          }
        const { players } = heavenAndAle.position(after);
        expect(players.map(player => player.ducats)).toEqual(ducats);
        expect(players.map(player => player.brewmaster)).toEqual(brewmasters);
        expect(players.map(player => player.markers)).toEqual(markers);
      });
    });
  });

  it('list exactly the legal moves: each is accepted, every other one is refused and changes nothing', () => {
    let looked = 0;
    forGames(9, 3, spec => {
      playGame(spec, ({ after }) => {
        const [actor] = heavenAndAle.actors(after);
        if (typeof actor !== 'number') return;
        if (looked++ % 2 === 0) return; // every second step shows enough
        const listed = heavenAndAle.moves(after, actor);
        const texts = new Set(listed.map(heavenAndAle.write));
        expect(texts.size).toBe(listed.length);
        expect(listed.length).toBeGreaterThan(0);
        const { shed } = heavenAndAle.position(after);
        const before = after.slice();
        let accepted = 0;
        for (const move of universe(shed)) {
          const result = heavenAndAle.apply(after, actor, move);
          const text = heavenAndAle.write(move);
          if (result.ok !== texts.has(text)) throw new Error(`${text} at ${textOf(before)}`);
          if (!result.ok) continue;
          accepted++;
          after.set(before);
        }
        expect(after).toEqual(before);
        expect(accepted).toBe(listed.length);
        for (let seat = 0; seat < spec.seats; seat++)
          if (seat !== actor) expect(heavenAndAle.moves(after, seat)).toEqual([]);
      });
    });
    expect(looked).toBeGreaterThan(1000);
  });

  it('play the same by the fast edge as by the public one, cell by cell', () => {
    const codes = new Int32Array(fast.mostMoves);
    const quick = expectOk(heavenAndAle.setup(2));
    let chances = 0;
    forGames(30, 4, spec => {
      playGame(spec, ({ before, actor, move, after }) => {
        quick.set(before);
        if (actor === 'chance') {
          expect(fast.actor(quick)).toBe(CHANCE);
          const slow = before.slice();
          const drawn = heavenAndAle.draw(slow, new SeededRandom(++chances));
          expectOk(heavenAndAle.apply(slow, 'chance', drawn));
          fast.chance(quick, new SeededRandom(chances));
          expect(quick).toEqual(slow);
          return;
        }
        expect(fast.actor(quick)).toBe(actor);
        const count = fast.list(quick, actor, codes);
        const texts = heavenAndAle.moves(before, actor).map(heavenAndAle.write);
        expect(count).toBe(texts.length);
        fast.play(quick, actor, codes[texts.indexOf(heavenAndAle.write(move))]);
        if (quick.some((cell, i) => cell !== after[i]))
          throw new Error(`${textOf(quick)} and ${textOf(after)}`);
      });
    });
    expect(chances).toBeGreaterThan(100);
  });

  it('leave nobody awaited on the fast edge when they are over', () => {
    const state = playGame({ seats: 3, seed: 'over' });
    expect(fast.actor(state)).toBe(NOBODY);
    expect(fast.list(state, 0, new Int32Array(fast.mostMoves))).toBe(0);
  });

  it('write moves as text that reads back, and positions that load back', () => {
    forGames(10, 5, spec => {
      playGame(spec, ({ move, after, actor }) => {
        const text = heavenAndAle.write(move);
        expect(heavenAndAle.read(text)).toEqual({ ok: true, value: move });
        expect(heavenAndAle.read(`  ${text.toUpperCase().replaceAll(' ', ' \t ')} `.slice(0, 400))).toEqual({
          ok: true,
          value: move,
        });
        const json = textOf(after);
        const loaded = expectOk(heavenAndAle.load(JSON.parse(json)));
        if (loaded.some((cell, i) => cell !== after[i])) throw new Error(`${json} after ${text} of ${actor}`);
        expect(JSON.stringify(heavenAndAle.view(after, 'spectator'))).toBe(json);
      });
    });
  });

  it('never take back what is done: discs, tiles, sheds, cards, barrels, rounds, and steps', () => {
    forGames(16, 6, spec => {
      let old: Position | null = null;
      playGame(spec, ({ after }) => {
        const now = heavenAndAle.position(after);
        if (old !== null) expect(wentBack(old, now)).toEqual([]);
        old = now;
      });
    });
  });

  it('HA 4.5 10.4 end, with scores that every way of counting agrees on', () => {
    forGames(60, 7, spec => {
      let last: Step | null = null;
      const state = playGame(spec, step => {
        last = step;
      });
      const outcome = heavenAndAle.outcome(state);
      if (outcome === null || last === null) throw new Error('the game is not over');
      const { players } = heavenAndAle.position(state);
      const scores = new Int32Array(spec.seats);
      fast.scores(state, scores);
      expect([...scores]).toEqual(outcome.scores);
      expect(outcome.players.map(player => player.total)).toEqual(outcome.scores);
      for (const one of outcome.players)
        expect(one.total).toBe(one.production + one.barrels + one.barrelCard + one.firstPlayer);
      const most = Math.max(...outcome.scores);
      expect(outcome.winners).toEqual(
        [...outcome.scores.keys()].filter(seat => outcome.scores[seat] === most),
      );
      const counted = expectOk(
        scorePlayers({
          players: players.map(player => ({
            brewmaster: player.brewmaster,
            markers: player.markers,
            ducats: player.ducats,
            largeBarrels: player.largeBarrels.length,
            smallBarrels: player.smallBarrels.length,
            barrelCard: player.placed.includes('barrels'),
            firstPlayer: player.figure === 'first',
          })),
        }),
      );
      expect(counted).toEqual({ players: outcome.players, winners: outcome.winners });
      expect(players.filter(player => player.figure === 'first')).toHaveLength(1);
      expect((last as Step).events.at(-1)).toEqual({
        event: 'game-over',
        scores: outcome.scores,
        winners: outcome.winners,
      });
    });
  });

  it('reach every stage and every event', () => {
    const stages = new Set<string>();
    const events = new Set<string>();
    for (let seed = 0; seed < 25; seed++)
      playGame({ seats: 2 + (seed % 3), seed, ducats: 25 + 150 * (seed % 3) }, step => {
        stages.add(heavenAndAle.position(step.after).stage);
        for (const event of step.events) events.add(event.event);
      });
    expect([...stages].sort()).toEqual([
      'buy',
      'card',
      'done',
      'first',
      'go',
      'over',
      'place',
      'refill',
      'score',
      'shed',
    ]);
    expect([...events].sort()).toEqual([
      'activated',
      'barrel',
      'bought',
      'brewmaster',
      'card-declined',
      'card-placed',
      'card-returned',
      'disc-placed',
      'discs-laid',
      'ducats',
      'entered',
      'first-player',
      'game-over',
      'marker',
      'moved',
      'pair-completed',
      'refilled',
      'round-ended',
      'shed-built',
      'triggered',
      'turn',
    ]);
  });
});

const includes = <T>(all: readonly T[], some: readonly T[]): boolean => some.every(one => all.includes(one));
const holds = (all: Readonly<Record<string, unknown>>, some: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(some).every(([key, value]) => all[key] === value);

/** What went back from one position to the next; nothing should. */
function wentBack(old: Position, now: Position): string[] {
  const found = now.round < old.round ? ['round'] : [];
  now.players.forEach((player, seat) => {
    const before = old.players[seat];
    const forward: Record<string, boolean> = {
      brewmaster: player.brewmaster >= before.brewmaster,
      markers: RESOURCES.every(resource => player.markers[resource] >= before.markers[resource]),
      discs: includes(player.discs, before.discs),
      garden: holds(player.garden, before.garden),
      sheds: holds(player.sheds, before.sheds),
      largeBarrels: includes(player.largeBarrels, before.largeBarrels),
      smallBarrels: includes(player.smallBarrels, before.smallBarrels),
      cards: includes(before.cards, player.cards),
      placed: before.placed.every((card, pair) => card === null || player.placed[pair] === card),
      figure:
        now.round !== old.round ||
        typeof before.figure !== 'number' ||
        typeof player.figure !== 'number' ||
        player.figure >= before.figure,
    };
    for (const [what, fine] of Object.entries(forward)) if (!fine) found.push(`${what} of ${seat}`);
  });
  return found;
}
