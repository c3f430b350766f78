import type { Random } from '../src/chance.ts';
import {
  type Actor,
  CHANCE,
  type FastGame,
  type Game,
  NOBODY,
  type Outcome,
  type Viewer,
} from '../src/game.ts';
import { accept, type Refusal, type Result, refuse } from '../src/result.ts';

/**
 * Sealed Bids, a game made up to prove that Taproom can play a game it has never heard of. It is not part of a release.
 *
 * Three of five lots are put up for auction, in a row that chance draws. Everyone holds the cards 1 to 4. For each lot
 * all bid a card at the same time, face down. The highest card takes the lot; if several bid it, nobody does. Cards
 * that were bid are gone. The player with the most valuable lots at the end wins.
 */
const ROUNDS = 3;
const CARDS = [1, 2, 3, 4];
const LOTS = [2, 3, 4, 5, 6];
const MIN = 2;
const MAX = 4;

// ---- State: seats, round (0 before the draw, 4 at the end), the row, and each seat's bid in each round (0: none yet).
type State = Int16Array;
const SEATS = 0;
const ROUND = 1;
const ROW = 2;
const BIDS = ROW + ROUNDS;
const LENGTH = BIDS + MAX * ROUNDS;

const bidAt = (seat: number, round: number): number => BIDS + seat * ROUNDS + round - 1;
const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
const seatsOf = (state: State): number[] => range(state[SEATS]);
const isOn = (state: State): boolean => state[ROUND] >= 1 && state[ROUND] <= ROUNDS;
const isIn = (state: State, seat: number): boolean => isOn(state) && state[bidAt(seat, state[ROUND])] > 0;
const finished = (state: State): number[] => range(Math.max(0, state[ROUND] - 1)).map(i => i + 1);

/** The cards of a seat that are not gone. A bid that is still hidden can be replaced, so its card counts. */
const handOf = (state: State, seat: number): number[] => {
  const gone = finished(state).map(round => state[bidAt(seat, round)]);
  return CARDS.filter(card => !gone.includes(card));
};

/** Who takes the lot of a round in which all have bid; null if nobody does. */
function takerOf(state: State, round: number): number | null {
  const bids = seatsOf(state).map(seat => state[bidAt(seat, round)]);
  const highest = Math.max(...bids);
  const taker = bids.indexOf(highest);
  return taker === bids.lastIndexOf(highest) ? taker : null;
}

const lotsOf = (state: State, seat: number): number[] =>
  finished(state)
    .filter(round => takerOf(state, round) === seat)
    .map(round => state[ROW + round - 1]);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

// ---- What goes in and out: moves, events and views.
export interface Draw {
  readonly move: 'draw';
  readonly row: readonly number[];
}
export interface Bid {
  readonly move: 'bid';
  readonly card: number;
}
export type Move = Draw | Bid;

export type Event =
  | { readonly event: 'drawn'; readonly row: readonly number[] }
  /** A hidden bid: only the seat itself hears of it. */
  | { readonly event: 'chose'; readonly seat: number; readonly card: number }
  | {
      readonly event: 'revealed';
      readonly round: number;
      readonly lot: number;
      readonly bids: readonly number[];
      readonly taker: number | null;
    }
  | { readonly event: 'game-over'; readonly scores: readonly number[]; readonly winners: readonly number[] };

export interface PlayerView {
  /** The bids of the rounds that are over. */
  readonly bids: readonly number[];
  readonly lots: readonly number[];
  readonly in: boolean;
  /** The hidden bid: for the player and the host only. */
  readonly chosen: number | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly round: number;
  readonly row: readonly number[];
  readonly players: readonly PlayerView[];
}

export interface Breakdown {
  readonly lots: readonly number[];
}

// ---- The rules.
const isSeat = (state: State, actor: unknown): actor is number => seatsOf(state).some(seat => seat === actor);

const isRow = (row: unknown): row is readonly number[] =>
  Array.isArray(row) &&
  row.length === ROUNDS &&
  new Set(row).size === ROUNDS &&
  row.every(lot => LOTS.includes(lot));

const setup = (seats: number): Result<State> => {
  if (!Number.isInteger(seats) || seats < MIN || seats > MAX)
    return refuse({ code: 'seats-out-of-range', min: MIN, max: MAX } as Refusal);
  const state = new Int16Array(LENGTH);
  state[SEATS] = seats;
  return accept(state);
};

