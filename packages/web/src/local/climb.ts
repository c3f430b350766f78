import type { GameId } from '@taproom/games';
import { onlyPerson } from '../play/names.ts';
import type { StoredGame } from './store.ts';

/** How one person did against bots in a finished game. */
interface Attempt {
  /** The place of the strongest bot among the levels, 0 for the weakest. */
  readonly step: number;
  /** Nobody scored more. */
  readonly isWon: boolean;
}

/** Which level to play next, by its place among the levels, and why. */
export interface Suggestion {
  readonly step: number;
  readonly why: 'first' | 'won' | 'lostTwice' | 'onceMore';
}

/**
 * The next step of the ladder: the one above after a win, the one below after two losses in a row, otherwise the same
 * one again. Whoever has not finished a game against bots begins with the weakest. The games are those kept on this
 * device, the one played last first.
 */
export function suggestedStep(
  kept: readonly StoredGame[],
  game: GameId,
  levels: readonly string[],
): Suggestion {
  const [last, before] = kept
    .filter(one => one.game === game)
    .map(one => attemptIn(one, levels))
    .filter(attempt => attempt !== null);
  if (last === undefined) return { step: 0, why: 'first' };
  if (last.isWon) return { step: Math.min(last.step + 1, levels.length - 1), why: 'won' };
  const isSecondLoss = before !== undefined && !before.isWon && before.step === last.step;
  return isSecondLoss && last.step > 0
    ? { step: last.step - 1, why: 'lostTwice' }
    : { step: last.step, why: 'onceMore' };
}

/** Null if the game isn't over, or was not one person against bots of these levels. */
function attemptIn({ seats, standing }: StoredGame, levels: readonly string[]): Attempt | null {
  const { scores } = standing;
  const person = onlyPerson(seats);
  const step = Math.max(...seats.map(sitter => (sitter.kind === 'bot' ? levels.indexOf(sitter.level) : -1)));
  if (scores === null || person === null || step < 0) return null;
  return { step, isWon: (scores[person] ?? 0) >= Math.max(...scores) };
}

/** Who sits at a table of a step: one bot of that level, and the others from the level below. */
export const levelsAt = (step: number, bots: number, levels: readonly string[]): string[] =>
  Array.from({ length: bots }, (_, i) => levels[Math.max(0, i === 0 ? step : step - 1)] ?? '');

/** The levels next to one, one below and one above; the nearest two at the ends. About as strong, and few to choose from. */
export function levelsBeside(level: string, levels: readonly string[]): string[] {
  const place = Math.max(1, Math.min(levels.indexOf(level), levels.length - 2));
  return levels.slice(place - 1, place + 2).filter(one => one !== level);
}
