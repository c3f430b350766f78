import type { ReactNode } from 'react';
import { LineChart } from '../../../chart/LineChart.tsx';
import { useCloisterWords } from '../words.ts';
import { useRoom } from './room.ts';
import type { ScorePoint } from './series.ts';

/** One unit is one pixel, so that its letters are as large as those around it. It is never smaller than this. */
const LEAST = { width: 300, height: 150 } as const;

interface ScoreChartProps {
  readonly title: string;
  readonly standings: readonly ScorePoint[];
  readonly names: readonly string[];
}

/** The points of all players over the game. */
export function ScoreChart({ title, standings, names }: ScoreChartProps): ReactNode {
  const { turn } = useCloisterWords();
  const words = turn.ending;
  const { ref, room } = useRoom();
  const series = names.map((name, seat) => ({
    name,
    points: standings.map(({ points }) => Math.round(points[seat] ?? 0)),
  }));
  return (
    <figure className="score-chart">
      <figcaption>{title}</figcaption>
      <div ref={ref} className="board-room">
        <LineChart
          width={Math.max(LEAST.width, room.width)}
          height={Math.max(LEAST.height, room.height)}
          label={words.chartTold(series)}
          lines={series.map(({ points }) => points)}
          marks={standings.flatMap(({ round }, at) =>
            round === standings[at - 1]?.round ? [] : [{ at, text: words.round(round) }],
          )}
        />
      </div>
    </figure>
  );
}