function actors(state: State): Actor[] {
  if (state[ROUND] === 0) return ['chance'];
  return isOn(state) ? seatsOf(state).filter(seat => !isIn(state, seat)) : [];
}

const moves = (state: State, seat: number): Bid[] =>
  isOn(state) && isSeat(state, seat) ? handOf(state, seat).map(card => ({ move: 'bid', card })) : [];

function check(state: State, actor: unknown, move: unknown): Refusal | null {
  if (actor !== 'chance' && !isSeat(state, actor)) return { code: 'no-such-seat' };
  if (typeof move !== 'object' || move === null || !('move' in move)) return { code: 'unknown-move' };
  if (actor === 'chance') {
    if (state[ROUND] !== 0) return { code: 'row-is-drawn' };
    return move.move === 'draw' && 'row' in move && isRow(move.row) ? null : { code: 'not-a-row' };
  }
  if (move.move !== 'bid' || !('card' in move)) return { code: 'not-a-bid' };
  if (!isOn(state)) return { code: 'no-lot-is-up' };
  return handOf(state, actor).some(card => card === move.card) ? null : { code: 'card-not-in-hand' };
}

function bid(state: State, seat: number, card: number): Event[] {
  const round = state[ROUND];
  state[bidAt(seat, round)] = card;
  const events: Event[] = [{ event: 'chose', seat, card }];
  if (!seatsOf(state).every(other => isIn(state, other))) return events;
  const bids = seatsOf(state).map(other => state[bidAt(other, round)]);
  events.push({ event: 'revealed', round, lot: state[ROW + round - 1], bids, taker: takerOf(state, round) });
  state[ROUND]++;
  const end = outcome(state);
  if (end) events.push({ event: 'game-over', scores: end.scores, winners: end.winners });
  return events;
}

function apply(state: State, actor: Actor, move: Move): Result<Event[]> {
  const refusal = check(state, actor, move);
  if (refusal) return refuse(refusal);
  if (move.move === 'bid') return accept(bid(state, Number(actor), move.card));
  state.set(move.row, ROW);
  state[ROUND] = 1;
  return accept([{ event: 'drawn', row: [...move.row] }]);
}

function draw(_state: State, random: Random): Draw {
  const bag = [...LOTS];
  const row = range(ROUNDS).flatMap(() => bag.splice(random.below(bag.length), 1));
  return { move: 'draw', row };
}

function outcome(state: State): Outcome<Breakdown> | null {
  if (state[ROUND] <= ROUNDS) return null;
  const players = seatsOf(state).map(seat => ({ lots: lotsOf(state, seat) }));
  const scores = players.map(({ lots }) => sum(lots));
  const most = Math.max(...scores);
  return { scores, players, winners: seatsOf(state).filter(seat => scores[seat] === most) };
}

// ---- What each viewer knows, and states made from it.
const view = (state: State, viewer: Viewer): View => ({
  viewer,
  round: state[ROUND],
  row: state[ROUND] === 0 ? [] : [...state.subarray(ROW, BIDS)],
  players: seatsOf(state).map(seat => ({
    bids: finished(state).map(round => state[bidAt(seat, round)]),
    lots: lotsOf(state, seat),
    in: isIn(state, seat),
    chosen:
      isIn(state, seat) && (viewer === seat || viewer === 'host') ? state[bidAt(seat, state[ROUND])] : null,
  })),
});

/** A state with all that a view says; `choose` makes up the bids that it hides. */
function rebuild(known: View, choose: (hand: readonly number[]) => number): State {
  const state = new Int16Array(LENGTH);
  state[SEATS] = known.players.length;
  state[ROUND] = known.round;
  state.set(known.row, ROW);
  known.players.forEach((player, seat) => {
    state.set(player.bids, bidAt(seat, 1));
    if (player.in) state[bidAt(seat, known.round)] = player.chosen ?? choose(handOf(state, seat));
  });
  return state;
}

/** Nobody else has bid in a plan: so no planned bid reveals what was only made up. */
const planFrom = (known: View, seat: number): State =>
  rebuild(
    {
      ...known,
      players: known.players.map((player, other) => ({ ...player, in: player.in && other === seat })),
    },
    ([first]) => first,
  );

function planned(state: State, known: View, seat: number): View {
  const then = view(state, seat);
  const players = then.players.map((player, other) =>
    other === seat ? player : { ...player, in: known.players[other].in },
  );
  return { ...then, players };
}

