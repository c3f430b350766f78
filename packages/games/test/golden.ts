import type { Catalogue } from '../src/catalogue.ts';
import { SeededRandom } from '../src/chance.ts';
import type { Actor, Game, GameEvent, GameMove, Outcome } from '../src/game.ts';
import { GAMES, type GameId } from '../src/index.ts';
import { type Replay, readRecord, recordOf, replayRecord, writeRecord } from '../src/record/index.ts';
import { expectOk } from '../src/result.ts';
import { aleBoard } from './heaven-and-ale.board.ts';
import { tavernBoard } from './heros-tavern.board.ts';
import { KEEN } from './policies.ts';
import { playOut } from './random-play.ts';

/** Where the golden games are, from the root of the project. */
export const GOLDEN = 'packages/games/test/golden';

/** How a game can end. */
export const ENDINGS: Readonly<Record<GameId, readonly Ending[]>> = {
  'heaven-and-ale': ['sole-winner', 'shared-victory'],
  'heros-tavern': ['sole-winner', 'tie-break', 'shared-victory'],
};
export type Ending = 'sole-winner' | 'tie-break' | 'shared-victory';

export function endingOf({ scores, winners }: Outcome): Ending {
  if (winners.length > 1) return 'shared-victory';
  return scores.filter(score => score === Math.max(...scores)).length > 1 ? 'tie-break' : 'sole-winner';
}

/** One game that must be there. */
export interface Wanted {
  readonly id: GameId;
  readonly seats: number;
  readonly ending: Ending;
}

/** A golden game for each game, number of seats and ending. */
export const WANTED: readonly Wanted[] = (['heaven-and-ale', 'heros-tavern'] as const).flatMap(id => {
  const { min, max } = GAMES.current(id).seats;
  const tables = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return tables.flatMap(seats => ENDINGS[id].map(ending => ({ id, seats, ending })));
});

export const fileOf = ({ id, seats, ending }: Wanted): string => `${id}-${seats}-${ending}.golden.txt`;

// ---- Text

/** The board of a game as text: what is worth showing before a move, after what has happened. */
export type Board = (
  state: Int16Array,
  actor: Actor | null,
  news: { readonly events: readonly GameEvent[]; readonly isNewActor: boolean },
) => string[];

const BOARDS: Readonly<Record<string, Board>> = {
  'heaven-and-ale': aleBoard,
  'heros-tavern': tavernBoard,
};

/** Longer lists of moves are only counted. */
const MOVES_SHOWN = 12;

interface Played {
  readonly actor: Actor;
  readonly move: GameMove;
}

/** A game as text: the board, who acts, how many moves there are or which, the choice, and what happens then. */
export function tell(
  game: Game,
  seats: number,
  moves: readonly Played[],
  board: Board = BOARDS[game.id],
): string {
  const state = expectOk(game.setup(seats));
  const lines: string[] = [];
  let events: readonly GameEvent[] = [];
  let last: Actor | null = null;
  for (const { actor, move } of moves) {
    const shown = board(state, actor, { events, isNewActor: actor !== last });
    lines.push(...(shown.length > 0 ? ['', ...shown] : []));
    lines.push(
      `${actor === 'chance' ? 'chance' : `seat ${actor}`}: ${game.write(move)}${choices(game, state, actor)}`,
    );
    events = expectOk(game.apply(state, actor, move));
    lines.push(...events.map(event => `    ${eventText(event)}`));
    last = actor;
  }
  const record = expectOk(recordOf({ game, seats, moves }));
  lines.push('', ...board(state, null, { events, isNewActor: true }), ...outcomeText(game.outcome(state)));
  return `${lines.join('\n')}\n\n${RECORD_MARK}\n${writeRecord(record)}`;
}

function choices(game: Game, state: Int16Array, actor: Actor): string {
  if (actor === 'chance') return '';
  const moves = game.moves(state, actor).map(move => game.write(move));
  if (moves.length === 1) return '  (the only move)';
  if (moves.length > MOVES_SHOWN) return `  (of ${moves.length})`;
  // Each command once, with all that it can be followed by.
  const commands = [...new Set(moves.map(move => move.split(' ')[0]))];
  const lists = commands.map(command => {
    const rests = moves
      .filter(move => move.split(' ')[0] === command)
      .map(move => move.slice(command.length + 1));
    return rests.length === 1 ? `${command} ${rests[0]}`.trim() : `${command} ${rests.join(', ')}`;
  });
  return `  (of ${moves.length}: ${lists.join(' | ')})`;
}

