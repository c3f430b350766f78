import { expect, it } from 'vitest';
import { LocalJob } from '../src/arena/jobs.ts';
import { seatCounts, soak } from '../src/arena/soak.ts';
import { DESK } from '../src/desk.ts';

const tables = DESK.players.all.flatMap(({ id, game, levels }) =>
  levels.flatMap(level => seatCounts(game).map(seats => [id, level, seats] as const)),
);

it.each(tables)(
  'games of %s’s %s against random movers at %i seats end legally',
  async (game, level, seats) => {
    const plan = { game, level, seats, games: 1, nodes: 6, seed: 'short soak' };
    const { summary, crashes } = await soak(plan, match => [new LocalJob(match, DESK)]);
    expect(crashes).toEqual([]);
    // One deal, in every seating.
    expect(summary.games).toBe(seats);
    expect(summary.standings.map(({ name }) => name)).toEqual([level, 'random']);
  },
);
