import type { PlayerPosition } from '@taproom/games/heaven-and-ale';
import { isCommitted, type Step } from '../../guide/steps.ts';
import type { Cloister, CloisterNow } from './types.ts';

const ownBoard = (now: CloisterNow): PlayerPosition | undefined => now.view.players[now.seat ?? 0];
const hasTile = (now: CloisterNow): boolean => Object.keys(ownBoard(now)?.garden ?? {}).length > 0;

/** The guide through a first round. */
export const STEPS = [
  { name: 'welcome', at: ['main-board'] },
  { name: 'place', at: ['start-area', 'main-board'], until: now => (ownBoard(now)?.figure ?? null) !== null },
  {
    name: 'confirm',
    at: ['confirm', 'bar'],
    until: now => (ownBoard(now)?.figure ?? null) !== null && isCommitted(now),
  },
  { name: 'garden', at: ['garden', 'cloister'] },
  { name: 'production', at: ['track', 'cloister'] },
  { name: 'brewmaster', at: ['track', 'cloister'] },
  {
    name: 'go',
    at: ['main-board'],
    until: now => typeof ownBoard(now)?.figure === 'number' || now.view.round > 1,
  },
  { name: 'buy', at: ['garden', 'cloister'], until: hasTile },
  { name: 'turn', at: ['confirm', 'bar'], until: now => hasTile(now) && isCommitted(now) },
  { name: 'sheds', at: ['garden', 'cloister'] },
  { name: 'others', at: ['players'] },
  { name: 'score', at: ['pairs', 'cloister'] },
  { name: 'cards', at: ['hand', 'cloister'] },
  { name: 'barrels', at: ['barrels', 'main-board'] },
  { name: 'home', at: ['start-area', 'main-board'], until: now => now.view.round > 1 },
  { name: 'end', at: ['bar'] },
] as const satisfies readonly Step<Cloister>[];

/** The names of the steps: each of them has a text in every language. */
export type StepName = (typeof STEPS)[number]['name'];
