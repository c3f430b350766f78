import { readdirSync, readFileSync } from 'node:fs';
import { SeededRandom } from '@taproom/games';
import { herosTavern, tables, type View } from '@taproom/games/heros-tavern';
import { DRAFT, OVER, PURCHASE, ROUND, STAGE, type State } from '@taproom/games/heros-tavern/inner';
import { describe, expect, it } from 'vitest';
import type { Thought } from '../bot.ts';
import { decide } from '../drive.ts';
import { tavernBots } from './index.ts';
import { TAVERN_LEVELS } from './levels.ts';
import { anything, bot, codeOf, play, somewhere, wins } from './table.fixture.ts';

const STAGES = [DRAFT, PURCHASE];
const places = [
  { seats: 3, round: 1 },
  { seats: 4, round: 3 },
  { seats: 5, round: 5 },
].flatMap(place => STAGES.map(stage => ({ ...place, stage })));

const awaited = (view: View): number => view.players.findIndex(player => !player.in);

function thoughts(level: (typeof TAVERN_LEVELS)[number], view: View, nodes: number, seed: string): Thought[] {
  const thinking = tavernBots[level].think(view, awaited(view), { nodes }, seed);
  const all: Thought[] = [];
  let next = thinking.next();
  for (; !next.done; next = thinking.next()) all.push(next.value);
  return [...all, next.value];
}

