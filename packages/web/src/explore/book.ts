import {
  type BookCell,
  bookFile,
  type Effect,
  type ExploreBook,
  type SampleBook,
  sampleFile,
} from '@taproom/bots/explore/book';
import { beside } from '../app/base.ts';

async function load<Loaded>(file: string): Promise<Loaded> {
  const answer = await fetch(beside(file));
  if (!answer.ok) throw new Error(`no ${file}: ${answer.status}`);
  return (await answer.json()) as Loaded;
}

/** What was found out about a game. It is fetched when someone asks, and is not part of the offline cache. */
export const loadExplored = (game: string): Promise<ExploreBook> => load(bookFile(game));
export const loadSamples = (game: string, seats: number, kind: string): Promise<SampleBook> =>
  load(sampleFile(game, seats, kind));

export const addressOfBook = (game: string): string => beside(bookFile(game));

/** The decisions that are shown together. */
export interface Selection {
  readonly seats: number;
  readonly kind: string;
  readonly round: number;
}

/** A cell that is known well enough to be shown. */
export interface ShownCell extends BookCell {
  readonly points: Effect;
  readonly share: Effect;
}

const isShown = (cell: BookCell): cell is ShownCell => cell.points !== null && cell.share !== null;

const isIn =
  ({ seats, kind, round }: Selection) =>
  (cell: BookCell): boolean =>
    cell.seats === seats && cell.kind === kind && cell.round === round;

/** The cells of a selection: those that are shown, best first; and those that occurred, but are not known well enough. */
export function cellsOf(
  { cells }: ExploreBook,
  selection: Selection,
): { readonly shown: readonly ShownCell[]; readonly open: readonly BookCell[] } {
  const own = cells.filter(isIn(selection));
  return {
    shown: own.filter(isShown).sort((a, b) => b.points[0] - a.points[0]),
    open: own.filter(cell => !isShown(cell) && cell.pairs > 0),
  };
}

/** The decisions that are offered: those about which something is known, or all where nothing is. */
export function offered(book: ExploreBook): ExploreBook {
  const known = book.cells.filter(isShown);
  return known.length === 0 ? book : { ...book, cells: book.cells.filter(cell => known.some(isIn(cell))) };
}

/** How many choices of a table are known well enough to be shown, of all that were measured. */
export function knownOf(
  { cells }: ExploreBook,
  seats: number,
): { readonly known: number; readonly all: number } {
  const own = cells.filter(cell => cell.seats === seats && cell.pairs > 0);
  return { known: own.filter(isShown).length, all: own.length };
}

/** A selection that exists, as near as possible to the one that is asked for. */
export function nearestSelection({ cells }: ExploreBook, wanted: Selection): Selection {
  const seated = cells.filter(({ seats }) => seats === wanted.seats);
  const kind = seated.some(cell => cell.kind === wanted.kind) ? wanted.kind : (seated[0]?.kind ?? '');
  const rounds = seated.filter(cell => cell.kind === kind).map(cell => cell.round);
  const round = rounds.includes(wanted.round) ? wanted.round : Math.min(...rounds);
  return { seats: wanted.seats, kind, round };
}

/** What a page begins with: the first decisions about which something is known, if there are any. */
export function firstSelection({ cells }: ExploreBook): Selection {
  const { seats = 0, kind = '', round = 1 } = cells.find(isShown) ?? cells[0] ?? {};
  return { seats, kind, round };
}

/** The range that a chart of effects needs: all intervals, and 0. */
export function rangeOf(cells: readonly ShownCell[]): readonly [low: number, high: number] {
  return [
    Math.min(0, ...cells.map(({ points: [, low] }) => low)),
    Math.max(0, ...cells.map(({ points: [, , high] }) => high)),
  ];
}
