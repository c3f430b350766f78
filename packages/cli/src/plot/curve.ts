import { element, GILT, line, page, RUBRIC, text, ticks } from './svg.ts';

/** A series of measurements over the games played so far. */
export interface Series {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

const WIDTH = 860;
const TOP = 84;
const PANEL = { left: 96, right: WIDTH - 48, height: 130, gap: 64 };

/** One panel per series, one below another. */
export function curves(title: string, across: string, all: readonly Series[]): string {
  const content = all.flatMap((series, i) => panel(series, TOP + i * (PANEL.height + PANEL.gap)));
  const bottom = TOP + all.length * (PANEL.height + PANEL.gap);
  content.push(
    text(PANEL.right, bottom - 18, across, { 'text-anchor': 'end', 'font-style': 'italic', 'font-size': 12 }),
  );
  return page(WIDTH, bottom + 14, title, content);
}

/** More points than this can't be distinguished: then neighbours are drawn as one, their mean. */
const MOST_POINTS = 200;

function thinned(points: Series['points']): Series['points'] {
  const size = Math.max(1, Math.ceil(points.length / MOST_POINTS));
  return Array.from({ length: Math.ceil(points.length / size) }, (_, i) => {
    const some = points.slice(i * size, (i + 1) * size);
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    return { x: mean(some.map(({ x }) => x)), y: mean(some.map(({ y }) => y)) };
  });
}

function panel({ name, points: all }: Series, top: number): string[] {
  const points = thinned(all);
  const rows = ticks(...rangeOf(points.map(({ y }) => y)), 3);
  const columns = ticks(...rangeOf([0, ...all.map(({ x }) => x)]), 6);
  const x = scale(columns, PANEL.left, PANEL.right);
  const y = scale(rows, top + PANEL.height, top);
  const small = { 'font-size': 11, opacity: 0.75 };
  const path = points
    .map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.x).toFixed(1)} ${y(point.y).toFixed(1)}`)
    .join('');
  const last = points.at(-1);
  return [
    text(34, top - 12, name, { 'font-weight': 700 }),
    ...rows.flatMap(row => [
      line(PANEL.left, y(row), PANEL.right, y(row)),
      text(PANEL.left - 10, y(row) + 4, row.toLocaleString('en'), { ...small, 'text-anchor': 'end' }),
    ]),
    ...columns.map(column =>
      text(x(column), top + PANEL.height + 18, column.toLocaleString('en'), {
        ...small,
        'text-anchor': 'middle',
      }),
    ),
    element('path', { d: path, fill: 'none', stroke: RUBRIC, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    ...(last ? [element('circle', { cx: x(last.x), cy: y(last.y), r: 4, fill: GILT })] : []),
  ];
}

const rangeOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

function scale(marks: readonly number[], from: number, to: number): (value: number) => number {
  const [low, high] = rangeOf(marks);
  return value => from + ((value - low) / (high - low || 1)) * (to - from);
}
