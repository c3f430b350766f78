import type { BotStanding, Comparison } from '@taproom/bots/arena';
import type { Catalogue } from '@taproom/games';
import { element, GILT, INK, line, page, RUBRIC, text } from './svg.ts';

/** The part of an arena's JSON that the plot needs. */
export interface ArenaResult {
  readonly game: string;
  readonly seats: number;
  readonly deals: number;
  readonly games: number;
  readonly nodes?: number;
  readonly ms?: number;
  readonly standings: readonly Omit<BotStanding, 'traits'>[];
  readonly comparisons: readonly Comparison[];
}

const WIDTH = 940;
const TOP = 76;
const ROW = 34;
const HEAD = 46;
const FOOT = 52;
/** Where 0 % and 100 % are. */
const LEFT = 300;
const RIGHT = 620;
/** Where the columns of figures are. */
const SHARE = RIGHT + 22;
const INTERVAL = SHARE + 66;
const SCORES = WIDTH - 34;
const COLUMNS = [
  [SHARE, 'share', 'start'],
  [INTERVAL, 'interval', 'start'],
  [SCORES, 'mean scores', 'end'],
] as const;

/** How often one bot scores more than another, pair by pair, with the intervals. */
export function ladder(results: readonly ArenaResult[], games: Catalogue): string {
  const content: string[] = [];
  let y = TOP;
  for (const result of results) {
    content.push(text(34, y + 22, headOf(result, games), { 'font-size': 15, 'font-weight': 700 }));
    for (const [x, words, anchor] of COLUMNS) {
      content.push(text(x, y + 22, words, { 'font-size': 11, 'text-anchor': anchor, opacity: 0.7 }));
    }
    y += HEAD;
    const bottom = y + ROW * result.comparisons.length;
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const dash = share === 0.5 ? { stroke: GILT, 'stroke-width': 1.5, 'stroke-dasharray': '4 4' } : {};
      content.push(line(at(share), y - 6, at(share), bottom - 4, dash));
    }
    for (const comparison of result.comparisons) {
      content.push(...row(comparison, result, y + ROW / 2 - 5));
      y += ROW;
    }
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const where = { 'text-anchor': 'middle', 'font-size': 11, opacity: 0.7 };
      content.push(text(at(share), y + 10, `${100 * share} %`, where));
    }
    y += 30;
  }
  const note =
    'How often a seat of the first bot outscores a seat of the second (ties count half); 95 % confidence intervals by deal.';
  content.push(text(34, y + 14, note, { 'font-size': 12, 'font-style': 'italic', opacity: 0.8 }));
  return page(WIDTH, y + FOOT, 'The ladder', content);
}

const at = (share: number): number => LEFT + share * (RIGHT - LEFT);

function headOf({ game, seats, nodes, ms, games, deals }: ArenaResult, known: Catalogue): string {
  const limit =
    ms === undefined
      ? `${(nodes ?? 0).toLocaleString('en')} nodes per turn`
      : `${ms.toLocaleString('en')} ms per turn`;
  return `${known.has(game) ? known.current(game).title : game}, ${seats} seats, ${limit}, ${games.toLocaleString('en')} games in ${deals.toLocaleString('en')} deals`;
}

function row({ bot, other, share }: Comparison, { standings }: ArenaResult, y: number): string[] {
  const score = (name: string): string =>
    standings.find(each => each.name === name)?.score.mean.toFixed(1) ?? '';
  const { mean, low, high } = share;
  const ahead = mean >= 0.5;
  const bar = {
    x: Math.min(at(0.5), at(mean)),
    width: Math.abs(at(mean) - at(0.5)),
    y: y - 8,
    height: 16,
    rx: 2,
  };
  return [
    text(LEFT - 20, y + 5, `${short(bot)} over ${short(other)}`, { 'text-anchor': 'end' }),
    element('rect', { ...bar, fill: ahead ? RUBRIC : INK, opacity: ahead ? 0.85 : 0.45 }),
    ...(low === null || high === null ? [] : whisker(low, high, y)),
    text(SHARE, y + 5, `${hundredths(mean)} %`, { 'font-weight': 700 }),
    ...(low === null || high === null
      ? []
      : [
          text(INTERVAL, y + 5, `${hundredths(low)} to ${hundredths(high)}`, {
            'font-size': 12,
            opacity: 0.75,
          }),
        ]),
    text(SCORES, y + 5, `${score(bot)} : ${score(other)}`, {
      'font-size': 12,
      'text-anchor': 'end',
      opacity: 0.75,
    }),
  ];
}

function whisker(low: number, high: number, y: number): string[] {
  const ink = { stroke: INK, 'stroke-width': 2 };
  return [
    line(at(low), y, at(high), y, ink),
    ...[low, high].map(end => line(at(end), y - 5, at(end), y + 5, ink)),
  ];
}

const hundredths = (share: number): string => (100 * share).toFixed(1);

const short = (name: string): string => (name.length > 18 ? `${name.slice(0, 17)}…` : name);
