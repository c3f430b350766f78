import { accept, type Result, refuse } from '../result.ts';
import { KINDS, sum } from './layout.ts';
import { COPIES, SEATS_MAX } from './numbers.ts';
import { shorten, type TavernRefusal } from './refusals.ts';
import { awards } from './resources.ts';
import { scoreCounts } from './scoring.ts';
import { CARDS, CATEGORIES, type Category, isCard, placeOf, record, type Tokens } from './vocabulary.ts';

/** The heroes of a tavern by category, and the tokens it is awarded. */
export type ScoredTavern = Readonly<Record<Category | 'total', number>> & { readonly resources: Tokens };

/** What `scoreTaverns` makes of a sheet. */
export interface ScoredSheet {
  readonly taverns: readonly ScoredTavern[];
}

/** The input of `scoreTaverns`: the face-up cards of one tavern. */
export const SHEET_EXAMPLE = {
  taverns: [
    { entertainment: 1, 'light-ale': 1, 'dark-ale': 1, market: 1, shopkeeper: 1, barrel: 1, tools: 1 },
  ],
};

/**
 * Scores the taverns of an in-person game: `{ "taverns": [{ "food": 3, "cook": 1 }, …] }`, one to five of them, each
 * with the number of its face-up cards; omitted cards count as none.
 */
export function scoreTaverns(given: unknown): Result<ScoredSheet, TavernRefusal> {
  const list = typeof given === 'object' && given !== null && 'taverns' in given ? given.taverns : null;
  if (!Array.isArray(list) || list.length < 1 || list.length > SEATS_MAX) {
    return refuse({ code: 'taverns-not-understood', where: 'taverns' });
  }
  const counts = new Int16Array(list.length * KINDS);
  for (let i = 0; i < list.length; i++) {
    const wrong = readTavern(list[i], counts, i);
    if (wrong) return refuse(wrong);
  }
  for (let card = 0; card < KINDS; card++) {
    let have = 0;
    for (let i = 0; i < list.length; i++) have += counts[i * KINDS + card];
    if (have > COPIES[card]) {
      return refuse({ code: 'too-many-cards', card: CARDS[card], max: COPIES[card], have });
    }
  }
  const heroes = new Int16Array(list.length * CATEGORIES.length);
  scoreCounts(counts, list.length, heroes, 0, CATEGORIES.length);
  const taverns = Array.from(list, (_, i) => {
    const at = i * CATEGORIES.length;
    return {
      ...record(CATEGORIES, category => heroes[at + category]),
      total: sum(heroes, at, CATEGORIES.length),
      resources: awards(counts, i * KINDS),
    };
  });
  return accept({ taverns });
}

function readTavern(given: unknown, counts: Int16Array, i: number): TavernRefusal | null {
  const where = `taverns.${i}`;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return { code: 'taverns-not-understood', where };
  }
  for (const [card, count] of Object.entries(given) as [string, unknown][]) {
    if (!isCard(card)) return { code: 'unknown-card', text: shorten(card) };
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
      return { code: 'taverns-not-understood', where: `${where}.${card}` };
    }
    const max = COPIES[placeOf(card)];
    if (count > max) return { code: 'too-many-cards', card, max, have: count };
    counts[i * KINDS + placeOf(card)] = count;
  }
  return null;
}