/** `bought space 5 tile hops3 …`: the seat is in the line above or in the event itself. */
function eventText({ event, ...facts }: GameEvent): string {
  const words = Object.entries(facts).map(([name, value]) => `${name} ${brief(value)}`);
  return [event, ...words].join(' ');
}

function brief(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(brief).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([name, one]) => `${name} ${brief(one)}`)
    .join(', ')}}`;
}

function outcomeText(outcome: Outcome | null): string[] {
  if (outcome === null) throw new Error('a golden game is played to its end');
  const { scores, winners, players } = outcome;
  return [
    '',
    `scores ${scores.join(' ')}, won by ${winners.map(seat => `seat ${seat}`).join(' and ')}: ${endingOf(outcome)}`,
    ...players.map((player, seat) => `seat ${seat}: ${brief(player)}`),
  ];
}

const RECORD_MARK = '---- the record';

/** The text a golden file should have, regenerated from the record at its end. */
export function retold(file: string): { readonly text: string; readonly wanted: Wanted } {
  const { game, steps, wanted } = replayed(file, GAMES);
  return { text: heading(wanted) + tell(game, wanted.seats, steps), wanted };
}

/** Whether a golden game was played by these rules. */
export const isOfRules = (file: string, rules: number): boolean => file.includes(`\nrules: ${rules}\n`);

/**
 * A golden game regenerated by an earlier edition. It has every move, choice, event and score, but no boards: those are
 * drawn by code for the current rules.
 */
export function toldWithoutBoards(file: string, games: Catalogue): string {
  const { game, steps, wanted } = replayed(file, games);
  return tell(game, wanted.seats, steps, () => []);
}

function replayed(file: string, games: Catalogue): Pick<Replay, 'game' | 'steps'> & { wanted: Wanted } {
  const [, record = ''] = file.split(`${RECORD_MARK}\n`);
  const { game, steps, outcome, state } = expectOk(replayRecord(expectOk(readRecord(record)), games));
  if (outcome === null) throw new Error('a golden game is played to its end');
  return { game, steps, wanted: { id: game.id, seats: game.seatCount(state), ending: endingOf(outcome) } };
}

const heading = ({ id, seats, ending }: Wanted): string =>
  `${id}, ${seats} seats, ${ending}\nPlayed by random players who don't throw the game away; \`npm run golden\` writes it.\n\n`;

// ---- Search

/** How many random games are looked through. */
const CANDIDATES = 20_000;

/** The text of a golden game for each ending: of many random games the one with the best winner. */
export function search(id: GameId, seats: number): Map<Ending, string> {
  const best = new Map<Ending, { readonly score: number; readonly seed: string }>();
  const fast = GAMES.current(id).fast;
  const game = GAMES.current(id);
  const start = expectOk(game.setup(seats));
  const state = start.slice();
  const codes = new Int32Array(fast.mostMoves);
  const tally = { games: 0, moves: 0, turns: 0 };
  for (let n = 0; n < CANDIDATES; n++) {
    const seed = `golden ${n}`;
    state.set(start);
    playOut({ fast, random: new SeededRandom(seed), codes, tally, policy: KEEN[id] }, state);
    const outcome = game.outcome(state);
    if (outcome === null) throw new Error('over without an outcome');
    const ending = endingOf(outcome);
    const score = Math.max(...outcome.scores);
    if (score > (best.get(ending)?.score ?? Number.NEGATIVE_INFINITY)) best.set(ending, { score, seed });
  }
  return new Map(
    Array.from(best, ([ending, { seed }]) => [
      ending,
      heading({ id, seats, ending }) + tell(game, seats, movesOf(id, seats, seed)),
    ]),
  );
}

/** The moves of a seed's random game, on the public interface. */
function movesOf(id: GameId, seats: number, seed: string): Played[] {
  const random = new SeededRandom(seed);
  const codes = new Int32Array(GAMES.current(id).fast.mostMoves);
  const game = GAMES.current(id);
  const state = expectOk(game.setup(seats));
  const played: Played[] = [];
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    let move: GameMove;
    if (actor === 'chance') move = game.draw(state, random);
    else {
      const count = GAMES.current(id).fast.list(state, actor, codes);
      move = game.moves(state, actor)[KEEN[id](codes, count, random)];
    }
    played.push({ actor, move });
    expectOk(game.apply(state, actor, move));
  }
  return played;
}
