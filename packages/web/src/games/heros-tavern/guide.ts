import type { PlayerView } from '@taproom/games/heros-tavern';
import type { GuideStep } from '../../guide/steps.ts';
import type { Tavern, TavernNow } from './types.ts';

const ownTavern = (now: TavernNow): PlayerView | undefined => now.view.players[now.seat ?? 0];
/** The first round is drafted: from then on nothing of it can be chosen. */
const isDrafted = (now: TavernNow): boolean => now.view.stage !== 'draft' || now.view.round > 1;
const isOver = (now: TavernNow): boolean => now.view.round > 1 || now.view.stage === 'over';
const isBuying = (now: TavernNow): boolean => now.view.stage === 'purchase' || isOver(now);
/** How many cards are in the tavern by now. */
const drafted = (now: TavernNow): number => (isDrafted(now) ? Number.POSITIVE_INFINITY : now.view.step);

/** The guide plays a whole first round: seven cards, the scoring and the purchase. */
export const STEPS = [
  { name: 'hand', at: ['hand'] },
  { name: 'badge', at: ['hand'] },
  { name: 'price', at: ['hand'] },
  { name: 'pick', at: ['hand'], until: now => ownTavern(now)?.chosen !== null || drafted(now) > 0 },
  { name: 'take', at: ['bar'], until: now => drafted(now) > 0 },
  { name: 'reveal', at: ['news', 'rivals'], from: now => drafted(now) > 0 },
  { name: 'tavern', at: ['own', 'bar'] },
  { name: 'second', at: ['hand'], until: now => drafted(now) > 1 },
  { name: 'rivals', at: ['rivals'], from: now => drafted(now) > 1 },
  { name: 'draft', at: ['hand'], until: isDrafted },
  { name: 'scoring', at: ['scoring', 'own'], from: isBuying },
  { name: 'buy', at: ['hand', 'bar', 'scoring'], until: isOver },
  { name: 'kept', at: ['own'], from: isOver },
  { name: 'pad', at: ['slate', 'pad'] },
  { name: 'later', at: ['hand'] },
  { name: 'end', at: ['bar'] },
] as const satisfies readonly GuideStep<Tavern>[];

/** The names of the steps: each has a text in every language. */
export type StepName = (typeof STEPS)[number]['name'];
