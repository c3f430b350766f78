import type { GameId, Refusal } from '@taproom/games';
import type { Refusal as CloisterRefusal } from '@taproom/games/heaven-and-ale';
import type { TavernRefusal } from '@taproom/games/heros-tavern';

/** The numbered rule behind a refusal. What only says that something was not understood has none. */
const CLOISTER: Readonly<Partial<Record<CloisterRefusal['code'], string>>> = {
  'wrong-seat-count': '4.5',
  'chance-awaited': '9.1',
  'not-your-turn': '5.1',
  'not-now': '5.1',
  'no-such-space': '2.1',
  'not-forward': '5.2',
  'no-tile-there': '5.3',
  'garden-full': '5.4',
  'no-disc-there': '5.3',
  'no-usable-spot': '7.1',
  'no-barrel-to-take': '8.2',
  'slot-taken': '5.7',
  'must-take-first-slot': '5.7',
  'not-enough-ducats': '5.4',
  'tile-not-there': '5.4',
  'no-such-hex': '3.1',
  'shed-spot': '5.4',
  'hex-filled': '5.4',
  'must-buy': '5.4',
  'not-around-shed': '6.2',
  'wrong-activation': '6.2',
  'spot-not-open': '7.1',
  'spot-taken': '7.1',
  'nothing-to-score': '7.1',
  'card-not-in-hand': '7.5',
  'not-rearmost': '7.5',
  'wrong-refill': '9.1',
  'tile-not-left': '9.1',
  'tiles-not-conserved': '1.1',
  'wrong-bag': '9.1',
  'wrong-tile-on-space': '9.1',
  'too-many-tiles': '9.1',
  'wrong-discs': '9.2',
  'wrong-shed': '6.1',
  'disc-without-tile': '7.1',
  'too-many-discs': '9.2',
  'card-twice': '1.5',
  'card-without-pair': '7.5',
  'barrel-twice': '1.3',
  'barrel-without-goal': '8.2',
  'small-before-large': '8.2',
  'slot-shared': '2.2',
};

const TAVERN: Readonly<Partial<Record<TavernRefusal['code'], string>>> = {
  'unknown-card': '1.1',
  'unknown-resource': '1.2',
  'wrong-price': '8.1',
  'deal-awaited': '2.1',
  'deal-not-awaited': '2.3',
  'not-now': '2.3',
  'not-in-hand': '2.2',
  'not-drafted': '6.1',
  'not-enough-tokens': '5.1',
  'wrong-number-of-hands': '2.1',
  'wrong-hand-size': '2.1',
  'not-in-pile': '2.1',
  'not-in-discard': '2.1',
  'cards-not-conserved': '1.1',
  'wrong-deal-size': '8.3',
  'remainder-without-reshuffle': '2.1',
  'too-many-cards': '1.1',
};

const RULES: Readonly<Record<GameId, Readonly<Partial<Record<string, string>>>>> = {
  'heaven-and-ale': CLOISTER,
  'heros-tavern': TAVERN,
};

/** The rule to read for "why?", or null. A refusal of the table may have one of the game inside. */
export function ruleOf(game: GameId, refusal: Refusal): string | null {
  if ('reason' in refusal) return ruleOf(game, refusal.reason as Refusal);
  return Object.hasOwn(RULES[game], refusal.code) ? (RULES[game][refusal.code] ?? null) : null;
}
