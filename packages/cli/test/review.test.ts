import { MEASURES, type MoveMade, type SeatReview } from '@taproom/bots/coach';
import { expectOk, GAMES, type GameId, recordOf, SeededRandom, writeRecord } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { recordText } from '../../games/test/record/played.ts';
import { taproom } from './called.ts';

const FEW = ['--nodes', '16', '--controls', '2'];

/** The page of a review calls them the same. */
const PARTS = ['Expected at the start', 'Slips', 'Luck', 'Other players', 'Reassessment', 'Result'];

/** A short game: in Heaven & Ale everyone goes straight home, elsewhere everyone takes what is listed first. */
function shortGame(id: GameId, seats: number): string {
  const game = GAMES.current(id);
  const random = new SeededRandom('review');
  const state = expectOk(game.setup(seats));
  const moves: MoveMade[] = [];
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    const legal = actor === 'chance' ? [game.draw(state, random)] : game.moves(state, actor);
    const move = legal.find(one => one.move === 'start' || one.move === 'done') ?? legal[0];
    if (move === undefined) throw new Error('who has to move can');
    expectOk(game.apply(state, actor, move));
    moves.push({ actor, move });
  }
  return writeRecord(expectOk(recordOf({ game, seats, options: {}, moves })));
}

describe('review', () => {
  it.each([
    ['heaven-and-ale', 2],
    ['heros-tavern', 3],
  ])('tells of a finished game of %s where points and victory came from', async (id, seats) => {
    const record = shortGame(id, seats);
    const { code, out, err } = await taproom(['review', '-', '--json', ...FEW], record);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const found: { ok: boolean; estimator: number; seats: readonly SeatReview[] } = JSON.parse(out);
    expect(found.ok).toBe(true);
    expect(found.estimator).toBeGreaterThan(0);
    expect(found.seats.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    for (const { initial, final, slips, luck, others, moments } of found.seats) {
      for (const measure of MEASURES) {
        expect(slips[measure]).toBeLessThanOrEqual(0);
        expect(others[measure]).toBeCloseTo(others.rivals[measure] + others.revision[measure], 6);
        const sum = slips[measure] + luck[measure] + others[measure];
        expect(sum).toBeCloseTo(final[measure] - initial[measure], 6);
      }
      expect(moments.length).toBeGreaterThan(0);
      for (const moment of moments) expect(['slip', 'luck']).toContain(moment.kind);
    }
  });

  it('is for one seat, if only that is asked for, in the words and the order of the page', async () => {
    const { code, out } = await taproom(['review', '-', '--seat', '1', ...FEW], shortGame('heros-tavern', 3));
    expect(code).toBe(0);
    expect(out).toMatch(/^Seat 1.*heroes\n {2}Average loss per decision/);
    expect(out).not.toContain('Seat 0');
    for (const word of PARTS) expect(out).toContain(`\n    ${word} `);

    // Key moments come in the order of play, with one mark, and a name stands beside the measure it goes by.
    const moments = out.split('\n').filter(line => line.includes('(move '));
    const plies = moments.map(line => Number(/\(move (\d+)\)/.exec(line)?.[1]));
    expect(plies.length).toBeGreaterThan(1);
    expect(plies).toEqual(plies.toSorted((a, b) => a - b));
    expect(moments.filter(line => line.startsWith('  *'))).toHaveLength(1);
    for (const line of moments) {
      expect(line).toMatch(/^ {2}[* ] round \d, (before )?turn \d+ \(move/);
      if (line.includes('heroes given away')) expect(line).toMatch(/: -\d+\.\d heroes: played/);
      if (/inaccuracy|small slip/.test(line)) expect(line).toContain('% chance of winning: played');
    }
  });

  it('refuses a game that has not ended, and a seat that is not there', async () => {
    const beginning = recordText('heros-tavern', { seats: 3, seed: 'review', most: 40 });
    const running = await taproom(['review', '-', '--json', ...FEW], beginning);
    expect(running.code).toBe(1);
    expect(JSON.parse(running.out)).toMatchObject({ ok: false, code: 'game-not-finished' });
    const nobody = await taproom(['review', '-', '--seat', '3', ...FEW], shortGame('heros-tavern', 3));
    expect(nobody).toMatchObject({ code: 2, out: '' });
  });
});
