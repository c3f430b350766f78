import {
  CARDS,
  heavenAndAle,
  MONK_SPACES,
  RESOURCE_SPACES,
  ROUNDS,
  SLOTS,
  SPOTS,
} from '@taproom/games/heaven-and-ale';
import {
  CARD_CODE,
  decode,
  FIGURE,
  GO,
  GO_CODE,
  inStartingArea,
  kindOf,
  PLACE,
  player,
  ROUND,
  SCORE_CODE,
  STAGE,
  START_CODE,
  type State,
} from '@taproom/games/heaven-and-ale/inner';
import type { ExploredDecision, ExploredTurn, Explorer } from '../explore/explorer.ts';
import { Plans } from './plans.ts';
import { FIRST_SIGHT, learnedBy } from './rungs.ts';
import { WEIGHTS } from './weights.ts';

const KINDS = ['start', 'opening', 'disc', 'card'] as const;
type Kind = (typeof KINDS)[number];

/**
 * The options of each kind. The starting player has no choice of a starting space, so the first one is none. A first turn
 * can only lead to spaces with tiles.
 */
const OPTIONS: Readonly<Record<Kind, readonly string[]>> = {
  start: SLOTS.filter(slot => slot !== 'first'),
  opening: [...RESOURCE_SPACES, ...MONK_SPACES].sort((a, b) => a - b).map(String),
  disc: SPOTS,
  card: CARDS,
};

/** The move that decides, by kind. */
const CODES: Readonly<Record<Kind, number>> = {
  start: START_CODE,
  opening: GO_CODE,
  disc: SCORE_CODE,
  card: CARD_CODE,
};

/** Created on first use. A game is never interrupted by another, so all of them can share it. */
let made: Plans | null = null;
const plansFor = (state: State): Plans => {
  made ??= new Plans(learnedBy(WEIGHTS)(), FIRST_SIGHT.width);
  made.make(state);
  return made;
};

/** What a turn chooses, by the move that decides; null if there is no such move in it. */
function optionOf(state: State, codes: readonly number[], kind: Kind): string | null {
  const code = codes.find(one => kindOf(one) === CODES[kind]);
  const move = code === undefined ? null : decode(state, code);
  switch (move?.move) {
    case 'start':
      return move.slot;
    case 'go':
      return String(move.space);
    case 'score':
      return move.spot;
    case 'card':
      return move.card;
    default:
      return null;
  }
}

/** The kinds of decisions that may be due at the beginning of a turn. */
function kindsAt(state: State, seat: number): readonly Kind[] {
  if (state[STAGE] === PLACE) return ['start'];
  if (state[STAGE] !== GO) return [];
  const isOpening = state[ROUND] === 1 && inStartingArea(state[player(seat) + FIGURE]);
  return isOpening ? ['opening'] : ['disc', 'card'];
}

/**
 * Explores the starting space and the opening space of the first round, and in each round the first disc and the first
 * card: which spot, which card, once the policy has decided to use one. Everyone plays what looks best to the learned
 * evaluation at first sight.
 */
export const explorer: Explorer = {
  id: heavenAndAle.id,
  rules: heavenAndAle.rules,
  game: heavenAndAle,
  version: 1,

  cells: seats =>
    KINDS.flatMap(kind => {
      const rounds = kind === 'disc' || kind === 'card' ? ROUNDS[seats] : 1;
      return Array.from({ length: rounds }, (_, i) =>
        OPTIONS[kind].map(option => ({ kind, round: i + 1, option })),
      ).flat();
    }),

  turn(state) {
    const plans = plansFor(state);
    return plans.moves(plans.best());
  },

  decisions(state, seat): ExploredDecision[] {
    const kinds = kindsAt(state, seat);
    if (kinds.length === 0) return [];
    const plans = plansFor(state);
    const best = plans.moves(plans.best());
    const due = kinds.filter(kind => optionOf(state, best, kind) !== null);
    if (due.length === 0) return [];
    const ranked = Array.from({ length: plans.count }, (_, plan) => plan)
      .sort((a, b) => plans.values[b] - plans.values[a])
      .map(plan => plans.moves(plan));
    return due.map(kind => {
      const turns = ranked.flatMap((codes): ExploredTurn[] => {
        const option = optionOf(state, codes, kind);
        if (option === null) return [];
        return [{ codes, options: OPTIONS[kind].includes(option) ? [option] : [] }];
      });
      return { kind, round: state[ROUND], turns };
    });
  },
};
