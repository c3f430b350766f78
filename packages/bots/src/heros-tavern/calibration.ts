import { DRAFT, handSize, OVER, ROUND, SEATS, STAGE, type State } from '@taproom/games/heros-tavern/inner';
import { chancesOf } from '../chances.ts';
import type { Worth } from '../coach/worth.ts';
import { KNOTS } from './knots.ts';
import type { Playout } from './playout.ts';

/**
 * What the networks are wrong by in the mean before the purchase of a round, and how much a lead is worth there. Fitted
 * to games in which every seat takes what has the best prospects, as in a playout: `scripts/heros-tavern/calibration.ts`.
 */
export interface Knot {
  /** The heroes a seat gets more than the networks expect. */
  readonly more: number;
  /** How many heroes a seat must be ahead to be e times as likely to win. */
  readonly lead: number;
}

/** How much less a seat can trust imagined games than they promise, in heroes. */
export interface Doubt {
  /** A lead is worth less by this many. */
  readonly lead: number;
  /** The seat's own score counts this many less against the others. */
  readonly own: number;
}

const NO_DOUBT: Doubt = { lead: 0, own: 0 };

/** Playouts pass hands on as if everyone chose at first sight. Fitted to 369 games of the best bot with 3 to 5 seats. */
const DRAFT_LEAD = 1;

/**
 * By the cards in a hand, once all hands are known: a seat finds its best answer to what the others would take at first
 * sight, but they look further, too. Fitted to 150 games of the best bot with 3 seats.
 */
const OWN_BY_CARDS: readonly number[] = [0, 0, 0.4, 0.7, 1.2, 1.8];
/** The same while one hand is hidden. While more are, there is hardly any plan to be thwarted. */
const OWN_ONE_HIDDEN = 0.8;

/** What to doubt in games that are imagined from a position, in which some hands are hidden. */
export function doubtIn(state: State, hidden: number): Doubt {
  if (state[STAGE] !== DRAFT) return NO_DOUBT;
  if (hidden > 0) return { lead: DRAFT_LEAD, own: hidden === 1 ? OWN_ONE_HIDDEN : 0 };
  const most = OWN_BY_CARDS.length - 1;
  return { lead: DRAFT_LEAD, own: OWN_BY_CARDS[Math.min(most, handSize(state))] };
}

/**
 * What a seat gets in the imagined game that was played out last, with some doubt: corrected, unless the game is over
 * in it.
 */
export function worthIn({ state, scores, chances }: Playout, seat: number, doubt: Doubt): Worth {
  if (state[STAGE] === OVER) return { score: scores[seat], share: chances[seat] };
  const { more, lead } = KNOTS[state[SEATS]][state[ROUND] - 1];
  const expected = [...scores.subarray(0, state[SEATS])];
  expected[seat] -= doubt.own;
  return { score: scores[seat] + more, share: chancesOf(expected, lead + doubt.lead)[seat] };
}
