import { describe, expect, it } from 'vitest';
import {
  HEX_NAMES,
  HEX_PLACES,
  NEIGHBOURS,
  SHED_NAMES,
  SHED_NEIGHBOURS,
  SHED_PLACES,
  sideOf,
} from './index.ts';
import { AROUND, SHADY, SUNNY } from './testing/garden.ts';
import { legal, play, refusal, table } from './testing/table.ts';

/** Every hex with the hexes next to it, shed spots left out, read off the printed garden. */
const NEXT_TO: Readonly<Record<string, string>> = {
  a1: 'a2 b1',
  b1: 'a1 c2 c3',
  c1: 'c2 d1',
  c2: 'b1 c1 c3 d3',
  c3: 'b1 c2 c4 d3',
  d1: 'c1 e1',
  d3: 'c2 c3 e2 e3',
  e1: 'd1 e2 f1',
  e2: 'd3 e1 e3 f3',
  e3: 'd3 e2 e4 f3',
  f1: 'e1 g1',
  f3: 'e2 e3 g2 g3',
  g1: 'f1 g2',
  g2: 'f3 g1 g3',
  g3: 'f3 g2 g4',
  a2: 'a1 b3',
  b3: 'a2 c4 c5',
  c4: 'b3 c3 c5 d5',
  c5: 'b3 c4 c6 d5',
  c6: 'c5 d7',
  d5: 'c4 c5 e4 e5',
  d7: 'c6 e6',
  e4: 'd5 e3 e5 f5',
  e5: 'd5 e4 e6 f5',
  e6: 'd7 e5 f7',
  f5: 'e4 e5 g4 g5',
  f7: 'e6 g6',
  g4: 'f5 g3 g5',
  g5: 'f5 g4 g6',
  g6: 'f7 g5',
};

/** Where each hex and each shed spot lies, in doubled x coordinates. */
const ROWS = [
  'a1:-1 a2:1',
  'b1:-2 b2:0 b3:2',
  'c1:-5 c2:-3 c3:-1 c4:1 c5:3 c6:5',
  'd1:-6 d2:-4 d3:-2 d4:0 d5:2 d6:4 d7:6',
  'e1:-5 e2:-3 e3:-1 e4:1 e5:3 e6:5',
  'f1:-6 f2:-4 f3:-2 f4:0 f5:2 f6:4 f7:6',
  'g1:-5 g2:-3 g3:-1 g4:1 g5:3 g6:5',
];

describe('the garden', () => {
  it('HA 3.1 has 15 sunny and 15 shady hexes and 7 shed spots', () => {
    expect(HEX_NAMES).toEqual([...SUNNY, ...SHADY]);
    expect(SHED_NAMES).toEqual(['b2', 'd2', 'd4', 'd6', 'f2', 'f4', 'f6']);
    expect(HEX_NAMES.filter((_, hex) => sideOf(hex) === 'sunny')).toEqual(SUNNY);
    expect(HEX_NAMES.filter((_, hex) => sideOf(hex) === 'shady')).toEqual(SHADY);
  });

  it('HA 3.1 puts every hex and shed spot in its place', () => {
    const names = [...HEX_NAMES, ...SHED_NAMES];
    const places = [...HEX_PLACES, ...SHED_PLACES];
    const rows = Array.from({ length: 7 }, (_, y) =>
      names
        .map((name, i) => ({ name, ...places[i] }))
        .filter(field => field.y === y)
        .sort((a, b) => a.x - b.x)
        .map(field => `${field.name}:${field.x}`)
        .join(' '),
    );
    expect(rows).toEqual(ROWS);
  });

  it('HA 3.1 gives every hex its neighbours, at most four', () => {
    const found = Object.fromEntries(
      HEX_NAMES.map((name, hex) => [
        name,
        Array.from(NEIGHBOURS[hex], other => HEX_NAMES[other])
          .sort()
          .join(' '),
      ]),
    );
    expect(found).toEqual(NEXT_TO);
    for (const [hex, others] of Object.entries(NEXT_TO))
      for (const other of others.split(' '))
        expect(NEXT_TO[other].split(' '), `${hex} ${other}`).toContain(hex);
  });

  it('HA 3.1 gives every shed spot its six neighbours, clockwise', () => {
    const found = Object.fromEntries(
      SHED_NAMES.map((name, shed) => [name, Array.from(SHED_NEIGHBOURS[shed], hex => HEX_NAMES[hex])]),
    );
    expect(found).toEqual(AROUND);
  });

  it('HA 3.1 5.4 opens all 30 hexes to a tile, and no shed spot', () => {
    const state = table({ tiles: { 5: ['wood1'] } });
    play(state, 'go 5');
    expect(legal(state, 'buy').sort()).toEqual([...SUNNY, ...SHADY].map(hex => `buy wood1 ${hex}`).sort());
    for (const hex of Object.keys(AROUND))
      expect(refusal(state, { move: 'buy', tile: 'wood1', hex })).toEqual({ code: 'shed-spot', hex });
  });
});
