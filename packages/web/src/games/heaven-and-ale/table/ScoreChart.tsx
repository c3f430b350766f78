import type { ReactNode } from 'react';
import { Crest } from '../art/index.ts';
import { useCloisterWords } from '../words.ts';
import { asSeat, Scaled } from './pieces.tsx';
import { useRoom } from './room.ts';
import { apart, stepFor } from './scale.ts';
import type { Standing } from './series.ts';

const HEIGHT = 280;
/** However wide its room is, its lines must be told apart. */
const WIDTHS = { least: 420, most: 1800 } as const;
const EDGE = { left: 44, right: 56, top: 16, bottom: 36 } as const;

/** The points of all players over the game. Lines differ in their dashes as well, and end in the crest. */
export function ScoreChart({
  standings,
  names,
}: {
  readonly standings: readonly Standing[];
  readonly names: readonly string[];
}): ReactNode {
  const { turn } = useCloisterWords();
  const words = turn.ending;
  const { ref, room } = useRoom();
  const ratio = room.width / Math.max(1, room.height);
  const width = Math.min(WIDTHS.most, Math.max(WIDTHS.least, HEIGHT * ratio));
  const most = Math.max(1, ...standings.flatMap(({ points }) => points));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const x = (i: number): number =>
    EDGE.left + (i / Math.max(1, standings.length - 1)) * (width - EDGE.left - EDGE.right);
  const y = (points: number): number =>
    HEIGHT - EDGE.bottom - (points / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const scale = Array.from({ length: top / step + 1 }, (_, i) => i * step);
  const rounds = standings.flatMap(({ round }, i) =>
    round === standings[i - 1]?.round ? [] : [{ round, i }],
  );
  const series = names.map((name, seat) => ({
    name,
    points: standings.map(({ points }) => points[seat] ?? 0),
  }));
  return (
    <figure className="score-chart">
      <figcaption>{words.chart}</figcaption>
      <div ref={ref} className="board-room">
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={words.chartTold(series)}>
          {scale.map(points => (
            <g key={points} className="grid">
              <line x1={EDGE.left} x2={width - EDGE.right} y1={y(points)} y2={y(points)} />
              <text x={EDGE.left - 8} y={y(points) + 5} textAnchor="end">
                {points}
              </text>
            </g>
          ))}
          {rounds.map(({ round, i }) => (
            <g key={round} className="grid">
              <line x1={x(i)} x2={x(i)} y1={EDGE.top} y2={HEIGHT - EDGE.bottom} />
              <text x={x(i) + 4} y={HEIGHT - 12}>
                {words.round(round)}
              </text>
            </g>
          ))}
          {series.map(({ name, points }, seat) => (
            <polyline
              key={name}
              className={`line seat-${seat}`}
              points={points.map((one, i) => `${x(i).toFixed(1)},${y(one).toFixed(1)}`).join(' ')}
            />
          ))}
          {apart(series.map(({ points }) => y(points.at(-1) ?? 0))).map((at, seat) => (
            <g key={names[seat]} transform={`translate(${width - EDGE.right + 26} ${at})`}>
              <Scaled size={34}>
                <Crest seat={asSeat(seat)} />
              </Scaled>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
