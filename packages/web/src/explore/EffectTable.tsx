import type { Effect, ExploreBook, SampleBook } from '@taproom/bots/explore/book';
import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useFigures } from '../review/figures.ts';
import { cellsOf, loadSamples, rangeOf, type Selection, type ShownCell } from './book.ts';
import type { LoadedExploreWords } from './words.ts';

interface EffectTableProps {
  readonly book: ExploreBook;
  readonly selection: Selection;
  readonly words: LoadedExploreWords;
}

/** The options of a decision with what each of them changes, best first. */
export function EffectTable({ book, selection, words }: EffectTableProps): ReactNode {
  const { general, own } = words;
  const { seats, kind } = selection;
  const { shown, open } = cellsOf(book, selection);
  const figures = useFigures();
  const [samples, setSamples] = useState<SampleBook | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  if (failed !== null) throw failed.error;
  const about = own.kinds[kind];
  const range = rangeOf(shown);
  const showGames = (): void =>
    void loadSamples(book.game, seats, kind).then(setSamples, (error: unknown) => setFailed({ error }));
  return (
    <>
      {shown.length === 0 ? (
        <p className="explore-nothing">{general.nothing}</p>
      ) : (
        <>
          <table className="explore-table">
            <caption>{about?.means}</caption>
            <thead>
              <tr>
                <th scope="col">{about?.option}</th>
                <th scope="col">{own.points}</th>
                <td aria-hidden="true" />
                <th scope="col">{general.victory}</th>
                <th scope="col">{general.positions}</th>
                {samples !== null && <th scope="col">{general.games}</th>}
              </tr>
            </thead>
            <tbody>
              {shown.map(cell => (
                <EffectRow
                  key={cell.option}
                  cell={cell}
                  name={own.option(kind, cell.option)}
                  range={range}
                  samples={samples}
                  words={words}
                />
              ))}
            </tbody>
          </table>
          {samples === null && (
            <p>
              <button type="button" className="button" onClick={showGames}>
                {general.showGames}
              </button>
            </p>
          )}
        </>
      )}
      {open.length > 0 && (
        <p className="explore-open">
          {general.open(
            open
              .map(({ option, pairs }) => `${own.option(kind, option)} (${figures.whole(pairs)})`)
              .join(', '),
          )}
        </p>
      )}
    </>
  );
}

interface EffectRowProps {
  readonly cell: ShownCell;
  readonly name: string;
  readonly range: readonly [low: number, high: number];
  readonly samples: SampleBook | null;
  readonly words: LoadedExploreWords;
}

function EffectRow({ cell, name, range, samples, words }: EffectRowProps): ReactNode {
  const { general } = words;
  const figures = useFigures();
  const { points, share, pairs, kind, round, option } = cell;
  const games = samples?.[`${kind} ${round} ${option}`] ?? [];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <strong>{figures.pointsOff(points[0])}</strong>{' '}
        <small>{general.range(figures.pointsOff(points[1]), figures.pointsOff(points[2]))}</small>
      </td>
      <td aria-hidden="true">
        <EffectBar effect={points} range={range} />
      </td>
      <td>
        {figures.shareOff(share[0])}{' '}
        <small>{general.range(figures.shareOff(share[1]), figures.shareOff(share[2]))}</small>
      </td>
      <td>{figures.whole(pairs)}</td>
      {samples !== null && (
        <td className="explore-games">
          {games.map(({ packed, move, points: change }, i) => (
            <Link
              key={packed}
              href={addressOf({ page: 'packed', packed, move: String(move) })}
              aria-label={general.game(i + 1, figures.pointsOff(change))}
            >
              {figures.pointsOff(change)}
            </Link>
          ))}
        </td>
      )}
    </tr>
  );
}

const WIDTH = 200;
const HEIGHT = 24;

/** The mean and its interval on a line that has the same scale in all rows, with a mark at 0. */
function EffectBar({
  effect: [mean, low, high],
  range: [least, most],
}: {
  readonly effect: Effect;
  readonly range: readonly [low: number, high: number];
}): ReactNode {
  const x = (n: number): number => 4 + ((WIDTH - 8) * (n - least)) / (most - least || 1);
  const middle = HEIGHT / 2;
  return (
    <svg className="effect-bar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="zero" d={`M${x(0)} 0V${HEIGHT}`} />
      <path className="effect" d={`M${x(0)} ${middle}H${x(mean)}`} />
      <path className="interval" d={`M${x(low)} ${middle}H${x(high)}`} />
      <circle cx={x(mean)} cy={middle} r="4" />
    </svg>
  );
}
