import { useEffect, useSyncExternalStore } from 'react';
import { useFace } from '../play/faces.tsx';
import type { PlayedGame, Snapshot } from '../play/game.ts';
import { guide } from './progress.ts';
import { type GuideStep, isResting, momentOf } from './steps.ts';

/** What the guide says now, and the ways on. */
export interface GuideSays {
  readonly now: Snapshot;
  readonly step: GuideStep;
  readonly text: string;
  /** What it says instead while the step's aside is on the screen. */
  readonly aside: string | null;
  /** The number of the step from 1, and how many there are. */
  readonly number: number;
  readonly count: number;
  /** Null where there is nothing to go back to. */
  readonly onBack: (() => void) | null;
  /** Null where an action is awaited: doing it is the way on. */
  readonly onNext: (() => void) | null;
  readonly isLast: boolean;
  /** After it the guide rests, and comes back in a later round. */
  readonly comesBack: boolean;
}

/** Follows a game with the guide; null while it is silent. */
export function useGuide(game: PlayedGame): GuideSays | null {
  const now = useSyncExternalStore(game.subscribe, game.get);
  const { guided } = useSyncExternalStore(guide.subscribe, guide.get);
  const { face, speech } = useFace();
  const steps = face.guide;
  const at = guided?.step ?? 0;
  const { index, isSilent } = momentOf(steps, at, now);
  const step = steps[index];
  // A game that is over ends the guide, unless it explains the end.
  const isOver = step === undefined || (now.outcome !== null && !step.from?.(now));
  useEffect(() => {
    if (guided === null) return;
    if (isOver) guide.end();
    else if (index !== at) guide.goTo(index);
  }, [guided, isOver, index, at]);
  if (isOver || isSilent) return null;
  // A step that is already done would only lead forward again.
  const before = steps.slice(0, index).findLastIndex(one => !one.until?.(now));
  return {
    now,
    step,
    text: speech.guide[step.name] ?? '',
    aside: speech.guide[step.aside?.name ?? ''] ?? null,
    number: index + 1,
    count: steps.length,
    onBack: before < 0 ? null : () => guide.goTo(before),
    onNext: step.until === undefined ? () => guide.goTo(index + 1) : null,
    isLast: index === steps.length - 1,
    comesBack: step.until === undefined && isResting(steps[momentOf(steps, index + 1, now).index], now),
  };
}
