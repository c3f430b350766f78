import type { Cloister, CloisterNow } from '../types.ts';

/** The section of the player aid for each kind of move. */
const SECTION: Readonly<Partial<Record<Cloister['move']['move'], string>>> = {
  start: 'start',
  go: 'turn',
  buy: 'prices',
  activate: 'sheds',
  score: 'discs',
  card: 'cards',
};

/** Which section of the player aid is about what the player has to do now. */
export function aidAt({ outcome, plan }: Pick<CloisterNow, 'outcome' | 'plan'>): string {
  if (outcome !== null) return 'end';
  for (const { move } of plan?.legal ?? []) {
    const section = SECTION[move];
    if (section !== undefined) return section;
  }
  return 'turn';
}
