import { LEVELS } from '@taproom/bots/levels';
import { GAMES } from '@taproom/games';
import { expect, it } from 'vitest';
import { LocalJob } from '../src/arena/jobs.ts';
import { seatCounts, soak } from '../src/arena/soak.ts';

const tables = GAMES.ids.flatMap(game =>
  LEVELS.current(game).levels.flatMap(level => seatCounts(game).map(seats => [game, level, seats] as const)),
);

it.each(tables)(
  'games of %s’s %s against random movers at %i seats end legally',
  async (game, level, seats) => {
    const plan = { game, level, seats, games: 1, nodes: 6, seed: 'short soak' };
    const { summary, crashes } = await soak(plan, match => [new LocalJob(match)]);
    expect(crashes).toEqual([]);
    // One deal, in every seating.
    expect(summary.games).toBe(seats);
    expect(summary.standings.map(({ name }) => name)).toEqual([level, 'random']);
  },
);
