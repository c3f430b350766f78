import { expectOk, SeededRandom } from '@taproom/games';
import { heavenAndAle as game, type Position, type SeatMove } from '@taproom/games/heaven-and-ale';
import { describe, expect, it } from 'vitest';
import {
  type Aim,
  aimKey,
  aimsOf,
  type Grip,
  hintedMove,
  isHintPlayed,
  movesByAim,
  wishesAt,
} from './aims.ts';

const EMPTY: Grip = { tile: null, picked: new Set() };

const movesAt = (aim: Aim, legal: readonly SeatMove[], grip: Grip): readonly SeatMove[] =>
  movesByAim(legal, grip).get(aimKey(aim)) ?? [];

/** A seeded random game, looked at before each move of a seat. */
function walk(seed: string, look: (position: Position, legal: readonly SeatMove[]) => void): void {
  const random = new SeededRandom(seed);
  const state = expectOk(game.setup(3));
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    if (actor === 'chance') {
      expectOk(game.apply(state, actor, game.draw(state, random)));
      continue;
    }
    const legal = game.moves(state, actor).filter(move => move.move !== 'refill' && move.move !== 'first');
    look(game.position(state), legal);
    const move = legal[random.below(legal.length)];
    if (move !== undefined) expectOk(game.apply(state, actor, move));
  }
}

describe('what a person points at', () => {
  it('reaches every legal move, and no other', () => {
    let reached = 0;
    walk('aims', (_, legal) => {
      for (const move of legal) {
        for (const aim of aimsOf(move)) {
          const grip = move.move === 'buy' ? { ...EMPTY, tile: move.tile } : EMPTY;
          expect(movesAt(aim, legal, grip)).toContainEqual(move);
          reached++;
        }
        // Only these two have no place on the boards: they are buttons.
        if (aimsOf(move).length === 0)
          expect(move.move === 'done' || (move.move === 'card' && move.card === 'none')).toBe(true);
      }
    });
    expect(reached).toBeGreaterThan(1000);
  });

  it('narrows a shed down to the hexes picked so far', () => {
    const legal: SeatMove[] = [
      { move: 'activate', hexes: ['a1', 'b1'] },
      { move: 'activate', hexes: ['a1', 'c1'] },
      { move: 'activate', hexes: ['b1', 'c1'] },
    ];
    const grip = { tile: null, picked: new Set(['a1']) };
    expect(movesAt({ at: 'hex', hex: 'c1' }, legal, grip)).toEqual([legal[1]]);
    expect(movesAt({ at: 'hex', hex: 'a1' }, legal, grip)).toEqual([legal[0], legal[1]]);
  });

  it('asks the rules about something closed, and they always say why not', () => {
    const aims: Aim[] = [
      ...Array.from({ length: 27 }, (_, i): Aim => ({ at: 'space', space: i + 1 })),
      { at: 'slot', slot: 'marker' },
      { at: 'slot', slot: 'first' },
      { at: 'hex', hex: 'a1' },
      { at: 'hex', hex: 'd5' },
      { at: 'spot', spot: 'fertility' },
      { at: 'spot', spot: 'hops' },
      { at: 'card', card: 'purse' },
    ];
    const codes = new Set<string>();
    walk('closed', (position, legal) => {
      const state = expectOk(game.load(position));
      for (const aim of aims) {
        if (movesAt(aim, legal, EMPTY).length > 0) continue;
        for (const wish of wishesAt(aim, position, EMPTY)) {
          const answer = game.apply(game.copy(state), position.active, wish);
          // A tile that nobody holds yet may be bought: then the hex is open with that tile.
          if (answer.ok) expect(wish.move).toBe('buy');
          else codes.add(answer.refusal.code);
        }
      }
    });
    for (const code of ['not-forward', 'no-tile-there', 'not-now', 'nothing-to-score', 'no-barrel-to-take'])
      expect([...codes]).toContain(code);
  });
});

it('follows a hint as long as the plan does', () => {
  const hint: SeatMove[] = [
    { move: 'go', space: 5 },
    { move: 'buy', tile: 'hops1', hex: 'c4' },
    { move: 'done' },
  ];
  expect(hintedMove(hint, [])).toEqual(hint[0]);
  expect(hintedMove(hint, [{ move: 'go', space: 5 }])).toEqual(hint[1]);
  expect(hintedMove(hint, [{ move: 'go', space: 6 }])).toBeNull();
  expect(hintedMove(hint, hint)).toBeNull();
  expect(aimKey({ at: 'hex', hex: 'c4' })).toBe('hex-c4');
});

it('a hint is over once all that it says is planned, by whatever hand', () => {
  const hint: readonly SeatMove[] = [
    { move: 'go', space: 10 },
    { move: 'buy', tile: 'monk2', hex: 'e5' },
    { move: 'done' },
  ];
  expect(isHintPlayed(hint, [])).toBe(false);
  expect(isHintPlayed(hint, hint.slice(0, 1))).toBe(false);
  expect(isHintPlayed(hint, hint.slice(0, 2))).toBe(true);
  expect(
    isHintPlayed(hint, [
      { move: 'go', space: 10 },
      { move: 'buy', tile: 'monk2', hex: 'e4' },
    ]),
  ).toBe(false);
});
