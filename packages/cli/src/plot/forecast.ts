import { meanWithError } from '@taproom/bots/arena';
import { element, GILT, INK, line, page, RUBRIC, text } from './svg.ts';

/** What the seats of one game could expect at one moment, and what they got: shares of victory. */
export interface Forecast {
  readonly expected: readonly number[];
  readonly got: readonly number[];
}

/** All forecasts of about the same share. */
export interface ForecastGroup {
  /** From which share on. */
  readonly from: number;
  readonly games: number;
  readonly seats: number;
  readonly expected: number;
  readonly got: number;
  /** The standard error of what they got, by game: seats of the same game are not independent. */
  readonly error: number;
}

export const TENTHS = 10;

/** Which tenth a share is in: the last one includes 1. */
export const tenthOf = (share: number): number => Math.min(TENTHS - 1, Math.floor(share * TENTHS));

/** Forecasts in tenths of the expected share. */
export function groupsOf(forecasts: readonly Forecast[]): ForecastGroup[] {
  return Array.from({ length: TENTHS }, (_, tenth) => {
    const isIn = (share: number): boolean => tenthOf(share) === tenth;
    const games = forecasts
      .map(({ expected, got }) =>
        expected.flatMap((share, seat) => (isIn(share) ? [{ share, got: got[seat] ?? 0 }] : [])),
      )
      .filter(seats => seats.length > 0);
    const all = games.flat();
    const mean = (of: (seat: { share: number; got: number }) => number): number =>
      all.reduce((sum, seat) => sum + of(seat), 0) / all.length;
    const got = mean(seat => seat.got);
    // What each game adds to the difference of the mean: its seats count together.
    const { error } = meanWithError(
      games.map(seats => (seats.reduce((sum, seat) => sum + seat.got - got, 0) * games.length) / all.length),
    );
    return {
      from: tenth / TENTHS,
      games: games.length,
      seats: all.length,
      expected: mean(seat => seat.share),
      got,
      error,
    };
  }).filter(({ games }) => games > 1);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export const groupRows = (groups: readonly ForecastGroup[]): string[][] => [
  ['expected', 'games', 'seats', 'mean expected', 'actual', '95 % interval'],
  ...groups.map(({ from, games, seats, expected, got, error }) => [
    `${100 * from} to ${100 * from + TENTHS} %`,
    String(games),
    String(seats),
    percent(expected),
    percent(got),
    `${percent(Math.max(0, got - 2 * error))} to ${percent(Math.min(1, got + 2 * error))}`,
  ]),
];

const SIZE = 360;
const LEFT = 90;
const TOP = 90;

/** Expected shares of victory against those that were got: honest ones are on the diagonal. */
export function forecastPlot(title: string, groups: readonly ForecastGroup[]): string {
  const x = (share: number): number => LEFT + SIZE * share;
  const y = (share: number): number => TOP + SIZE * (1 - Math.max(0, Math.min(1, share)));
  const small = { 'font-size': 12, opacity: 0.8 };
  return page(SIZE + 2 * LEFT, TOP + SIZE + 70, title, [
    ...[0, 0.25, 0.5, 0.75, 1].flatMap(share => [
      line(x(share), y(0), x(share), y(1)),
      line(x(0), y(share), x(1), y(share)),
      text(x(share), y(0) + 20, `${100 * share} %`, { ...small, 'text-anchor': 'middle' }),
      text(x(0) - 10, y(share) + 4, `${100 * share} %`, { ...small, 'text-anchor': 'end' }),
    ]),
    line(x(0), y(0), x(1), y(1), { stroke: GILT, 'stroke-width': 1.5, 'stroke-dasharray': '4 4' }),
    ...groups.flatMap(({ expected, got, error }) => [
      line(x(expected), y(got - 2 * error), x(expected), y(got + 2 * error), {
        stroke: RUBRIC,
        'stroke-width': 2,
      }),
      element('circle', { cx: x(expected), cy: y(got), r: 4, fill: RUBRIC }),
    ]),
    text(x(0.5), y(0) + 46, 'expected share of victory', { ...small, fill: INK, 'text-anchor': 'middle' }),
    text(x(0), y(1) - 14, 'actual, with 95 % intervals', small),
  ]);
}
