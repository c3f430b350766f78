import type { Stage } from '@taproom/games/heaven-and-ale';
import type { CloisterNow } from '../types.ts';

/** The two boards, of which a narrow screen shows one at a time. */
export const PANES = ['main-board', 'cloister'] as const;
export type Pane = (typeof PANES)[number];

/** On which board a stage is played. */
const STAGE_PANE: Readonly<Partial<Record<Stage, Pane>>> = {
  place: 'main-board',
  go: 'main-board',
  buy: 'cloister',
  shed: 'cloister',
  score: 'cloister',
  card: 'cloister',
};

/**
 * The pane where something happens: the one that a stage of the reader's turn needs, and the main board while the others
 * move. Null where it should stay as it is.
 */
export function paneFor(
  { mayAct, awaited, seat }: Pick<CloisterNow, 'mayAct' | 'awaited' | 'seat'>,
  stage: Stage,
): Pane | null {
  if (mayAct) return STAGE_PANE[stage] ?? null;
  const othersMove = seat !== null && awaited.length > 0 && !awaited.includes(seat);
  return othersMove ? 'main-board' : null;
}
