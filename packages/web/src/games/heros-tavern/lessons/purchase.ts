import type { GameLesson } from '../../../lessons/lesson.ts';
import type { Tavern } from '../types.ts';
import { heroesGained, heroesOfTwoRounds } from './measures.ts';
import { sketch } from './sketch.ts';

/** Which cards to keep, and which to take for that. */
export const PURCHASE_LESSONS = [
  {
    name: 'buying',
    facts: { coins: 1, storage: 2, land: 1 },
    position: sketch(5, [
      {
        drafted: ['food', 'light-ale', 'dark-ale', 'cook', 'market', 'lodging', 'entertainment'],
        bought: ['food', 'food'],
        tokens: { coins: 1, storage: 2, land: 1 },
      },
      {
        drafted: ['food', 'market', 'tools', 'barrel', 'lodging', 'light-ale', 'market'],
        bought: ['entertainment'],
      },
      {
        drafted: ['games', 'light-ale', 'dark-ale', 'tools', 'food', 'market', 'maid'],
        bought: ['entertainment'],
      },
    ]),
    turns: 1,
    others: { 1: ['buy nothing'], 2: ['buy nothing'] },
    measure: heroesGained,
    unit: 'heroes',
    par: 18,
    solution: [['buy food lodging cook']],
    hint: ['buy food lodging cook'],
  },
  {
    name: 'two-rounds',
    facts: { round: 4, next: 5, pair: 10 },
    position: sketch(4, [
      { hand: ['lodging', 'barrel'], drafted: ['light-ale', 'dark-ale', 'lodging', 'market', 'barrel'] },
      { hand: ['market', 'market'], drafted: ['entertainment', 'food', 'tools', 'light-ale', 'games'] },
      { hand: ['food', 'food'], drafted: ['barrel', 'dark-ale', 'entertainment', 'lodging', 'food'] },
    ]),
    turns: 2,
    others: { 1: ['buy nothing'], 2: ['buy nothing'] },
    measure: heroesOfTwoRounds,
    unit: 'heroes',
    par: 23,
    solution: [['pick barrel'], ['buy light-ale dark-ale']],
    hint: ['pick barrel'],
  },
  {
    name: 'last-round',
    facts: {},
    position: sketch(5, [
      {
        hand: ['food', 'dark-ale', 'barrel'],
        drafted: ['food', 'light-ale', 'tools', 'games'],
        bought: ['food', 'market'],
      },
      { hand: ['lodging', 'market', 'cook'], drafted: ['entertainment', 'market', 'tools', 'light-ale'] },
      { hand: ['dark-ale', 'food', 'tools'], drafted: ['barrel', 'food', 'lodging', 'entertainment'] },
    ]),
    turns: 3,
    others: {
      1: ['pick cook', 'pick barrel', 'pick food', 'pick dark-ale', 'buy nothing'],
      2: ['pick tools', 'pick market', 'buy nothing'],
    },
    measure: heroesGained,
    unit: 'heroes',
    par: 27,
    solution: [['pick food'], ['pick dark-ale'], ['buy lodging']],
    hint: ['pick food'],
  },
] as const satisfies readonly GameLesson<Tavern>[];
