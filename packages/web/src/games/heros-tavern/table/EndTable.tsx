import type { Seat } from '@taproom/games';
import type { ReactNode } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { type PictureName, TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';

interface EndTableProps {
  readonly title: string;
  readonly hint?: string;
  readonly names: readonly string[];
  readonly rows: readonly {
    readonly title: string;
    readonly picture?: PictureName;
    readonly heroes: readonly number[];
  }[];
  /** How many rows are shown by now; one more is the total. All, if not given. */
  readonly told?: number;
  readonly winners: readonly Seat[];
  readonly totals: readonly number[];
  /** Whether each cell shows the running total as well. */
  readonly running?: boolean;
}

/** Heroes by rows, a column for each player, with the total below. */
export function EndTable(props: EndTableProps): ReactNode {
  const { title, hint, names, rows, winners, totals, running = false } = props;
  const { told = rows.length + 1 } = props;
  const { tavern } = useTavernWords();
  const winner = (seat: Seat): string | undefined =>
    winners.includes(seat) && told > rows.length ? 'winner' : undefined;
  return (
    <table className="tavern-end-table">
      <caption>
        {title} {hint !== undefined && <small>{hint}</small>}
      </caption>
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            <th key={name} scope="col" className={winner(seat)}>
              <CrestMark seat={seat} size={36} />
              <span>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.title} className={place < told ? 'told' : 'untold'}>
            <th scope="row">
              {row.picture !== undefined && <TavernPicture of={row.picture} size={26} />} {row.title}
            </th>
            {row.heroes.map((heroes, seat) => (
              <td key={names[seat]}>
                <b>{heroes}</b>{' '}
                {running && (
                  <small>
                    {rows.slice(0, place + 1).reduce((sum, one) => sum + (one.heroes[seat] ?? 0), 0)}
                  </small>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={told > rows.length ? 'told' : 'untold'}>
          <th scope="row">{tavern.total}</th>
          {totals.map((total, seat) => (
            <td key={names[seat]} className={winner(seat)}>
              {total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
