import { expectOk, recordOf, type Seat, SeededRandom, writeRecord } from '@taproom/games';
import { type Cell, cellName, type ExploredDecision, type Explorer } from './explorer.ts';
import { Line, type LineMove } from './line.ts';

/** What an option changed in one position: the line with it minus the line with the best alternative. */
export interface Pair {
  /** The name of the cell. */
  readonly cell: string;
  readonly points: number;
  readonly share: number;
}

/** A line that leaves the played game at a decision: with the option if the game has none of it, else without. */
interface Branch {
  readonly cell: Cell;
  readonly line: Line;
  readonly seat: Seat;
  readonly codes: readonly number[];
  /** Whether the option is in the branch, and the alternative in the game that was played. */
  readonly isForced: boolean;
}

/** The seat whose decisions are explored in a game: one, so that every game gives one observation to a cell. */
const exploredSeat = (name: string, seats: number): Seat => new SeededRandom(`${name}/seat`).below(seats);

/**
 * Plays one game and returns a pair for each wanted option of one seat's decisions. The policy's own turn is one half of
 * every pair: if it takes an option, the other half is its best turn without it; if not, its best turn with it. The
 * same name gives the same pairs.
 */
export function pairsIn(
  explorer: Explorer,
  seats: number,
  name: string,
  isWanted: (cell: string) => boolean,
): Pair[] {
  const seat = exploredSeat(name, seats);
  const line = Line.start(explorer, seats, name, null);
  const branches = branchesOf(explorer, line, seat, isWanted);
  const played = line.finish(seat);
  return branches.map(({ cell, line: other, codes, isForced }) => {
    other.play(seat, codes);
    const end = other.finish(seat);
    const sign = isForced ? 1 : -1;
    // Adding 0 turns −0 into 0.
    const difference = (a: number, b: number): number => sign * (a - b) + 0;
    return {
      cell: cellName(cell),
      points: difference(end.score, played.score),
      share: difference(end.share, played.share),
    };
  });
}

/** Plays a game to its end, and collects what could have been played instead. */
function branchesOf(
  explorer: Explorer,
  line: Line,
  seat: Seat,
  isWanted: (cell: string) => boolean,
): Branch[] {
  const branches: Branch[] = [];
  const seen = new Set<string>();
  for (let next = line.awaited(); next !== null; next = line.awaited()) {
    if (next === seat) {
      for (const decision of explorer.decisions(line.state, seat)) {
        const key = `${decision.kind} ${decision.round}`;
        if (seen.has(key)) continue;
        seen.add(key);
        branches.push(
          ...alternatives(decision)
            .filter(({ cell }) => isWanted(cellName(cell)))
            .map(one => ({ ...one, line: line.fork(), seat })),
        );
      }
    }
    line.play(next, explorer.turn(line.state, next));
  }
  return branches;
}

/** For each option of a decision, the turn that is compared with the one the policy plays. */
function alternatives({
  kind,
  round,
  turns,
}: ExploredDecision): Pick<Branch, 'cell' | 'codes' | 'isForced'>[] {
  const [played] = turns;
  const options = new Set(turns.flatMap(turn => turn.options));
  return [...options].flatMap(option => {
    const isForced = !played.options.includes(option);
    const other = turns.find(turn => turn.options.includes(option) === isForced);
    return other === undefined ? [] : [{ cell: { kind, round, option }, codes: other.codes, isForced }];
  });
}

/** A game to look at: the line with the option, and where in it the option was taken. */
export interface SampleGame extends Pair {
  readonly record: string;
  readonly seat: Seat;
  /** How many moves were made before the decision. */
  readonly ply: number;
}

/** The game behind a pair, played again with the option in it; null if the game has no such decision. */
export function sampleGame(explorer: Explorer, seats: number, name: string, cell: string): SampleGame | null {
  const { game } = explorer;
  const seat = exploredSeat(name, seats);
  const [pair] = pairsIn(explorer, seats, name, one => one === cell);
  const moves: LineMove[] = [];
  const line = Line.start(explorer, seats, name, moves);
  const [branch] = branchesOf(explorer, line, seat, one => one === cell);
  if (branch === undefined || pair === undefined) return null;
  const ply = branch.line.moves?.length ?? 0;
  const withOption = branch.isForced ? branch.line : line;
  if (branch.isForced) withOption.play(seat, branch.codes);
  withOption.finish(seat);
  const record = writeRecord(expectOk(recordOf({ game, seats, moves: withOption.moves ?? [] })));
  return { ...pair, record, seat, ply };
}
