import type { Plan } from '@taproom/table';
import type { PlanState } from './game.ts';

/** A plan as the screen shows it. */
export const planState = (plan: Plan): PlanState => ({
  moves: plan.moves,
  events: plan.events,
  legal: plan.ready ? [] : plan.legal(),
  canUndo: plan.canUndo,
  canRedo: plan.canRedo,
  ready: plan.ready || plan.whyNot({ move: 'done' }) === null,
  complete: plan.ready,
});
