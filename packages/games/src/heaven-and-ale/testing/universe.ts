/** Every well-formed move of a seat, legal or not, for a shed with these neighbours. */
import type { SeatMove } from '../index.ts';
import { CARDS, FERTILITIES, MONKS, RESOURCES, TILES } from '../vocabulary.ts';
import { AROUND, SHADY, SUNNY } from './garden.ts';

const ALWAYS: readonly SeatMove[] = [
  ...Array.from({ length: 30 }, (_, i): SeatMove => ({ move: 'go', space: i - 1 })),
  ...(['first', 'brewmaster', 'ducats'] as const).map((slot): SeatMove => ({ move: 'start', slot })),
  ...RESOURCES.map((resource): SeatMove => ({ move: 'start', slot: 'marker', resource })),
  ...TILES.flatMap(tile => [...SUNNY, ...SHADY].map((hex): SeatMove => ({ move: 'buy', tile, hex }))),
  ...FERTILITIES.map((fertility): SeatMove => ({ move: 'score', spot: 'fertility', fertility })),
  ...[...RESOURCES, ...MONKS].map((spot): SeatMove => ({ move: 'score', spot })),
  ...(['harvest', 'stragglers'] as const).flatMap(card =>
    RESOURCES.map((resource): SeatMove => ({ move: 'card', card, resource })),
  ),
  ...(['barrels', 'purse', 'brewmaster', 'none'] as const).map((card): SeatMove => ({ move: 'card', card })),
  ...CARDS.map((card): SeatMove => ({ move: 'return', card })),
  { move: 'done' },
];

/** All 64 sets of the neighbours of a shed spot. */
const activations = (shed: string): SeatMove[] =>
  Array.from({ length: 64 }, (_, mask) => ({
    move: 'activate',
    hexes: AROUND[shed].filter((_hex, i) => mask & (1 << i)).sort(),
  }));
const BY_SHED = new Map(Object.keys(AROUND).map(shed => [shed, [...ALWAYS, ...activations(shed)]]));

export const universe = (shed: string | null): readonly SeatMove[] => BY_SHED.get(shed ?? 'd4') ?? ALWAYS;
