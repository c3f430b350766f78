import type { GameLesson } from '../../../lessons/lesson.ts';
import type { Tavern } from '../types.ts';
import { heroesGained, leadGained, tokensGained } from './measures.ts';
import { sketch } from './sketch.ts';

/** Which card to take. */
export const DRAFT_LESSONS = [
  {
    name: 'resources',
    facts: { tools: 5, land: 10 },
    position: sketch(2, [
      { hand: ['tools', 'games'], drafted: ['tools', 'tools', 'games', 'tools', 'tools'] },
      { hand: ['market', 'market'], drafted: ['food', 'entertainment', 'market', 'lodging', 'barrel'] },
      { hand: ['lodging', 'lodging'], drafted: ['light-ale', 'food', 'games', 'dark-ale', 'market'] },
    ]),
    turns: 1,
    others: {},
    measure: tokensGained,
    unit: 'tokens',
    par: 11,
    solution: [['pick tools']],
    hint: ['pick tools'],
  },
  {
    name: 'ale',
    facts: { mixed: 10, same: 3 },
    position: sketch(1, [
      {
        hand: ['light-ale', 'dark-ale', 'lodging'],
        drafted: ['light-ale', 'light-ale', 'dark-ale', 'light-ale'],
      },
      { hand: ['lodging', 'lodging', 'lodging'], drafted: ['food', 'market', 'entertainment', 'tools'] },
      { hand: ['light-ale', 'light-ale', 'light-ale'], drafted: ['barrel', 'food', 'games', 'market'] },
    ]),
    turns: 2,
    others: {},
    measure: heroesGained,
    unit: 'heroes',
    par: 25,
    solution: [['pick dark-ale'], ['pick light-ale']],
    hint: ['pick dark-ale'],
  },
  {
    name: 'entertainment',
    facts: { most: 6, tie: 3 },
    position: sketch(3, [
      {
        hand: ['entertainment', 'market'],
        drafted: ['entertainment', 'market', 'entertainment', 'market', 'lodging'],
      },
      { hand: ['food', 'food'], drafted: ['entertainment', 'food', 'tools', 'entertainment', 'light-ale'] },
      {
        hand: ['lodging', 'lodging'],
        drafted: ['barrel', 'dark-ale', 'entertainment', 'games', 'light-ale'],
      },
    ]),
    turns: 1,
    others: {},
    measure: heroesGained,
    unit: 'heroes',
    par: 13,
    solution: [['pick entertainment']],
    hint: ['pick entertainment'],
  },
  {
    name: 'staff',
    facts: { pair: 5 },
    position: sketch(2, [
      {
        hand: ['bartender', 'shopkeeper', 'market'],
        drafted: ['light-ale', 'market', 'dark-ale', 'market'],
      },
      { hand: ['lodging', 'lodging', 'lodging'], drafted: ['food', 'food', 'tools', 'entertainment'] },
      { hand: ['market', 'market', 'market'], drafted: ['barrel', 'light-ale', 'games', 'food'] },
    ]),
    turns: 2,
    others: {},
    measure: heroesGained,
    unit: 'heroes',
    par: 22,
    solution: [['pick bartender'], ['pick market']],
    hint: ['pick bartender'],
  },
  {
    name: 'neighbour',
    facts: { heroes: 10 },
    position: sketch(3, [
      { hand: ['food', 'market'], drafted: ['light-ale', 'market', 'dark-ale', 'market', 'lodging'] },
      { hand: ['tools', 'tools'], drafted: ['food', 'market', 'food', 'barrel', 'lodging'] },
      { hand: ['lodging', 'lodging'], drafted: ['games', 'light-ale', 'entertainment', 'tools', 'dark-ale'] },
    ]),
    turns: 1,
    others: {},
    measure: leadGained,
    unit: 'lead',
    par: 12,
    solution: [['pick food']],
    hint: ['pick food'],
  },
] as const satisfies readonly GameLesson<Tavern>[];
