import { expectOk } from '@taproom/games';
import { heavenAndAle as game, type PlayerPosition, type Position } from '@taproom/games/heaven-and-ale';
import { describe, expect, it } from 'vitest';
import { flightsOf } from './flights.ts';

const start = game.position(expectOk(game.setup(2)));

/** The position with something changed for a seat. */
const changed = (position: Position, seat: number, change: Partial<PlayerPosition>): Position => ({
  ...position,
  players: position.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});

const on = (figure: PlayerPosition['figure']): Position => changed(start, 0, { figure });

describe('what moves between two positions', () => {
  it('walks the figure over the spaces in between', () => {
    expect(flightsOf(on('first'), on(3), 0)).toEqual([
      { kind: 'fly', piece: 'figure-0', from: 'figure-0', via: ['space-1', 'space-2'], act: 0 },
    ]);
    expect(flightsOf(on(25), on('ducats'), 0)).toMatchObject([{ piece: 'figure-0', via: [] }]);
  });

  it('brings tiles and discs from the space to your board, then moves what follows from them', () => {
    const before = on(3);
    const after = changed(before, 0, {
      garden: { c4: 'monk1' },
      sheds: { c5: 2 },
      discs: ['hops'],
      brewmaster: -9,
      ducats: 21,
    });
    expect(flightsOf(before, after, 0)).toEqual([
      { kind: 'fly', piece: 'tile-c4', from: 'space-3', via: [], act: 0 },
      { kind: 'fly', piece: 'disc-hops', from: 'space-3', via: [], act: 0 },
      { kind: 'stamp', piece: 'shed-c5', act: 1 },
      { kind: 'fly', piece: 'marker-brewmaster', from: 'marker-brewmaster', via: [], act: 1 },
      { kind: 'pulse', piece: 'purse', act: 1 },
    ]);
  });

  it('brings the tiles of others to the strip', () => {
    const after = changed(on(3), 0, { garden: { c4: 'monk1' }, ducats: 21 });
    expect(flightsOf(on(3), after, 1)).toEqual([
      { kind: 'fly', piece: 'got-0-tile-c4', from: 'space-3', via: [], act: 0 },
      { kind: 'pulse', piece: 'planted-0-c4', act: 1 },
      { kind: 'pulse', piece: 'player-0', act: 1 },
    ]);
    expect(flightsOf(on(3), changed(on(3), 0, { brewmaster: -9 }), 1)).toEqual([
      { kind: 'pulse', piece: 'player-0', act: 1 },
    ]);
  });

  it('brings the discs, cards and barrels of others to the strip', () => {
    const after = changed(on(4), 0, {
      discs: ['hops'],
      placed: [null, 'purse', null, null, null],
      smallBarrels: ['marker-on-20'],
    });
    expect(flightsOf(on(4), after, 1).filter(({ kind }) => kind === 'fly')).toEqual([
      { kind: 'fly', piece: 'got-0-disc-hops', from: 'space-4', via: [], act: 0 },
      { kind: 'fly', piece: 'got-0-card-purse', from: 'player-0', via: [], act: 0 },
      { kind: 'fly', piece: 'got-0-barrel-marker-on-20', from: 'goal-marker-on-20', via: [], act: 0 },
    ]);
  });

  it('takes a card from the hand to its pair, and shows a barrel that was taken', () => {
    const before = on(14);
    const after = changed(before, 0, {
      placed: [null, 'purse', null, null, null],
      largeBarrels: ['marker-on-20'],
    });
    expect(flightsOf(before, after, 0)).toEqual([
      { kind: 'fly', piece: 'placed-purse', from: 'card-purse', via: [], act: 0 },
      { kind: 'pulse', piece: 'goal-marker-on-20', act: 1 },
    ]);
  });

  it('leaves everything where it is if nothing has changed', () => {
    expect(flightsOf(start, start, 0)).toEqual([]);
  });
});
