import { tables } from '@taproom/games/heros-tavern';
import { DRAFT, heroesOf, KINDS, NOTHING, ROUND, STAGE, type State } from '@taproom/games/heros-tavern/inner';
import { heroesAlone, KEPT, OPEN, ROW } from './features.ts';
import { awardIn, purchaseRow, standRow, tokensLeft } from './row.ts';

const row = new Int16Array(ROW);
const counts = new Int16Array(KINDS);

/**
 * The heroes a seat is certain to have in the end, whatever the others do, even if it buys nothing more: open cards
 * score in this round, kept cards in every scoring to come, and tokens are never lost. Entertainment is left out
 * because it depends on the others. During the purchase it can be asked about one the seat is about to make.
 */
export function certainHeroes(state: State, seat: number, purchase = NOTHING): number {
  const isDraft = state[STAGE] === DRAFT;
  if (isDraft) standRow(state, seat, row);
  else purchaseRow(state, seat, purchase, row);
  const scorings = tables.ROUNDS + 1 - state[ROUND];
  const tonight = isDraft ? heroesIn(OPEN) + awardIn(row, OPEN) * tables.UNSPENT_HEROES : 0;
  const later = heroesIn(KEPT) + awardIn(row, KEPT) * tables.UNSPENT_HEROES;
  return heroesOf(state, seat) + tonight + scorings * later + tokensLeft(row) * tables.UNSPENT_HEROES;
}

/** What the cards of a row score on their own: the open ones, or the kept ones. */
function heroesIn(cards: number): number {
  for (let card = 0; card < KINDS; card++) counts[card] = row[cards + card];
  return heroesAlone(counts);
}
