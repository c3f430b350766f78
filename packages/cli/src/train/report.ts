import { cpus } from 'node:os';
import type { Lesson } from '@taproom/bots/workbench';
import { curves, type Series } from '../plot/curve.ts';
import type { StoredTraining } from './folder.ts';

/** The training curves, one for each figure of the lessons. */
export function curveOf({ game, lessons }: StoredTraining): string {
  return curves(`Training for ${game}`, 'games played', seriesOf(lessons));
}

function seriesOf(lessons: readonly Lesson[]): Series[] {
  const names = [...new Set(lessons.flatMap(({ figures }) => Object.keys(figures)))];
  return names.map(name => ({
    name,
    points: lessons.flatMap(({ games, figures }) => {
      const y = figures[name];
      return y === undefined ? [] : [{ x: games, y }];
    }),
  }));
}

/** The commands that repeat a training: one, unless the length was changed along the way. */
const commandsOf = ({ game, seed, legs, lessons }: StoredTraining): string[] =>
  legs.map(({ length }, i) => {
    const end = legs[i + 1]?.from ?? lessons.at(-1)?.games ?? 0;
    const stopped = 'games' in length ? end < length.games : i < legs.length - 1;
    return [
      `npm run -s taproom -- train ${game}`,
      'games' in length ? `--games ${length.games}` : `--minutes ${length.minutes}`,
      `--seed ${seed}`,
      ...(stopped ? [`--stop-at ${end}`] : []),
      ...(i > 0 ? ['--resume'] : []),
    ].join(' ');
  });

/** The report of a training, with the commands that repeat it. */
export function reportOf(kept: StoredTraining): string {
  const { game, lessons, legs, seconds } = kept;
  const commands = commandsOf(kept);
  const last = lessons.at(-1);
  const rows = seriesOf(lessons).map(({ name, points }) => {
    const values = [points[0], points[Math.floor(points.length / 2)], points.at(-1)];
    return `| ${name} | ${values.map(point => point?.y.toFixed(3) ?? '').join(' | ')} |`;
  });
  const again = legs.every(({ length }) => 'games' in length)
    ? `The same ${commands.length > 1 ? 'commands give' : 'command gives'} the same weights.`
    : 'Training was limited by time, so another run gives different weights.';
  return `${[
    `# Training for ${game}`,
    '',
    ...commands.map(command => `    ${command}`),
    '',
    `${(last?.games ?? 0).toLocaleString('en')} games in ${lessons.length} steps, ${(seconds / 60).toFixed(1)} minutes on one core of ${cpus()[0]?.model ?? 'an unknown machine'}, Node ${process.version}. ${again}`,
    '',
    '| figure | first step | halfway | last step |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    '![Training curves](curve.svg)',
  ].join('\n')}\n`;
}
