import type { Seat } from '@taproom/games';
import { CATEGORIES, type View } from '@taproom/games/heros-tavern';
import { type ReactNode, useState } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { TavernPicture } from '../art/index.ts';
import { useTavernRules, useTavernWords } from '../words.ts';
import { beforeLastRow, sumOf } from './rows.ts';

interface SlateProps {
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** The last row of the pads is still being revealed elsewhere: they are shown as they were before it. */
  readonly isLastRowUntold: boolean;
}

/** The score pad on the wall: one player's at a time, the reader's own first. */
export function Slate({ view, seat, names, isLastRowUntold }: SlateProps): ReactNode {
  const { tavern } = useTavernWords();
  const { ROUNDS } = useTavernRules().numbers;
  const [shown, setShown] = useState(seat);
  const players = isLastRowUntold ? view.players.map(beforeLastRow) : view.players;
  const player = players[shown];
  if (player === undefined) return null;
  const unspent = player.heroes - player.pad.reduce((sum, row) => sum + sumOf(row), 0);
  const isOver = player.pad.length > ROUNDS;
  const rows = Array.from({ length: ROUNDS + 1 }, (_, row) => row);
  return (
    <section className="tavern-slate" aria-label={tavern.pad} data-guide="slate">
      <div className="tavern-tabs">
        {names.map((name, i) => (
          <button key={name} type="button" aria-pressed={i === shown} onClick={() => setShown(i)}>
            <CrestMark seat={i} />
            <span className="visually-hidden">{tavern.padOf(name)}</span>
            <b>{players[i]?.heroes}</b>
          </button>
        ))}
      </div>
      <table>
        <caption>{tavern.padOf(names[shown] ?? '')}</caption>
        <thead>
          <tr>
            <td />
            {CATEGORIES.map(category => (
              <th key={category} scope="col" data-about={`booth:${category}`}>
                <TavernPicture of={category} size={28} label={tavern.category[category]} />
              </th>
            ))}
            <th scope="col">{tavern.sum}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const heroes = player.pad[row];
            return (
              <tr
                key={row}
                className={row === player.pad.length - 1 ? 'latest' : undefined}
                data-about={`row:${row}`}
              >
                <th scope="row">{row < ROUNDS ? row + 1 : tavern.padFinal}</th>
                {CATEGORIES.map(category => (
                  <td key={category}>{heroes?.[category] ?? ''}</td>
                ))}
                <td>{heroes === undefined ? '' : sumOf(heroes)}</td>
              </tr>
            );
          })}
          <tr data-about="unspent">
            <th scope="row" colSpan={CATEGORIES.length + 1}>
              {tavern.unspent}
            </th>
            <td>{isOver ? unspent : ''}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={CATEGORIES.length + 1}>
              {tavern.total}
            </th>
            <td>{player.heroes}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
