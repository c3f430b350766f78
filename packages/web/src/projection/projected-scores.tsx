import type { Seat } from '@taproom/games';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { guide } from '../guide/progress.ts';
import { isGuiding } from '../guide/steps.ts';
import { useFace } from '../play/faces.tsx';
import type { PlayedGame, Snapshot } from '../play/game.ts';
import { type Settings, settings } from '../settings.ts';

/** The final scores that seats can expect, as one seat can tell. */
interface Projection {
  readonly id: string;
  readonly seat: Seat;
  readonly scores: readonly number[];
}

const ProjectedScores = createContext<readonly number[] | null>(null);

/** The final score that each seat can expect; null if it is not shown here. */
export const useProjectedScores = (): readonly number[] | null => useContext(ProjectedScores);

/** Whether the expected scores may be shown, and are wanted. */
const isProjected = (
  { projection, outcome, seat }: Pick<Snapshot, 'projection' | 'outcome' | 'seat'>,
  wanted: Settings['projection'],
): boolean =>
  outcome === null &&
  seat !== null &&
  (projection === 'local' ? wanted !== 'off' : projection === 'shared' && wanted === 'shared');

/** Estimates the final scores of the game on the table whenever its player has to decide, and shows them to all parts. */
export function Projecting({ game, children }: { readonly game: PlayedGame; readonly children: ReactNode }) {
  const now = useSyncExternalStore(game.subscribe, game.get);
  const { projection: wanted } = useSyncExternalStore(settings.subscribe, settings.get);
  const [found, setFound] = useState<Projection | null>(null);
  const { guided } = useSyncExternalStore(guide.subscribe, guide.get);
  const { face } = useFace();
  // It would fall while someone does what the guide says: strong players would do something else.
  const isShown = isProjected(now, wanted) && !isGuiding(guided, now.id, face.guide);
  const isDue = isShown && now.mayAct && now.plan?.moves.length === 0;
  const { id, moves, seat } = now;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position is estimated once.
  useEffect(() => {
    if (isDue) void project(game.get()).then(setFound, cause => console.error('No expected scores:', cause));
  }, [game, isDue, moves, seat]);
  // What one player can expect must not be seen by the next one at the same screen.
  const scores = isShown && found?.id === id && found.seat === seat ? found.scores : null;
  const shared = useMemo(() => scores, [scores]);
  return <ProjectedScores value={shared}>{children}</ProjectedScores>;
}

/** The estimator's thread loads with the first question. */
async function project({ id, game, rules, view, seat, sitters }: Snapshot): Promise<Projection | null> {
  if (seat === null) return null;
  const { reviewThread } = await import('../review/thread.ts');
  const position = { game, rules: rules.rules, view, seat, seats: sitters.length };
  const scores = await reviewThread.projected(position);
  return scores && { id, seat, scores };
}
