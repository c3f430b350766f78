import { readdirSync, readFileSync } from 'node:fs';
import { expectOk, type Seat, SeededRandom } from '@taproom/games';
import { heavenAndAle as game, type Move, type State } from '@taproom/games/heaven-and-ale';
import { describe, expect, it } from 'vitest';
import type { Thought } from '../bot.ts';
import { decide } from '../drive.ts';
import { cloisterBots } from './index.ts';
import { CLOISTER_LEVELS, type CloisterLevel } from './levels.ts';

/** Plays on until it is some seat's turn in a round, or the game is over. The movers may be bots or anybody. */
function play(
  state: State,
  random: SeededRandom,
  choose: (state: State, seat: Seat) => readonly Move[],
  until: (state: State) => boolean,
): void {
  while (!until(state)) {
    const [actor] = game.actors(state);
    if (actor === undefined) return;
    if (actor === 'chance') expectOk(game.apply(state, actor, game.draw(state, random)));
    else for (const move of choose(state, actor)) expectOk(game.apply(state, actor, move));
  }
}

const anything =
  (random: SeededRandom) =>
  (state: State, seat: Seat): Move[] => {
    const moves = game.moves(state, seat);
    return [moves[random.below(moves.length)]];
  };

const byBot =
  (level: CloisterLevel, nodes: number) =>
  (state: State, seat: Seat): readonly Move[] =>
    decide(cloisterBots[level], game.view(state, seat), seat, { nodes }, 'seed').moves;

/** A position in a round, reached by gardeners, at the start of a turn. */
function somewhere(seats: number, round: number, seed: string): State {
  const random = new SeededRandom(seed);
  const state = expectOk(game.setup(seats)) as State;
  const turns = 2 + random.below(8);
  let seen = 0;
  play(state, random, byBot('gardener', 1), at => {
    const { round: now, stage } = game.position(at);
    return now >= round && stage === 'go' && seen++ === turns;
  });
  return state;
}

function thoughts(level: CloisterLevel, state: State, nodes: number, seed: string): Thought<Move>[] {
  const seat = game.position(state).active;
  const thinking = cloisterBots[level].think(game.view(state, seat), seat, { nodes }, seed);
  const all: Thought<Move>[] = [];
  let next = thinking.next();
  for (; !next.done; next = thinking.next()) all.push(next.value);
  return [...all, next.value];
}

const places = [
  { seats: 2, round: 1 },
  { seats: 3, round: 2 },
  { seats: 4, round: 5 },
  { seats: 2, round: 3 },
].map(({ seats, round }) => somewhere(seats, round, `${seats}/${round}`));

describe.each(CLOISTER_LEVELS)('%s', level => {
  it('has only legal turns in mind, from the first thought on, and thinks soundly of them', () => {
    for (const state of places) {
      const seat = game.position(state).active;
      for (const { moves, candidates } of thoughts(level, state, 300, 'sound')) {
        expect(candidates[0].moves).toEqual(moves);
        for (const candidate of candidates) {
          const after = game.copy(state);
          for (const move of candidate.moves) expect(game.apply(after, seat, move).ok).toBe(true);
          expect(game.position(after).stage === 'go' && game.position(after).active === seat).toBe(false);
          expect(candidate.scores).toHaveLength(game.seatCount(state));
          expect(candidate.scores.every(Number.isFinite)).toBe(true);
          expect(candidate.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
          expect(candidate.reasons.length).toBeGreaterThan(0);
        }
      }
    }
  });

  it('thinks the same for the same seed and budget, also while another one thinks', () => {
    for (const state of places) {
      const once = thoughts(level, state, 300, 'same');
      const seat = game.position(state).active;
      const thinking = cloisterBots[level].think(game.view(state, seat), seat, { nodes: 300 }, 'same');
      const again: Thought<Move>[] = [];
      let next = thinking.next();
      for (; !next.done; next = thinking.next()) {
        again.push(next.value);
        thoughts('brewmaster', places[0], 40, 'other');
      }
      const moves = (all: readonly Thought<Move>[]) => all.map(thought => [thought.moves, thought.nodes]);
      expect(moves([...again, next.value])).toEqual(moves(once));
    }
  });

  it.each([2, 3, 4])('ends games with %i seats legally against anybody', { timeout: 120_000 }, seats => {
    for (const seed of ['a', 'b', 'c']) {
      const random = new SeededRandom(seed);
      const state = expectOk(game.setup(seats)) as State;
      const bot = byBot(level, 60);
      const other = anything(random);
      play(
        state,
        random,
        (at, seat) => (seat === 0 ? bot : other)(at, seat),
        () => false,
      );
      expect(game.outcome(state)).not.toBeNull();
    }
  });
});

describe('the bots of Heaven & Ale', () => {
  it('look at nothing but the view, which is all there is to know: the order of the tiles is in no state', () => {
    for (const state of places) {
      const seat = game.position(state).active;
      const copy = JSON.parse(JSON.stringify(game.view(state, seat)));
      const bag = new SeededRandom('another truth');
      const other = game.imagine(copy, bag);
      expect(decide(cloisterBots.brewmaster, copy, seat, { nodes: 300 }, 'honest').moves).toEqual(
        decide(cloisterBots.brewmaster, game.view(other, seat), seat, { nodes: 300 }, 'honest').moves,
      );
    }
  });

  it('reach a state only through a view', () => {
    // Training deals the games that it learns from; rollouts and outlooks draw tiles in imagined futures. No bot imports them.
    for (const file of readdirSync(import.meta.dirname).filter(
      name =>
        /\.ts$/.test(name) &&
        !/\.test\.ts$|^(?:self-play|training|workbench|rollout|outlook)\.ts$/.test(name),
    )) {
      const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
      expect(source, file).not.toMatch(/heavenAndAle\.(load|setup|draw)\b|fast\.chance/);
    }
  });

  it('stop at the first sight if there is no time, with a legal turn', () => {
    for (const state of places) {
      const seat = game.position(state).active;
      const { moves } = decide(
        cloisterBots.brewmaster,
        game.view(state, seat),
        seat,
        { ms: 0, now: () => 0 },
        's',
      );
      const after = game.copy(state);
      for (const move of moves) expect(game.apply(after, seat, move).ok).toBe(true);
    }
  });
});
