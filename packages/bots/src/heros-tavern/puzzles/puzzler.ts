import { herosTavern, type Move, tables } from '@taproom/games/heros-tavern';
import { fast } from '@taproom/games/heros-tavern/fast';
import {
  BARTENDER,
  COOK,
  DARK_ALE,
  DRAFT,
  decode,
  draftedBy,
  ENTERTAINMENT,
  FOOD,
  heroesOf,
  JESTER,
  LIGHT_ALE,
  LODGING,
  MAID,
  MARKET,
  PURCHASE,
  ROUND,
  SEATS,
  SHOPKEEPER,
  STAGE,
  STEP,
  type State,
} from '@taproom/games/heros-tavern/inner';
import { judgementOf } from '../../puzzles/judgement.ts';
import { CLEAR, FEWEST_TURNS, MOST_RIGHT, type PuzzleAnswer, type Puzzler } from '../../puzzles/puzzle.ts';
import { estimator } from '../estimator.ts';

/** Which cards of an answer make it about something. */
const ABOUT: Readonly<Record<string, readonly number[]>> = {
  ale: [LIGHT_ALE, DARK_ALE],
  entertainment: [ENTERTAINMENT],
  staff: [JESTER, COOK, BARTENDER, MAID, SHOPKEEPER],
  food: [FOOD],
  rooms: [LODGING, MARKET],
};
/** Which card of a hand to take. */
const PICK = 'draft';
/** How many picks pass for each one that is examined. */
const EVERY = 3;

const codes = new Int32Array(fast.mostMoves);
const listed = (state: State, seat: number): number[] =>
  Array.from(codes.subarray(0, fast.list(state, seat, codes)));

/** Whether a purchase contains the i-th drafted card: see the codes of purchases. */
const buys = (code: number, i: number): boolean => (code & (1 << i)) !== 0;

const cardsIn = (state: State, seat: number, code: number): number[] =>
  Array.from({ length: state[STEP] }, (_, i) => i)
    .filter(i => buys(code, i))
    .map(i => state[draftedBy(seat) + i]);

/** Purchases of a rival that matter to others: one for each number of entertainments it can keep. 3.1 */
function disturbances(state: State, rival: number): number[] {
  const byCount = new Map<number, number>();
  for (const code of listed(state, rival)) {
    const count = cardsIn(state, rival, code).filter(card => card === ENTERTAINMENT).length;
    if (!byCount.has(count)) byCount.set(count, code);
  }
  return [...byCount.values()];
}

/** All combinations of what rivals do. */
function combinations(state: State, seat: number): number[][] {
  let all: number[][] = [[]];
  for (let other = 0; other < state[SEATS]; other++) {
    const choices = other === seat ? [0] : disturbances(state, other);
    all = all.flatMap(before => choices.map(code => [...before, code]));
  }
  return all;
}

/** The final heroes of a seat with each of its purchases: by purchase, then by what the rivals do. */
function finals(state: State, seat: number, own: readonly number[]): number[][] {
  const rivals = combinations(state, seat);
  const trial = state.slice();
  return own.map(code =>
    rivals.map(choices => {
      trial.set(state);
      for (const [other, choice] of choices.entries())
        fast.play(trial, other, other === seat ? code : choice);
      return heroesOf(trial, seat);
    }),
  );
}

/** What an answer is about: the cards that are kept. */
function themesOf(state: State, seat: number, code: number): string[] {
  const cards = cardsIn(state, seat, code);
  return Object.entries(ABOUT)
    .filter(([, about]) => cards.some(card => about.includes(card)))
    .map(([theme]) => theme);
}

/** The last purchase of a game, where all cards are open. */
function lastPurchase(state: State, seat: number): PuzzleAnswer<Move> | null {
  if (state[STAGE] !== PURCHASE || state[ROUND] !== tables.ROUNDS) return null;
  const own = listed(state, seat);
  if (own.length < FEWEST_TURNS) return null;
  const scores = finals(state, seat, own);
  const isClosed = scores.every(each => each.every(score => score === each[0]));
  let best = 0;
  for (let i = 1; i < own.length; i++) if (scores[i][0] > scores[best][0]) best = i;
  const isSame = (i: number): boolean => scores[i].every((score, j) => score === scores[best][j]);
  const right = own.filter((_, i) => isSame(i)).length;
  if (right > own.length * MOST_RIGHT || (!isClosed && right > 1)) return null;
  let lead = Number.POSITIVE_INFINITY;
  for (let i = 0; i < own.length; i++)
    if (!isSame(i))
      for (const [j, score] of scores[i].entries()) lead = Math.min(lead, scores[best][j] - score);
  if (lead < CLEAR) return null;
  const certain = Math.min(...scores[best]);
  return {
    kind: isClosed ? 'closed' : 'last-round',
    turns: [[decode(state, seat, own[best])]],
    best: certain,
    next: certain - lead,
    themes: themesOf(state, seat, own[best]),
  };
}

/** Picks of a draft: early in a round, since later hands are too small. Those of one game are much alike. */
function pick(state: State, seat: number): PuzzleAnswer | null {
  if (state[STAGE] !== DRAFT || (state[ROUND] + state[STEP] + seat) % EVERY !== 0) return null;
  const found = judgementOf(estimator, state, seat);
  return found && { ...found, themes: [PICK] };
}

const answer: Puzzler['answer'] = (state, seat, kind) => {
  if (kind === 'judgement') return pick(state, seat);
  const found = lastPurchase(state, seat);
  return found?.kind === kind ? found : null;
};

export const puzzler: Puzzler = {
  id: herosTavern.id,
  rules: herosTavern.rules,
  themes: [...Object.keys(ABOUT), PICK],
  answer,
};