describe.each(TAVERN_LEVELS)('%s', level => {
  it('has only legal turns in mind, from the first thought on, and thinks soundly of them', () => {
    for (const { seats, round, stage } of places) {
      const state = somewhere(seats, round, stage, `${level}/${seats}/${round}`);
      const seat = awaited(herosTavern.view(state, 'host'));
      const all = thoughts(level, herosTavern.view(state, seat), 24, 'sound');
      expect(all.length).toBeGreaterThan(0);
      for (const { moves, candidates } of all) {
        expect(moves).toHaveLength(1);
        codeOf(state, seat, moves[0]);
        expect(candidates[0].moves).toEqual(moves);
        expect(new Set(candidates.map(candidate => JSON.stringify(candidate.moves))).size).toBe(
          candidates.length,
        );
        for (const candidate of candidates) {
          codeOf(state, seat, candidate.moves[0]);
          expect(candidate.scores).toHaveLength(seats);
          expect(candidate.scores.every(Number.isFinite)).toBe(true);
          expect(candidate.chances).toHaveLength(seats);
          expect(candidate.chances.every(chance => chance >= 0)).toBe(true);
          expect(candidate.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
          expect(candidate.reasons.length).toBeGreaterThan(0);
        }
      }
    }
  });

  it('thinks the same for the same seed and budget, also while another one thinks', () => {
    for (const { seats, round, stage } of places) {
      const state = somewhere(seats, round, stage, `again/${seats}/${round}`);
      const view = herosTavern.view(state, awaited(herosTavern.view(state, 'host')));
      const once = thoughts(level, view, 24, 'same');
      const thinking = tavernBots[level].think(view, awaited(view), { nodes: 24 }, 'same');
      const again: Thought[] = [];
      let next = thinking.next();
      for (; !next.done; next = thinking.next()) {
        again.push(next.value);
        thoughts('legend', view, 6, 'other');
      }
      expect([...again, next.value]).toEqual(once);
    }
  });

  it('does not depend on what it can not see', () => {
    for (const { seats, round, stage } of places) {
      const state = somewhere(seats, round, stage, `hidden/${seats}/${round}`);
      const seat = awaited(herosTavern.view(state, 'host'));
      const view = herosTavern.view(state, seat);
      // Another truth with other hands, pile and hidden choices behind the same view.
      const other = herosTavern.imagine(view, new SeededRandom('other truth'));
      expect(thoughts(level, herosTavern.view(other, seat), 24, 'honest')).toEqual(
        thoughts(level, view, 24, 'honest'),
      );
    }
  });

  it('plays legal games to their end with 3 to 5 seats', () => {
    for (let game = 0; game < 9; game++) {
      const seats = 3 + (game % 3);
      const players = Array.from({ length: seats }, (_, seat) =>
        seat === game % seats ? bot(level, { nodes: 6 }) : anything,
      );
      expect(play(players, `${level}/${game}`)[STAGE]).toBe(OVER);
    }
  });

  it('keeps to prices that the table agreed on', () => {
    const prices = { food: { coins: 2, storage: 1 }, entertainment: {}, barrel: { land: 9 } };
    const made = herosTavern.setup(3, { prices });
    expect(made.ok).toBe(true);
    if (!made.ok) return;
    const random = new SeededRandom('prices');
    const state = made.value;
    for (let turn = 0; herosTavern.actors(state).length > 0; turn++) {
      const [actor] = herosTavern.actors(state);
      const move =
        actor === 'chance'
          ? herosTavern.draw(state, random)
          : thoughts(level, herosTavern.view(state, actor), 10, `${turn}`)[0].moves[0];
      expect(herosTavern.apply(state, actor, move as ReturnType<typeof herosTavern.draw>).ok).toBe(true);
    }
  });
});

it('stops by the clock that it is handed', () => {
  const state = somewhere(4, 2, DRAFT, 'clock');
  const view = herosTavern.view(state, awaited(herosTavern.view(state, 'host')));
  let time = 0;
  const budget = { ms: 40, now: () => time++ };
  const thinking = tavernBots.legend.think(view, awaited(view), budget, 'clock');
  let next = thinking.next();
  while (!next.done) next = thinking.next();
  expect(time).toBeLessThan(60);
  expect(next.value.nodes).toBeGreaterThan(0);
});

it('leaves no heroes lying in the last purchase of a game that is won whatever it buys', () => {
  const players = ['innkeeper', 'patron', 'patron', 'patron'].map(level => bot(level, { nodes: 1 }));
  let won = 0;
  for (let game = 0; game < 12; game++) {
    const isLastPurchase = (state: State, seat: number): boolean =>
      seat === 0 && state[STAGE] === PURCHASE && state[ROUND] === tables.ROUNDS;
    const state = play(players, `last/${game}`, isLastPurchase);
    const { candidates } = decide(
      tavernBots.legend,
      herosTavern.view(state, 0),
      0,
      { nodes: 150 },
      'last purchase',
    );
    const [best, ...others] = candidates.filter(({ chances }) => chances[0] === 1);
    if (best === undefined) continue;
    won++;
    expect(best).toBe(candidates[0]);
    for (const { scores } of others) expect(scores[0]).toBeLessThanOrEqual(best.scores[0]);
  }
  expect(won).toBeGreaterThan(4);
});

it('reaches states through imagination only', () => {
  const folder = import.meta.dirname;
  // Training deals the games that it learns from; no bot imports it.
  const files = readdirSync(folder).filter(
    name =>
      name.endsWith('.ts') && !/\.(?:test|fixture)\.ts$|^(?:self-play|training|workbench)\.ts$/.test(name),
  );
  expect(files).toContain('search.ts');
  const used = files.flatMap(name =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/\bherosTavern\b(?:\s*\.\s*(\w+))?/g)].map(
      ([, member]) => member,
    ),
  );
  // The import itself names no member.
  // The estimator also names the game and writes moves, which reveals nothing.
  expect(new Set(used)).toEqual(new Set([undefined, 'imagine', 'write', 'id', 'rules']));
});

describe('the ladder', () => {
  it.each([3, 4])('starts where a beginner wins two games of five at %i seats', seats => {
    const beginner = bot('beginner', { nodes: 1 });
    const patron = bot('patron', { nodes: 1 });
    expect(wins(beginner, patron, seats, 48, 'beginner')).toBeGreaterThan(0.4);
  });

  it('has every level win more than a fair share among those below it', () => {
    const nodes = { nodes: 12 };
    expect(wins(bot('barkeep', nodes), bot('patron', nodes), 4, 8, 'barkeep')).toBeGreaterThan(0.25);
    expect(wins(bot('innkeeper', nodes), bot('barkeep', nodes), 4, 16, 'innkeeper')).toBeGreaterThan(0.25);
    expect(wins(bot('legend', nodes), bot('barkeep', nodes), 4, 8, 'legend')).toBeGreaterThan(0.25);
  });
});
