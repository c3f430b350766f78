import { cloisterWords } from './words.ts';

/** The page that counts a game on a real table. */
export const words = {
  title: 'Final scoring of Heaven & Ale',
  hint: 'For a game on a real table: set what each player has, and read the result.',
  brewmaster: 'Brewmaster',
  ducats: 'Ducats',
  largeBarrels: 'Large barrels',
  smallBarrels: 'Small barrels',
  barrelCard: 'Barrels card placed',
  firstPlayer: 'On the first-player slot',
  rate: 'Exchange rate',
  value: 'VP value',
  steps: 'Exchange, step by step',
  noSteps: 'Nothing to exchange.',
  exchange: (resource: string, to: string) => `${resource} forward to ${to}`,
  back: (resource: string, steps: number, to: string) => `${resource} back ${steps}, to ${to}`,
  bought: (ducats: number, resource: string, to: string) => `${ducats} ducats: ${resource} to ${to}`,
  production: (value: number, spot: string) => `Production: ${value} × ${spot}`,
  barrels: 'Barrels',
  points: (n: number) => `${n} VP`,
  resource: cloisterWords.resource,
};

export type Words = typeof words;
