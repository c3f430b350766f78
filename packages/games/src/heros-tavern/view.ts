import type { Viewer } from '../game.ts';
import {
  boughtBy,
  CHOICE,
  cardsAt,
  countsAt,
  DEALT,
  DISCARD,
  dealtTo,
  draftedBy,
  handOf,
  handSize,
  isIn,
  KINDS,
  PILE,
  padOf,
  REMAINDER,
  ROUND,
  rowAt,
  rowsScored,
  SEATS,
  STAGE,
  STEP,
  type State,
  sum,
  tokensAt,
  tokensOf,
} from './layout.ts';
import { isSeat } from './moves.ts';
import { heroesOf } from './outcome.ts';
import { cardsOf } from './purchase.ts';
import { type Options, optionsOf } from './setup.ts';
import {
  CARDS,
  CATEGORIES,
  type Card,
  type Counts,
  DRAFT,
  PURCHASE,
  type Row,
  STAGES,
  type Stage,
  type Tokens,
} from './vocabulary.ts';

export const ID = 'heros-tavern';
/** The rules version. */
export const RULES = 1;

/** What a viewer knows about a player. */
export interface PlayerView {
  /** In the order of `CARDS`; null if the viewer has not seen these cards. */
  readonly hand: readonly Card[] | null;
  readonly handSize: number;
  /** Whether the player has made the choice that everyone has to make. */
  readonly in: boolean;
  /** The hidden pick: only for the player and the host. */
  readonly chosen: Card | null;
  /** The hidden purchase: only for the player and the host. */
  readonly purchase: readonly Card[] | null;
  /** Drafted in this round, in the order of the reveals. */
  readonly drafted: readonly Card[];
  /** Bought in earlier rounds, in the order of `CARDS`. */
  readonly bought: readonly Card[];
  readonly tokens: Tokens;
  /** The rows that are filled in: one per round, then the final scoring. */
  readonly pad: readonly Row[];
  /** The sum of the pad, including the heroes for unspent tokens once the game is over. */
  readonly heroes: number;
}

/** What a viewer knows about the table: plain data. The host's view is the full position. */
export interface View {
  readonly game: typeof ID;
  readonly rules: number;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly round: number;
  readonly stage: Stage;
  /** How many cards each player has drafted in this round. */
  readonly step: number;
  /** How many cards each player was dealt in this round. */
  readonly dealt: number;
  /** How many cards the draw pile has. */
  readonly pile: number;
  /** Which cards the draw pile has: only for the host. */
  readonly pileCards: Counts | null;
  readonly discard: Counts;
  /** The last cards of the old pile, if this round's deal used it up: all of them were dealt. */
  readonly remainder: Counts;
  readonly players: readonly PlayerView[];
}

export function view(state: State, viewer: Viewer): View {
  return {
    game: ID,
    rules: RULES,
    viewer,
    seats: state[SEATS],
    options: optionsOf(state),
    round: state[ROUND],
    stage: STAGES[state[STAGE]],
    step: state[STEP],
    dealt: state[DEALT],
    pile: sum(state, PILE, KINDS),
    pileCards: viewer === 'host' ? countsAt(state, PILE) : null,
    discard: countsAt(state, DISCARD),
    remainder: countsAt(state, REMAINDER),
    players: Array.from({ length: state[SEATS] }, (_, seat) => viewPlayer(state, seat, viewer)),
  };
}

function viewPlayer(state: State, seat: number, viewer: Viewer): PlayerView {
  const size = handSize(state);
  const choice = viewer === seat || viewer === 'host' ? state[CHOICE + seat] : 0;
  return {
    hand: size === 0 || hasSeen(state, viewer, seat) ? cardsAt(state, handOf(state, seat), size) : null,
    handSize: size,
    in: isIn(state, seat),
    chosen: choice && state[STAGE] === DRAFT ? CARDS[choice - 1] : null,
    purchase: choice && state[STAGE] === PURCHASE ? cardsOf(state, seat, choice) : null,
    drafted: cardsAt(state, draftedBy(seat), state[STEP]),
    bought: cardsOfCounts(state, boughtBy(seat)),
    tokens: tokensAt(state, tokensOf(seat)),
    pad: Array.from({ length: rowsScored(state) }, (_, row) =>
      rowAt(state, padOf(seat) + row * CATEGORIES.length),
    ),
    heroes: heroesOf(state, seat),
  };
}

/** The cards behind consecutive counts, one for each kind. */
function cardsOfCounts(state: State, from: number): Card[] {
  const cards: Card[] = [];
  for (let kind = 0; kind < KINDS; kind++)
    for (let left = state[from + kind]; left > 0; left--) cards.push(CARDS[kind]);
  return cards;
}

/**
 * Whether a viewer knows the hand a seat holds: it passed through the viewer's own seat in this round, and everything
 * taken from it since is revealed.
 */
function hasSeen(state: State, viewer: Viewer, seat: number): boolean {
  if (viewer === 'host') return true;
  if (!isSeat(state, viewer)) return false;
  const passesUntilViewer = (viewer - dealtTo(state, seat) + state[SEATS]) % state[SEATS];
  return passesUntilViewer <= state[STEP];
}
