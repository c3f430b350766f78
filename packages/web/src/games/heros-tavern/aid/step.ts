import type { TavernNow } from '../types.ts';

/** Which section of the player aid is about what the player has to do now. */
export function aidAt({ outcome, view }: Pick<TavernNow, 'outcome' | 'view'>): string {
  if (outcome !== null) return 'end';
  return view.stage === 'purchase' ? 'resources' : 'cards';
}
