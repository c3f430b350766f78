import type { GameLesson } from '../../../lessons/lesson.ts';
import type { Cloister } from '../types.ts';
import { markerSteps, sunnyFertility } from './measures.ts';
import { sketch } from './sketch.ts';

/** Buying and scoring. */
export const FIRST_LESSONS = [
  {
    name: 'sun-and-shade',
    facts: { ducats: 6, shop: 11, scoring: 12 },
    position: sketch({
      round: 1,
      tiles: { 11: ['hops3'], 13: ['wood1'], 15: ['yeast2'] },
      discs: [12, 16],
      player: { figure: 10, ducats: 6 },
    }),
    turns: 2,
    others: {},
    measure: markerSteps,
    unit: 'steps',
    par: 3,
    solution: [
      ['go 11', 'buy hops3 c2', 'done'],
      ['go 12', 'score hops', 'done'],
    ],
    hint: ['go 11', 'buy hops3 c2'],
  },
  {
    name: 'price',
    facts: { ducats: 10, shop: 13, large: 4, small: 3 },
    position: sketch({
      round: 2,
      tiles: { 13: ['hops4', 'water3'], 15: ['wood1'] },
      discs: [16],
      player: { figure: 12, ducats: 10 },
    }),
    turns: 1,
    others: {},
    measure: sunnyFertility(2),
    unit: 'fertility',
    par: 3,
    solution: [['go 13', 'buy water3 c2', 'buy hops4 c5', 'done']],
    hint: ['go 13', 'buy water3 c2'],
  },
  {
    name: 'monks',
    facts: { ducats: 6, shop: 10, scoring: 16 },
    position: sketch({
      round: 2,
      tiles: { 10: ['monk1'], 11: ['hops5'], 13: ['wood4'] },
      discs: [16],
      player: {
        figure: 9,
        ducats: 6,
        garden: { c2: 'wood3', c3: 'yeast2', e2: 'water4', e3: 'barley1', c5: 'hops3' },
      },
    }),
    turns: 2,
    others: {},
    measure: markerSteps,
    unit: 'steps',
    par: 10,
    solution: [
      ['go 10', 'buy monk1 d3', 'done'],
      ['go 16', 'score monk1', 'done'],
    ],
    hint: ['go 10', 'buy monk1 d3'],
  },
  {
    name: 'discs',
    facts: { scoring: 16 },
    position: sketch({
      round: 2,
      tiles: { 17: ['barley1'] },
      discs: [16],
      player: {
        figure: 15,
        garden: { c1: 'wood2', e1: 'yeast2', g2: 'water2', f1: 'wood3', e5: 'hops5', g5: 'hops4' },
      },
    }),
    turns: 1,
    others: {},
    measure: markerSteps,
    unit: 'steps',
    par: 6,
    solution: [['go 16', 'score fertility2', 'done']],
    hint: ['go 16', 'score fertility2'],
  },
] as const satisfies readonly GameLesson<Cloister>[];
