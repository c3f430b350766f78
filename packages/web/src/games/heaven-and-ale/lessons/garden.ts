import type { GameLesson } from '../../../lessons/lesson.ts';
import type { Cloister } from '../types.ts';
import { barrelPoints, finalScore, furthestBehind, markerSteps } from './measures.ts';
import { sketch } from './sketch.ts';

/** What a garden brings: cards, sheds, barrels, and the marker that counts. */
export const GARDEN_LESSONS = [
  {
    name: 'pairs-and-cards',
    facts: { scoring: 16, discs: 5 },
    position: sketch({
      round: 2,
      tiles: { 17: ['wood1'] },
      discs: [16],
      player: {
        figure: 15,
        markers: { wood: 6, yeast: 5, hops: 4, water: 5, barley: -1 },
        cards: ['harvest', 'stragglers', 'purse'],
        discs: ['wood', 'yeast', 'monk1', 'monk3'],
        garden: {
          c1: 'wood4',
          e1: 'yeast4',
          g2: 'monk1',
          g5: 'monk3',
          c5: 'barley2',
          e6: 'barley3',
          f1: 'hops1',
        },
      },
    }),
    turns: 1,
    others: {},
    measure: furthestBehind,
    unit: 'spot',
    par: 4,
    solution: [['go 16', 'score hops', 'card stragglers barley', 'done']],
    hint: ['go 16', 'score hops'],
  },
  {
    name: 'sheds',
    facts: { ducats: 8, shop: 11, sum: 14, more: 18 },
    position: sketch({
      round: 2,
      tiles: { 11: ['wood4', 'hops3'] },
      discs: [],
      player: {
        figure: 10,
        ducats: 8,
        garden: { c1: 'wood2', c2: 'hops4', d3: 'water1', e2: 'barley5', e1: 'yeast2' },
      },
    }),
    turns: 1,
    others: {},
    measure: markerSteps,
    unit: 'steps',
    par: 13,
    solution: [['go 11', 'buy wood4 d1', 'activate c2 d1 e2', 'done']],
    hint: ['go 11', 'buy wood4 d1'],
  },
  {
    name: 'barrels',
    facts: { shop: 13, barrels: 14, tiles: 6, fertility: 1, brewmaster: 6 },
    position: sketch({
      round: 2,
      tiles: { 13: ['wood1'] },
      discs: [],
      player: {
        figure: 12,
        ducats: 2,
        brewmaster: -5,
        garden: { c5: 'yeast1', c6: 'hops1', d7: 'water1', e6: 'barley1', e5: 'yeast1', c2: 'hops4' },
      },
    }),
    turns: 2,
    others: {},
    measure: barrelPoints,
    unit: 'points',
    par: 8,
    solution: [
      ['go 13', 'buy wood1 d5', 'done'],
      ['go 14', 'done'],
    ],
    hint: ['go 13', 'buy wood1 d5'],
  },
  {
    name: 'furthest-behind',
    facts: { scoring: 16 },
    position: sketch({
      round: 3,
      tiles: { 17: ['yeast1'] },
      discs: [16],
      player: {
        figure: 15,
        brewmaster: 3,
        markers: { wood: 8, yeast: 8, hops: 9, water: 7, barley: 2 },
        largeBarrels: ['brewmaster-on-1', 'all-markers-on-1'],
        garden: { c1: 'wood5', e1: 'wood4', c2: 'hops5', g2: 'barley4', g5: 'monk1', e5: 'water5' },
      },
    }),
    turns: 1,
    others: {},
    measure: finalScore,
    unit: 'points',
    par: 29,
    solution: [['go 16', 'score barley', 'done']],
    hint: ['go 16', 'score barley'],
  },
] as const satisfies readonly GameLesson<Cloister>[];
