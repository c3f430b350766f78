import { botOf, decide, PLAYERS } from '@taproom/bots';
import { expectOk, type Game, SeededRandom } from '@taproom/games';
import { heavenAndAle as game, type Move, type Position, type State } from '@taproom/games/heaven-and-ale';
import { describe, expect, it } from 'vitest';
import type { CloisterNow } from '../types.ts';
import { Previews } from './preview.ts';
import { breakdownNow, goalStandings } from './standing.ts';
import { summariseGains } from './summary.ts';

/** As a table has them: moves are those of seats. */
const rules = game as Game as CloisterNow['rules'];

const gardener = expectOk(botOf(PLAYERS.current('heaven-and-ale'), 'gardener'));

/** A game of gardeners, looked at in every position on the way: they get far enough to fulfil goals. */
function walk(seats: number, seed: string, look: (state: State, position: Position) => void): State {
  const random = new SeededRandom(seed);
  const state = expectOk(game.setup(seats));
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    if (actor === 'chance') {
      expectOk(game.apply(state, actor, game.draw(state, random)));
      continue;
    }
    const turn = decide(gardener, game.view(state, actor), actor, { nodes: 1 }, seed);
    for (const move of turn.moves as readonly Move[]) {
      look(state, game.position(state));
      expectOk(game.apply(state, actor, move));
    }
  }
  return state;
}

describe('what the client works out', () => {
  it.each([2, 3, 4])('agrees with the rules on the final score and on the barrels, with %i seats', seats => {
    let goals = 0;
    const end = walk(seats, `standing ${seats}`, (state, position) => {
      const barrels = game
        .moves(state, position.active)
        .some(move => move.move === 'go' && [14, 26].includes(move.space));
      if (position.stage !== 'go') return;
      const due = goalStandings(game, position, position.active).filter(
        ({ have, need, own, left }) => have >= need && own === null && left !== null,
      );
      const figure = position.players[position.active]?.figure;
      if (typeof figure !== 'number' || figure < 26)
        expect(due.length > 0, JSON.stringify(due)).toBe(barrels);
      goals += due.length;
    });
    expect(goals).toBeGreaterThan(0);
    const outcome = game.outcome(end);
    expect(game.position(end).players.map(player => breakdownNow(game, player))).toEqual(outcome?.players);
  });

  it('previews each legal move as it then happens', () => {
    walk(3, 'previews', (state, position) => {
      const previews = new Previews(rules, position);
      for (const move of game.moves(state, position.active).slice(0, 20)) {
        const after = game.copy(state);
        const events = expectOk(game.apply(after, position.active, move));
        if (move.move === 'refill' || move.move === 'first') continue;
        expect(previews.of(move)?.summary).toEqual(summariseGains(events, position.active));
      }
      expect(previews.of({ move: 'go', space: 99 })).toBeNull();
    });
  });

  it('tells what a space offers: prices by side, what each spot would score, or the barrels', () => {
    const offered = new Set<string>();
    walk(2, 'visits', (state, position) => {
      if (position.stage !== 'go') return;
      const previews = new Previews(rules, position);
      expect(previews.visit(99)).toBeNull();
      for (const move of game.moves(state, position.active)) {
        if (move.move !== 'go') continue;
        const visit = previews.visit(move.space);
        const after = game.copy(state);
        const events = expectOk(game.apply(after, position.active, move));
        const next = game.moves(after, position.active);
        offered.add(visit?.offers ?? 'nothing');
        if (visit?.offers === 'tiles') {
          expect(visit.tiles.map(({ tile }) => tile)).toEqual(position.tiles[move.space]);
          for (const { shady, sunny } of visit.tiles) expect(sunny).toBe(2 * shady);
        } else if (visit?.offers === 'scoring')
          expect(visit.options.map(option => option.move)).toEqual(next.filter(one => one.move === 'score'));
        else
          expect(visit?.outlook.summary.barrels.length).toBe(
            events.filter(({ event }) => event === 'barrel').length,
          );
      }
    });
    expect([...offered].sort()).toEqual(['barrels', 'scoring', 'tiles']);
  });

  it('tells which goals a move fulfils, and nothing that was fulfilled before', () => {
    let fulfilled = 0;
    walk(2, 'goals', (state, position) => {
      const open = (at: Position): string[] =>
        goalStandings(game, at, position.active).flatMap(({ goal, have, need, own, left }) =>
          have >= need && own === null && left !== null ? [goal] : [],
        );
      const before = open(position);
      const previews = new Previews(rules, position);
      for (const move of game.moves(state, position.active).slice(0, 8)) {
        if (move.move === 'refill' || move.move === 'first') continue;
        const after = game.copy(state);
        expectOk(game.apply(after, position.active, move));
        const fulfils = previews.of(move)?.fulfils ?? [];
        expect(fulfils).toEqual(open(game.position(after)).filter(goal => !before.includes(goal)));
        fulfilled += fulfils.length;
      }
    });
    expect(fulfilled).toBeGreaterThan(0);
  });
});
