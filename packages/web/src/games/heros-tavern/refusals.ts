import type { Refusal } from '@taproom/games';
import type { TavernRefusal } from '@taproom/games/heros-tavern';

/** The numbered rule behind a refusal. Refusals of malformed input have none. */
const RULES: Readonly<Record<string, string>> = {
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
} satisfies Partial<Record<TavernRefusal['code'], string>>;

export const ruleOf = ({ code }: Refusal): string | null =>
  Object.hasOwn(RULES, code) ? (RULES[code] ?? null) : null;
