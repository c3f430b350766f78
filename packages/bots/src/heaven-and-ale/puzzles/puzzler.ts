import { endsTurn, expectOk } from '@taproom/games';
import { type Event, heavenAndAle, type Move } from '@taproom/games/heaven-and-ale';
import {
  BREWMASTER,
  brewmasterRow,
  decode,
  FIGURE,
  GO,
  inStartingArea,
  OUT,
  player,
  SEAT_COUNT,
  STAGE,
  type State,
} from '@taproom/games/heaven-and-ale/inner';
import { CLEAR, FEWEST_TURNS, MOST_RIGHT, type PuzzleAnswer, type Puzzler } from '../../puzzles/puzzle.ts';
import { isLastRound } from '../certain.ts';
import { Closed, TooMany } from './closed.ts';
import { Contested } from './contested.ts';
import { judgementIn } from './judgement.ts';

/** The most positions of a puzzle. */
const MOST_POSITIONS = 60_000;
/** Two players who are not past this space have more in front of them than can be played out. */
const NEAR_HOME = 18;
/** Longer answers are work, not puzzles. */
const MOST_TURNS = 5;

const THEMES = ['shed', 'monk', 'barrels', 'exchange', 'cards', 'purse'] as const;
type Theme = (typeof THEMES)[number];

/** What an event makes a puzzle about. */
function themeOf(event: Event): Theme | null {
  switch (event.event) {
    case 'shed-built':
      return 'shed';
    case 'triggered':
      return 'monk';
    case 'barrel':
      return 'barrels';
    case 'card-placed':
      return 'cards';
    case 'card-returned':
      return 'purse';
    default:
      return null;
  }
}

/** The others who are still in the round. */
function rivalsOf(state: State, seat: number): number[] {
  const rivals: number[] = [];
  for (let other = 0; other < state[SEAT_COUNT]; other++)
    if (other !== seat && state[player(other) + OUT] === 0) rivals.push(other);
  return rivals;
}

/** An answer that was played: its turns, what happens in them, and where they lead. */
interface Played {
  readonly turns: Move[][];
  readonly themes: Theme[];
  readonly state: State;
}

function played(root: State, seat: number, codes: readonly number[]): Played {
  const state = root.slice();
  const turns: Move[][] = [[]];
  const themes = new Set<Theme>();
  for (const code of codes) {
    const move = decode(state, code);
    turns.at(-1)?.push(move);
    const events = expectOk(heavenAndAle.apply(state, seat, move));
    for (const event of events) {
      const theme = themeOf(event);
      if (theme !== null) themes.add(theme);
    }
    if (endsTurn(heavenAndAle, events)) turns.push([]);
  }
  return {
    turns: turns.filter(turn => turn.length > 0),
    themes: THEMES.filter(theme => themes.has(theme)),
    state,
  };
}

/** The same at the end of the game, where it may also be about a better exchange rate, or ducats that become steps. */
function told(root: State, seat: number, codes: readonly number[]): Pick<Played, 'turns' | 'themes'> {
  const { turns, themes: found, state } = played(root, seat, codes);
  const themes = new Set(found);
  const end = heavenAndAle.outcome(state)?.players[seat];
  if (end?.exchange.some(({ step }) => step === 'ducats')) themes.add('purse');
  const { rate } = brewmasterRow(root[player(seat) + BREWMASTER]);
  if (themes.size === 0 || (end?.rate ?? rate) < rate) themes.add('exchange');
  return { turns, themes: THEMES.filter(theme => themes.has(theme)) };
}

/** An answer, unless it takes too many positions to find. */
function withinReason(find: () => PuzzleAnswer<Move> | null): PuzzleAnswer<Move> | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

/** The last round of a player whom everyone else has left alone. */
function alone(state: State, seat: number): PuzzleAnswer<Move> | null {
  const closed = new Closed(state, MOST_POSITIONS);
  const best = closed.best(state).score;
  const firsts = closed.firstTurns();
  const others = firsts.filter(score => score < best);
  const next = Math.max(...others);
  const right = firsts.length - others.length;
  if (firsts.length < FEWEST_TURNS || right > firsts.length * MOST_RIGHT || best - next < CLEAR) return null;
  const { turns, themes } = told(state, seat, closed.line());
  if (turns.length > MOST_TURNS) return null;
  return { kind: 'closed', turns, best, next, themes };
}

const isNearHome = (figure: number): boolean => figure >= NEAR_HOME && !inStartingArea(figure);

/** The last round of two players who are both near its end. */
function contested(state: State, seat: number, rival: number): PuzzleAnswer<Move> | null {
  if (![seat, rival].every(one => isNearHome(state[player(one) + FIGURE]))) return null;
  const firsts = new Contested(state, rival, MOST_POSITIONS).firstTurns();
  if (firsts.length < FEWEST_TURNS) return null;
  const answer = firsts.reduce((best, turn) => (turn.value.sure > best.value.sure ? turn : best));
  const others = firsts.filter(turn => turn !== answer).map(({ value }) => value);
  const { sure, own } = answer.value;
  const lead = Math.min(
    sure - Math.max(...others.map(other => other.sure)),
    own.least - Math.max(...others.map(other => other.own.most)),
  );
  if (lead < CLEAR) return null;
  const { turns, themes } = told(state, seat, answer.moves);
  return { kind: 'last-round', turns, best: sure, next: sure - lead, themes };
}

/** A turn in the middle of things that is clearly the best on average. */
function judged(state: State, seat: number): PuzzleAnswer<Move> | null {
  const found = judgementIn(state);
  if (found === null) return null;
  const { moves, ...answer } = found;
  const { turns, themes } = played(state, seat, moves);
  return themes.length === 0 ? null : { kind: 'judgement', turns, themes, ...answer };
}

const answer: Puzzler['answer'] = (state, seat, kind) => {
  if (state[STAGE] !== GO) return null;
  const [rival, another] = rivalsOf(state, seat);
  if (kind === 'judgement')
    return isLastRound(state) && rival === undefined ? null : withinReason(() => judged(state, seat));
  if (!isLastRound(state)) return null;
  if (kind === 'closed' && rival === undefined) return withinReason(() => alone(state, seat));
  if (kind === 'last-round' && rival !== undefined && another === undefined)
    return withinReason(() => contested(state, seat, rival));
  return null;
};

export const puzzler: Puzzler = {
  id: heavenAndAle.id,
  rules: heavenAndAle.rules,
  themes: THEMES,
  answer,
};
