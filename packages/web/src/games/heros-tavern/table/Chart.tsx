import type { Outcome } from '@taproom/games';
import { type Breakdown, tables } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { crestOf } from '../../../art/crests/CrestMark.tsx';
import { Crest, SEAT_TONES } from '../../../art/crests/index.ts';
import { INK } from '../../../art/ink.ts';
import { useTavernWords } from '../words.ts';
import { apart } from './apart.ts';
import { totalsOf } from './rows.ts';

interface ChartProps {
  readonly outcome: Outcome<Breakdown>;
  readonly names: readonly string[];
}

const BOX = { width: 380, height: 250 };
const LEFT = 34;
const RIGHT = 40;
const TOP = 12;
const BOTTOM = 28;
/** The crests at the ends of the lines: their size, and how close they may come. */
const CREST = 26;
const STEPS = tables.ROUNDS + 1;
/** Lines differ by their strokes as well as by colour. */
const DASHES = ['', '9 3', '3 3', '12 3 3 3', '6 6'];

/** The heroes of all players over the rounds, as lines. */
export function Chart({ outcome, names }: ChartProps): ReactNode {
  const { tavern } = useTavernWords();
  const lines = outcome.players.map(totalsOf);
  const most = Math.max(...outcome.scores, 1);
  const grid = most > 120 ? 50 : most > 60 ? 25 : 10;
  const top = Math.ceil(most / grid) * grid;
  const x = (step: number): number => LEFT + (step / STEPS) * (BOX.width - LEFT - RIGHT);
  const y = (heroes: number): number => BOX.height - BOTTOM - (heroes / top) * (BOX.height - TOP - BOTTOM);
  const ends = apart(outcome.scores.map(y), CREST, { least: TOP, most: BOX.height - BOTTOM });
  const told = lines.map((totals, seat) => tavern.chartOf(names[seat] ?? '', totals.slice(1).join(', ')));
  return (
    <figure className="tavern-chart">
      <figcaption>{tavern.chart}</figcaption>
      <svg
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        role="img"
        aria-label={[tavern.chart, ...told].join('. ')}
      >
        {Array.from({ length: top / grid + 1 }, (_, i) => i * grid).map(heroes => (
          <g key={heroes}>
            <path className="grid" d={`M${LEFT} ${y(heroes)}H${x(STEPS)}`} />
            <text x={LEFT - 6} y={y(heroes) + 4} textAnchor="end">
              {heroes}
            </text>
          </g>
        ))}
        {Array.from({ length: STEPS }, (_, i) => i + 1).map(step => (
          <text key={step} x={x(step)} y={BOX.height - 8} textAnchor="middle">
            {step < STEPS ? step : tavern.padFinal}
          </text>
        ))}
        {lines.map((totals, seat) => {
          const d = `M${totals.map((heroes, step) => `${x(step)} ${y(heroes)}`).join('L')}`;
          return (
            <g key={names[seat]}>
              <path className="casing" d={d} />
              <path
                className="line"
                d={d}
                stroke={INK[SEAT_TONES[crestOf(seat)].tone]}
                strokeDasharray={DASHES[seat]}
              />
            </g>
          );
        })}
        {ends.map((end, seat) => (
          <g key={names[seat]} transform={`translate(${x(STEPS) + 20} ${end}) scale(${CREST / 100})`}>
            <Crest seat={crestOf(seat)} />
          </g>
        ))}
      </svg>
    </figure>
  );
}
