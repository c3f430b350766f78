import type { GameTypes, Snapshot } from '../play/game.ts';
import type { Guided } from './progress.ts';

/**
 * One thing that the guide shows. A guide plays the first round with someone, so most steps wait for something:
 *
 * - A step with `until` has no "Next": it continues once the player has done what it asks. It must also hold once that
 *   can't be done any more (the round is over, the game has ended), or the guide would wait forever.
 * - A step with `from` is silent until its moment has come: a shed was built, a round was scored. If `until` holds by
 *   then, the step is left out.
 * - A step with neither is just read, and "Next" continues.
 *
 * While the others move the guide is silent too, so that it covers nobody. Where a guide needs certain tiles or cards,
 * `luck` of the sign's `guidedTable` makes every guided game begin with the same ones.
 */
export interface GuideStep<Of extends GameTypes = GameTypes> {
  /** Its name: the guide's texts have one for it. */
  readonly name: string;
  /**
   * What it is about: the first visible one is framed, and never covered. Names of `data-guide`, or keys of `data-about`,
   * which have a colon. A part that consists of several boxes gives the same name to each, and each gets a frame.
   */
  readonly at: readonly string[];
  /** What it is about where that depends on the position: all of it is framed; `at` only if nothing of it is visible. */
  points?(now: Snapshot<Of>): readonly string[];
  /** While the named part of `at` is what is framed, such as a question that came up, another text speaks of that. */
  readonly aside?: { readonly at: string; readonly name: string };
  /** It comes up in a later round. Until then the guide rests, and says so before. */
  readonly isLater?: true;
  /** When its moment has come; if omitted, at once. */
  from?(now: Snapshot<Of>): boolean;
  /** When the player has done it, or can't any more; without this only "Next" continues. */
  until?(now: Snapshot<Of>): boolean;
}

export const isCommitted = ({ plan }: Snapshot): boolean => plan === null || plan.moves.length === 0;

/** What a step is about in a position: names of things that are framed together, the first that are visible. */
export const anchorsOf = (step: GuideStep, now: Snapshot): readonly (readonly string[])[] => [
  step.points?.(now) ?? [],
  ...step.at.map(name => [name]),
];

/** Whether the guide rests from a step on until something happens that it waits for. */
export const isResting = (step: GuideStep | undefined, now: Snapshot): boolean =>
  step?.isLater === true && step.from?.(now) === false;

/** Whether the guide accompanies a game through its first round: not any more while it rests. */
export const isGuiding = (guided: Guided | null, id: string, steps: readonly GuideStep[]): boolean =>
  guided?.id === id && steps[guided.step]?.isLater !== true;

/** Where the guide is: the step that counts, and whether it speaks or waits for its moment. */
export interface GuideMoment {
  readonly index: number;
  readonly isSilent: boolean;
}

/** Whether the guide waits for the player to do something: a hint would only contradict it. */
export function isAwaiting(guided: Guided | null, steps: readonly GuideStep[], now: Snapshot): boolean {
  if (guided?.id !== now.id) return false;
  const { index, isSilent } = momentOf(steps, guided.step, now);
  return !isSilent && steps[index]?.until !== undefined;
}

/** Where the guide gets to from a step without "Next": past everything that is done. */
export function momentOf(steps: readonly GuideStep[], from: number, now: Snapshot): GuideMoment {
  let index = from;
  while (steps[index]?.until?.(now)) index++;
  const step = steps[index];
  const isWaiting = step?.from?.(now) === false;
  const othersMove = now.outcome === null && !now.mayAct && now.awaited.length > 0;
  return { index, isSilent: isWaiting || othersMove };
}
