import { expectOk, SeededRandom } from '@taproom/games';
import { heavenAndAle, LARGE_BARREL_VP, SMALL_BARREL_VP } from '@taproom/games/heaven-and-ale';
import { expect, it } from 'vitest';
import { amountsIn, PARTS } from './parts.ts';

it('a seat has as much of each part as everyone can see', () => {
  const random = new SeededRandom('parts');
  const state = expectOk(heavenAndAle.setup(3));
  let turns = 0;
  for (let [actor] = heavenAndAle.actors(state); actor !== undefined; [actor] = heavenAndAle.actors(state)) {
    if (actor === 'chance') {
      expectOk(heavenAndAle.apply(state, actor, heavenAndAle.draw(state, random)));
      continue;
    }
    const legal = heavenAndAle.moves(state, actor);
    expectOk(heavenAndAle.apply(state, actor, legal[random.below(legal.length)]));
    turns++;
    const own = heavenAndAle.view(state, actor).players[actor];
    const markers = Object.values(own.markers);
    const found = Object.fromEntries(amountsIn(state, actor).map((amount, i) => [PARTS[i], amount]));
    expect(found).toMatchObject({
      barrels: LARGE_BARREL_VP * own.largeBarrels.length + SMALL_BARREL_VP * own.smallBarrels.length,
      rearmost: Math.min(...markers),
      markers: markers.reduce((sum, spot) => sum + spot, 0),
      brewmaster: own.brewmaster,
      ducats: own.ducats,
      sheds: Object.keys(own.sheds).length,
    });
    expect(Number(found.sunny) + Number(found.shady)).toBe(Object.keys(own.garden).length);
  }
  expect(turns).toBeGreaterThan(50);
});
