import { Catalogue, expectOk, type GameMove, readRecord, replayRecord } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { type Bid, sealedBids } from '../../games/test/sealed-bids.ts';
import {
  cellName,
  EXPLORERS,
  type Explorer,
  pairsIn,
  type SampleGame,
  sampleGame,
} from '../src/explore/index.ts';

/** A record as its moves, with the final scores. */
function replayed({ game }: Explorer, { record }: SampleGame) {
  const { steps, outcome } = expectOk(replayRecord(expectOk(readRecord(record)), new Catalogue([game])));
  return { steps, outcome };
}

/** The turn of the sample's seat that begins at the decision, as text. */
function turnAt(explorer: Explorer, sample: SampleGame): string[] {
  const { steps } = replayed(explorer, sample);
  const turn: string[] = [];
  for (const { actor, move } of steps.slice(sample.ply)) {
    if (actor !== sample.seat) break;
    turn.push(explorer.game.write(move));
  }
  return turn;
}

const drawsOf = (explorer: Explorer, sample: SampleGame): string[] =>
  replayed(explorer, sample)
    .steps.filter(({ actor }) => actor === 'chance')
    .map(({ move }) => explorer.game.write(move));

/** How an option shows in the moves of a turn, by kind of decision. */
const SHOWN: Readonly<Record<string, (option: string) => RegExp>> = {
  pick: option => new RegExp(`^pick ${option}$`),
  purchase: option => new RegExp(`^buy\\b.* ${option}(?: |$)`),
  start: option => new RegExp(`^start ${option}\\b`),
  opening: option => new RegExp(`^go ${option}$`),
  disc: option => new RegExp(`^score ${option}\\b`),
  card: option => new RegExp(`^card ${option}\\b`),
};

describe.each(EXPLORERS.all)('pairs of $id', explorer => {
  const seats = explorer.game.seats.min;
  const name = 'test/0';
  const pairs = pairsIn(explorer, seats, name, () => true);
  // A few are enough: options of the same decision, and the last one of all.
  const samples = [...pairs.slice(0, 5), ...pairs.slice(-1)].map(({ cell }) => {
    const sample = sampleGame(explorer, seats, name, cell);
    if (sample === null) throw new Error(`no game for ${cell}`);
    return sample;
  });

  it('are of cells that there are, each once, and repeatable', () => {
    const known = explorer.cells(seats).map(cellName);
    for (const { cell } of pairs) expect(known).toContain(cell);
    expect(new Set(pairs.map(({ cell }) => cell)).size).toBe(pairs.length);
    expect(pairs.length).toBeGreaterThan(10);
    const [one] = pairs;
    expect(pairsIn(explorer, seats, name, cell => cell === one.cell)).toEqual([one]);
  });

  it('really play the option', () => {
    for (const sample of samples) {
      const [kind = '', , option = ''] = sample.cell.split(' ');
      const turn = turnAt(explorer, sample);
      const shown = SHOWN[kind]?.(option);
      expect(
        turn.some(move => shown?.test(move)),
        `${sample.cell}: ${turn.join(', ')}`,
      ).toBe(true);
    }
  });

  it('draw the same in all lines of a game', () => {
    expect(new Set(samples.map(({ record }) => record)).size).toBeGreaterThan(3);
    for (const sample of samples) expect(drawsOf(explorer, sample)).toEqual(drawsOf(explorer, samples[0]));
  });

  it('are the difference between the line with the option and the line without', () => {
    // Options that were not taken are all compared with the same game: the one that was played.
    const baselines = samples
      .slice(0, 5)
      .map(sample => (replayed(explorer, sample).outcome?.scores[sample.seat] ?? 0) - sample.points);
    const counts = baselines.map(one => baselines.filter(other => other === one).length);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(3);
  });
});

/** Explores the first bid of the third game; everyone bids the highest card first. */
const bids = (state: Int16Array, seat: number): readonly GameMove[] => sealedBids.moves(state, seat);
const codesOf = (state: Int16Array, seat: number): number[] => {
  const codes = new Int32Array(sealedBids.fast.mostMoves);
  return [...codes.subarray(0, sealedBids.fast.list(state, seat, codes))].reverse();
};
const third: Explorer = {
  id: sealedBids.id,
  rules: sealedBids.rules,
  game: sealedBids,
  version: 1,
  cells: () => ['1', '2', '3', '4'].map(option => ({ kind: 'bid', round: 1, option })),
  turn: (state, seat) => codesOf(state, seat).slice(0, 1),
  decisions(state, seat) {
    const options = bids(state, seat).map(move => String((move as Bid & { card: number }).card));
    if (options.length < 4) return [];
    const turns = codesOf(state, seat).map((code, i) => ({ codes: [code], options: [options[3 - i]] }));
    return [{ kind: 'bid', round: 1, turns }];
  },
};

it('a third game can be explored, with results that can be worked out', () => {
  // With two seats that both bid 4, 3, 2 nobody ever takes a lot. Bidding 1 first loses the first lot and wins the
  // other two: 4 against 3 and 3 against 2.
  const pairs = pairsIn(third, 2, 'third/0', () => true);
  expect(pairs.map(({ cell }) => cell)).toEqual(['bid 1 4', 'bid 1 3', 'bid 1 2', 'bid 1 1']);
  const sample = sampleGame(third, 2, 'third/0', 'bid 1 1');
  if (sample === null) throw new Error('no game');
  const { outcome } = replayed(third, sample);
  expect(pairs[3]).toMatchObject({ points: outcome?.scores[sample.seat], cell: 'bid 1 1' });
  expect(turnAt(third, sample)[0]).toBe('bid 1');
});
