import type { ReactNode } from 'react';
import { crestOf } from '../art/crests/CrestMark.tsx';
import { Crest, SEAT_TONES } from '../art/crests/index.ts';
import { INK } from '../art/ink.ts';
import { apart, stepFor } from './scale.ts';
import './chart.css';

interface LineChartProps {
  readonly width: number;
  readonly height: number;
  /** A text alternative, for people who can't see it. */
  readonly label: string;
  /** By seat: what it had at each step, all of the same length. */
  readonly lines: readonly (readonly number[])[];
  /** What is written below some of the steps. */
  readonly marks: readonly { readonly at: number; readonly text: string }[];
  /** How a value of the scale is written; as it is, if nothing else is said. */
  readonly write?: (value: number) => string;
}

const EDGE = { left: 50, right: 46, top: 16, bottom: 32 } as const;
/** The crests at the ends of the lines: their size, and how close they may come. */
const CREST = 30;
/** Lines differ by their strokes as well as by colour. */
const DASHES = ['', '12 4', '4 4', '12 4 4 4', '7 7'];

/** The points of all players over a game, as lines that end in their crests. */
export function LineChart({ width, height, label, lines, marks, write = String }: LineChartProps): ReactNode {
  const most = Math.max(1, ...lines.flat());
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const last = Math.max(1, (lines[0]?.length ?? 0) - 1);
  const x = (at: number): number => EDGE.left + (at / last) * (width - EDGE.left - EDGE.right);
  const y = (points: number): number =>
    height - EDGE.bottom - (points / top) * (height - EDGE.top - EDGE.bottom);
  const ends = lines.map(points => y(points.at(-1) ?? 0));
  return (
    <svg className="line-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {Array.from({ length: top / step + 1 }, (_, i) => i * step).map(points => (
        <g key={points}>
          <path className="grid" d={`M${EDGE.left} ${y(points)}H${x(last)}`} />
          <text x={EDGE.left - 8} y={y(points) + 5} textAnchor="end">
            {write(points)}
          </text>
        </g>
      ))}
      {marks.map(({ at, text }) => (
        <g key={at}>
          <path className="grid" d={`M${x(at)} ${EDGE.top}V${height - EDGE.bottom}`} />
          <text x={x(at)} y={height - 10} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {lines.map((points, seat) => {
        const d = `M${points.map((one, at) => `${x(at).toFixed(1)} ${y(one).toFixed(1)}`).join('L')}`;
        const tone = INK[SEAT_TONES[crestOf(seat)].tone];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its seat.
          <g key={seat}>
            <path className="casing" d={d} />
            <path className="line" d={d} stroke={tone} strokeDasharray={DASHES[seat]} />
          </g>
        );
      })}
      {apart(ends, CREST, { least: EDGE.top, most: height - EDGE.bottom }).map((end, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a crest is its seat.
        <g key={seat} transform={`translate(${x(last) + 23} ${end}) scale(${CREST / 100})`}>
          <Crest seat={crestOf(seat)} />
        </g>
      ))}
    </svg>
  );
}
