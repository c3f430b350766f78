import { fast } from '../src/heaven-and-ale/fast.ts';
import { heavenAndAle } from '../src/heaven-and-ale/index.ts';
import { perft, type Row } from './perft.ts';

// The counts are derived by hand beside each row. What recurs: in a turn each card in hand, 5 at the
// start, may be returned. A space with one tile that can be paid for in the sun offers 30 hexes.
// The marker slot has 5 choices. Seat 0 starts with 25 ducats.

const FIVES = 'wood5 yeast5 hops5 water5 barley5 wood5 yeast5 hops5 water5';
const MONKS = 'monk1 monk2 monk3 monk4';

/** The first refill: six tiles of our choice on the first spaces, 1 2 5 6 8 9; those after it have fertility 5. */
const refill = (six: string): string => `chance: refill ${six} ${FIVES} ${MONKS}`;
const ONES = 'wood1 yeast1 hops1 water1 barley1 wood1';

/** Seat 1 goes home at once, on the ducats slot; seat 0 encloses shed spot d6, in the shade, with six tiles. */
const enclosed = (six: string): string => {
  const [a, b, c, d, e, f] = six.split(' ');
  return `${refill(six)}
    1: start ducats
    0: go 1, buy ${a} c5, done
    1: start ducats, done
    0: go 2, buy ${b} c6, done
    0: go 5, buy ${c} d5, done
    0: go 6, buy ${d} d7, done
    0: go 8, buy ${e} e5, done
    0: go 9, buy ${f} e6`;
};

const rows: Row[] = [
  {
    name: 'HA 4.4 four places in the starting area',
    seats: 4,
    options: { first: 0 },
    line: refill(ONES),
    leaves: [
      7, // brewmaster, ducats, or a marker: 1 + 1 + 5
      22, // the marker slot is left after the two others: 2 × (1 + 5); after it, two are: 5 × 2
      30, // three slots in any order, one with five choices: 3! × 5
      750, // and then the first turn, with only one's own slot free: 30 × (15 + 4 spaces + 1 + 5 returns)
    ],
  },
  {
    name: 'HA 5.2 5.3 the first turn: nothing to score, no barrel to take',
    seats: 2,
    options: { first: 0 },
    line: `${refill(ONES)}\n1: start ducats`,
    leaves: [
      31, // 15 resource and 4 monk spaces, slots: one's own, brewmaster, 5 × marker; 5 returns
      857, // 19 spaces × (30 hexes + 5 returns) + 7 slots × (done + 5 returns) + 5 returns × 30
      // 19 × (30 × 6 + 5 × 34); a slot and done: 31 if it was the first player's, 25 if that must be taken, so
      // 31 + 6 × 25; a slot and a return: 7 × 5 × 5; a return first: 5 × (19 × 34 + 7 × 5 + 4 × 29)
      10_991,
    ],
  },
  {
    name: 'HA 5.4 a space with three tiles, two of them alike',
    seats: 2,
    options: { first: 0 },
    line: `${refill('wood1 yeast1 hops1 water1 barley1 wood2')}
      1: start ducats
      0: start first, done
      1: start ducats, done
      chance: refill wood1 yeast2 hops2 water2 barley2 wood3 yeast3 hops3 water3 barley3 wood4 yeast4 hops4 water4 barley4 ${MONKS}
      0: start first, done
      1: start ducats, done
      chance: refill barley1 yeast2 hops2 water2 barley2 wood3 yeast3 hops3 water3 barley3 wood4 yeast4 hops4 water4 barley4 ${MONKS}
      0: go 1`,
    leaves: [
      65, // two kinds of tile on 30 hexes, 5 returns
      3_290, // a wood tile leaves two kinds: 30 × (2 × 29 + done + 5); barley one: 30 × (29 + 1 + 5); 5 × 64
      // wood: 30 × (2 × 29 × 34 + 32 moves of seat 1 + 5 × 63); barley: 30 × (29 × 34 + 32 + 5 × 34);
      // a return: 5 × (30 × 63 + 30 × 34 + 4 × 63)
      121_020,
    ],
  },
];

