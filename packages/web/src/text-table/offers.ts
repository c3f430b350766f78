import type { GameEvent, GameMove } from '@taproom/games';
import { happeningsOf } from '../log/entries.ts';
import { tell } from '../log/tell.ts';
import type { Snapshot } from '../play/game.ts';
import type { Reader } from './reader.ts';

/** A legal move, in the notation and as a sentence that says what it does. */
export interface Offer {
  readonly move: GameMove;
  readonly notation: string;
  readonly sentence: string;
}

export interface OfferGroup {
  readonly title: string;
  readonly offers: readonly Offer[];
}

/** Everything the player at the screen can do next, in groups. */
export function offersOf(now: Snapshot, reader: Reader): OfferGroup[] {
  const { plan, seat, rules } = now;
  if (plan === null || seat === null) return [];
  const descriptions = reader.spoken.speech.text.describe(plan.legal, now, seat, reader);
  const groups = new Map<string, Offer[]>();
  for (const [i, move] of plan.legal.entries()) {
    const { title, sentence } = descriptions[i] ?? { title: '', sentence: '' };
    const offer = { move, notation: rules.write(move), sentence };
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [offer]);
    else group.push(offer);
  }
  return Array.from(groups, ([title, offers]) => ({ title, offers }));
}

/** What events amount to, in sentences. */
export const tellEvents = (events: readonly GameEvent[], { words, spoken, seat, names }: Reader): string =>
  tell(happeningsOf(spoken, events, seat), words.log, names);
