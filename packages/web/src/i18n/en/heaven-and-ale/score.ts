import { cloisterWords } from './words.ts';

/** The calculator for games played in person. */
export const words = {
  title: 'Heaven & Ale score calculator',
  hint: 'For in-person games: enter what each player has at the end.',
  brewmaster: 'Brewmaster',
  ducats: 'Ducats',
  largeBarrels: 'Large barrels',
  smallBarrels: 'Small barrels',
  barrelCard: 'Barrels card placed',
  firstPlayer: 'On the first-player space',
  rate: 'Exchange rate',
  value: 'VP value',
  steps: 'Exchange, step by step',
  noSteps: 'Nothing to exchange.',
  /** 11.5 */
  mayStop:
    'The calculator stops exchanging when continuing would cost points. The German rulebook allows that; the English and Russian ones make you continue until no exchange is possible (rule 11.5).',
  exchange: (resource: string, to: string) => `${resource} forward to ${to}`,
  back: (resource: string, steps: number, to: string) => `${resource} back ${steps} to ${to}`,
  bought: (ducats: number, resource: string, to: string) => `${ducats} ducats: ${resource} to ${to}`,
  production: (value: number, spot: string) => `Production: ${value} × ${spot}`,
  barrels: 'Barrels',
  points: (n: number) => `${n} VP`,
  resource: cloisterWords.resource,
};

export type Words = typeof words;
