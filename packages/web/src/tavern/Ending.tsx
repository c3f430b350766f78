import type { Outcome } from '@taproom/games';
import { type Breakdown, RESOURCES, tables } from '@taproom/games/heros-tavern';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { TavernPicture } from '../art/tavern/index.ts';
import { CrestMark } from './CrestMark.tsx';
import { sumOf } from './Slate.tsx';

interface EndingProps {
  readonly outcome: Outcome<Breakdown>;
  readonly names: readonly string[];
}

/** The end: the totals build up row by row, then who has won, and by what. */
export function Ending({ outcome, names }: EndingProps): ReactNode {
  const { tavern } = useWords();
  const { players, winners } = outcome;
  const rows = Array.from({ length: tables.ROUNDS + 1 }, (_, row) => ({
    title: row < tables.ROUNDS ? tavern.padRound(row + 1) : tavern.over,
    heroes: players.map(player => sumOf(player.rows[row] ?? NOTHING)),
  }));
  rows.push({ title: tavern.unspentTokens, heroes: players.map(player => player.unspentHeroes) });
  const won = tavern.and(winners.map(seat => names[seat] ?? ''));
  const appear = (row: number) => ({ '--row': row }) as CSSProperties;
  const best = winners[0] === undefined ? undefined : players[winners[0]];
  const unspent = RESOURCES.reduce((sum, resource) => sum + (best?.unspent[resource] ?? 0), 0);
  return (
    <section className="tavern-ending" aria-label={tavern.over}>
      <h2 style={appear(rows.length + 1)} aria-live="polite">
        <TavernPicture of="hero" size={56} />
        {winners.length > 1 ? tavern.winners(won) : tavern.winner(won)}
      </h2>
      {best?.tieBreak === 'won' && <p style={appear(rows.length + 1)}>{tavern.tieWon(won, unspent)}</p>}
      {best?.tieBreak === 'shared' && <p style={appear(rows.length + 1)}>{tavern.tieShared}</p>}
      <div className="tavern-scroll">
        <table>
          <caption>
            <small>{tavern.runningTotal}</small>
          </caption>
          <thead>
            <tr>
              <td />
              {names.map((name, seat) => (
                <th key={name} scope="col" className={winners.includes(seat) ? 'winner' : undefined}>
                  <CrestMark seat={seat} size={40} />
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, heroes }, row) => (
              <tr key={title} style={appear(row)}>
                <th scope="row">{title}</th>
                {heroes.map((gained, seat) => (
                  <td key={names[seat]}>
                    <b>{gained}</b>{' '}
                    <small>
                      {rows.slice(0, row + 1).reduce((sum, one) => sum + (one.heroes[seat] ?? 0), 0)}
                    </small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr style={appear(rows.length)}>
              <th scope="row">{tavern.total}</th>
              {players.map((player, seat) => (
                <td key={names[seat]} className={winners.includes(seat) ? 'winner' : undefined}>
                  {player.total}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Link href="/" className="button main">
        {tavern.home}
      </Link>
    </section>
  );
}

const NOTHING = { entertainment: 0, food: 0, ale: 0, lodging: 0, market: 0, staff: 0 };
