import { tables } from '@taproom/games/heros-tavern';
import { DRAFT, heroesOf, KINDS, NOTHING, ROUND, STAGE, type State } from '@taproom/games/heros-tavern/inner';
import { heroesAlone, KEPT, OPEN, ROW } from './features.ts';
import { awardIn, purchaseRow, standRow, tokensLeft } from './row.ts';

const row = new Int16Array(ROW);
const counts = new Int16Array(KINDS);

/**
 * The heroes that a seat is certain to have in the end, whatever the others do, as long as it buys nothing more: what
 * lies open scores in this round, what is kept in every scoring to come, and tokens are never lost. Entertainment is
 * left out, as it depends on the others. In the purchase it can be asked for one that the seat is about to make.
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

/** What the cards of a row score by themselves: those that lie open, or those that are kept. */
function heroesIn(cards: number): number {
  for (let card = 0; card < KINDS; card++) counts[card] = row[cards + card];
  return heroesAlone(counts);
}