/** Only a position whose host's view is the very same text can have come from this game. */
function load(position: unknown): Result<State> {
  try {
    const state = rebuild(position as View, () => 0);
    const same = JSON.stringify(view(state, 'host')) === JSON.stringify(position);
    return same && broken(state) === null ? accept(state) : refuse({ code: 'not-a-position' });
  } catch {
    return refuse({ code: 'not-a-position' });
  }
}

function broken(state: State): Refusal | null {
  const isSound =
    state.length === LENGTH &&
    setup(state[SEATS]).ok &&
    state[ROUND] >= 0 &&
    state[ROUND] <= ROUNDS + 1 &&
    (state[ROUND] === 0 || isRow([...state.subarray(ROW, BIDS)])) &&
    range(MAX).every(seat => {
      const bids = [...state.subarray(bidAt(seat, 1), bidAt(seat + 1, 1))];
      const made = bids.filter(card => card !== 0);
      const due = seat < state[SEATS] ? finished(state).length + Number(isIn(state, seat)) : 0;
      return (
        made.length === due &&
        bids.slice(due).every(card => card === 0) &&
        made.every((card, i) => CARDS.includes(card) && made.indexOf(card) === i)
      );
    });
  return isSound ? null : { code: 'broken-state' };
}

function read(text: string): Result<Move> {
  const [word, ...rest] = text.trim().toLowerCase().split(/\s+/);
  const numbers = rest.map(Number);
  if (word === 'draw')
    return isRow(numbers) ? accept({ move: 'draw', row: numbers }) : refuse({ code: 'not-a-row' });
  if (word !== 'bid') return refuse({ code: 'unknown-command' });
  const [card] = numbers;
  return numbers.length === 1 && CARDS.includes(card)
    ? accept({ move: 'bid', card })
    : refuse({ code: 'not-a-bid' });
}

/** The lots that each player has at the end: `{ players: [{ lots: [6, 2] }, …] }`. */
function scoreSheet(sheet: unknown): Result<object> {
  const players: unknown =
    typeof sheet === 'object' && sheet !== null && 'players' in sheet ? sheet.players : null;
  if (!Array.isArray(players)) return refuse({ code: 'not-a-sheet' });
  const rows = players.map((player: unknown): unknown =>
    typeof player === 'object' && player !== null && 'lots' in player ? player.lots : null,
  );
  const isLots = (lots: unknown): lots is number[] =>
    Array.isArray(lots) && lots.every(lot => LOTS.includes(lot));
  return rows.every(isLots) ? accept({ scores: rows.map(sum) }) : refuse({ code: 'not-a-sheet' });
}

const fast: FastGame = {
  mostMoves: CARDS.length,
  actor: state => {
    const [first] = actors(state);
    if (first === undefined) return NOBODY;
    return first === 'chance' ? CHANCE : first;
  },
  list: (state, seat, codes) => {
    const hand = handOf(state, seat);
    codes.set(hand);
    return hand.length;
  },
  play: (state, seat, code) => {
    bid(state, seat, code);
  },
  chance: (state, random) => {
    apply(state, 'chance', draw(state, random));
  },
  scores: (state, into) => {
    for (const seat of seatsOf(state)) into[seat] = sum(lotsOf(state, seat));
  },
};

export const sealedBids: Game<State, Move, Event, View, object, Breakdown> = {
  id: 'sealed-bids',
  rules: 2,
  title: 'Sealed Bids',
  seats: { min: MIN, max: MAX },
  open: false,
  fast,
  numbers: { ROUNDS, CARDS, LOTS },
  setup,
  options: () => ({}),
  seatCount: state => state[SEATS],
  copy: state => state.slice(),
  actors,
  moves,
  apply,
  endsTurn: ({ event }) => event === 'chose',
  draw,
  view,
  viewEvent: (event, viewer) =>
    event.event === 'chose' && viewer !== 'host' && viewer !== event.seat ? null : event,
  imagine: (known, random) => rebuild(known, hand => hand[random.below(hand.length)]),
  planFrom,
  planned,
  outcome,
  scoreSheet,
  sheetExample: { players: [{ lots: [6, 2] }, { lots: [5] }] },
  write: move => (move.move === 'bid' ? `bid ${move.card}` : `draw ${move.row.join(' ')}`),
  read,
  position: state => view(state, 'host'),
  load,
  broken,
};
