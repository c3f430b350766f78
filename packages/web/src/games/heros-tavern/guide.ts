import type { PlayerView } from '@taproom/games/heros-tavern';
import type { Step } from '../../guide/steps.ts';
import type { Tavern, TavernNow } from './types.ts';

const ownTavern = (now: TavernNow): PlayerView | undefined => now.view.players[now.seat ?? 0];
const isDrafted = (now: TavernNow): boolean => now.view.stage !== 'draft' || now.view.round > 1;

/** The guide through a first round. */
export const STEPS = [
  { name: 'hand', at: ['hand'] },
  { name: 'card', at: ['hand'] },
  { name: 'pick', at: ['hand'], until: now => ownTavern(now)?.chosen !== null || now.view.step > 0 },
  { name: 'take', at: ['bar'], until: now => now.view.step > 0 || isDrafted(now) },
  { name: 'reveal', at: ['news', 'rivals'] },
  { name: 'tavern', at: ['own', 'bar'] },
  { name: 'rivals', at: ['rivals'] },
  { name: 'draft', at: ['hand'], until: isDrafted },
  { name: 'scoring', at: ['scoring', 'own'] },
  { name: 'buy', at: ['hand', 'scoring'], until: now => now.view.round > 1 },
  { name: 'tokens', at: ['own'] },
  { name: 'pad', at: ['slate', 'pad'] },
  { name: 'reference', at: ['deck'] },
  { name: 'end', at: ['bar'] },
] as const satisfies readonly Step<Tavern>[];

/** The names of the steps: each of them has a text in every language. */
export type StepName = (typeof STEPS)[number]['name'];
