import type { Outcome } from '@taproom/games';
import type { Breakdown } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { LineChart } from '../../../chart/LineChart.tsx';
import { useTavernRules, useTavernWords } from '../words.ts';
import { totalsOf } from './rows.ts';

interface ChartProps {
  readonly outcome: Outcome<Breakdown>;
  readonly names: readonly string[];
}

/** The heroes of all players over the rounds and the final scoring. */
export function Chart({ outcome, names }: ChartProps): ReactNode {
  const { tavern } = useTavernWords();
  const { numbers } = useTavernRules();
  const lines = outcome.players.map(player => totalsOf(numbers, player));
  const told = lines.map((totals, seat) => tavern.chartOf(names[seat] ?? '', totals.slice(1).join(', ')));
  const rounds = Array.from({ length: numbers.ROUNDS }, (_, i) => ({ at: i + 1, text: `${i + 1}` }));
  return (
    <figure className="tavern-chart">
      <figcaption>{tavern.chart}</figcaption>
      <LineChart
        width={420}
        height={270}
        label={[tavern.chart, ...told].join('. ')}
        lines={lines}
        marks={[...rounds, { at: numbers.ROUNDS + 1, text: tavern.padFinal }]}
      />
    </figure>
  );
}