// Any one, an opposite pair, one of the two triangles, any four: 6, 6 / 2, 2 and 6! / (4! 2!).
for (const [type, six, patterns] of [
  [1, 'wood1 yeast1 hops1 water1 barley2 wood2', 6],
  [2, 'wood2 yeast2 hops2 water2 barley2 wood2', 3],
  [3, 'wood3 yeast3 hops3 water3 barley3 wood3', 2],
  [4, 'wood4 yeast4 hops4 water4 barley4 wood4', 15],
] as const) {
  rows.push({
    name: `HA 6.2 a shed of type ${type} waits for its activations`,
    seats: 2,
    options: { first: 0 },
    line: enclosed(six),
    // An activation leaves done and 5 returns; a return the same activations and 4 returns.
    leaves: [patterns + 5, 6 * patterns + 5 * (patterns + 4)],
  });
}

rows.push(
  {
    name: 'HA 6.2 a shed of type 0 activates nothing',
    seats: 2,
    options: { first: 0 },
    line: enclosed(ONES),
    leaves: [
      6, // done, 5 returns
      49, // the next turn, see 8.2 below, and 5 × 5
    ],
  },
  {
    name: 'HA 5.3 8.2 six tiles of fertility 1 open the barrel spaces',
    seats: 2,
    options: { first: 0 },
    line: `${enclosed(ONES)}, done`,
    leaves: [
      24, // all 18 spaces after 9, the first-player slot, 5 returns
      524, // 9 + 3 shops × (24 hexes + 5), C: 5 + 5, 3 × *: 6 + 5, 2 × barrels: 1 + 5, the slot: 1 + 5, 5 × 23
    ],
  },
  {
    name: 'HA 5.7 the last one home must take the free first-player slot',
    seats: 2,
    options: { first: 0 },
    line: `${enclosed(ONES)}, done, go 27, buy water5 g4, done`,
    leaves: [
      6, // the slot, 5 returns
      31, // (1 + 5) + 5 × (1 + 4)
      131, // slot, done, refill: 1; slot, return: 5 × 5; return: 5 × (5 + 4 × 4)
    ],
  },
  {
    name: 'HA 5.8 a tile that only returned cards can pay',
    seats: 2,
    options: { first: 0 },
    // Six tiles for 24 ducats, no shed; then a tile for 5.
    line: `${enclosed('wood4 yeast4 hops4 water4 barley4 wood4').replace('e6', 'g6')}, done, go 11`,
    leaves: [
      5, // with 1 ducat
      20, // with 4: 5 × 4
      240, // with 7 in the shade: 5 × 4 × (9 hexes + 3)
      // 5 × 4 × (8 × (1 + 3) + 1 with a shed of type 4: 15 + 3, + 3 × (9 + 15 + 2), as 10 are enough for the sun)
      2_560,
    ],
  },
  {
    name: 'HA 7.1 a scoring space * with five resources, two fertilities and a monk',
    seats: 2,
    options: { first: 0 },
    line: `${enclosed('wood1 yeast1 hops1 water1 barley1 wood2')}, done, go 10, buy monk2 g4, done, go 16`,
    leaves: [
      13, // 5 + 2 + 1, 5 returns
      108, // 8 × 6 + 5 × 12
    ],
  },
  {
    name: 'HA 7.5 a completed pair waits for a card',
    seats: 2,
    options: { first: 0 },
    line: `${refill(ONES)}
      1: start ducats
      0: go 1, buy wood1 c5, done
      1: start ducats, done
      0: go 4, score fertility1, done, go 12, score wood`,
    leaves: [
      15, // harvest of 5 resources, stragglers for barley, 3 other cards, none; 5 returns
      112, // a card: 9 × (1 + 4); none: 1 + 5; the harvest returned: 5 + 4; another: 4 × (9 + 4)
    ],
  },
  {
    name: 'HA 10.1 the last moves of the game',
    seats: 2,
    options: { first: 0 },
    line: `${refill(ONES)}
      1: start ducats
      0: start first, done
      1: start ducats, done
      chance: refill wood2 yeast2 hops2 water2 barley2 wood3 yeast3 hops3 water3 barley3 wood4 yeast4 hops4 water4 barley4 ${MONKS}
      0: start first, done
      1: start ducats, done
      chance: refill wood2 yeast2 hops2 water2 barley2 wood3 yeast3 hops3 water3 barley3 wood4 yeast4 hops4 water4 barley4 ${MONKS}
      0: start first, done
      1: start ducats`,
    // Up to d cards are returned in any order: 1 + 5 + 5 × 4 + 5 × 4 × 3 + …
    leaves: [6, 26, 86, 206, 326, 326],
  },
);

perft(heavenAndAle, fast, rows);
